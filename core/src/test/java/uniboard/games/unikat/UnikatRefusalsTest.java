package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static uniboard.known.Claims.after;
import static uniboard.known.Claims.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.games.unikat.UnikatMove.Kind;
import uniboard.known.Claims;

/** What speaks against attempts in Unikat, checked against the rules: legal moves, who has which card, and what fits where. */
class UnikatRefusalsTest {
    private static final String SAID = "unikat.why.";
    private static final int ATTEMPTS = 10;
    /** Steps from a cell to its neighbours, by what the difference from the card there begins with. */
    private static final Map<String, int[]> SIDES = Map.of("unikat.differs.left", new int[] {-1, 0},
        "unikat.differs.right", new int[] {1, 0}, "unikat.differs.above", new int[] {0, 1}, "unikat.differs.below", new int[] {0, -1});
    private static final Map<Integer, String> FEATURES = Map.of(UnikatCard.FIGURE, "unikat.by.figure", UnikatCard.CARD_COLOUR,
        "unikat.by.cardColour", UnikatCard.FIGURE_COLOUR, "unikat.by.figureColour", UnikatCard.SIZE, "unikat.by.size");

    private final UnikatGame game = new UnikatGame();

    @Test
    void whatSpeaksAgainstAnAttemptIsTrue() {
        Claims<UnikatPosition> claims = Claims.againstAttempts(game, this::attempts, UnikatRefusalsTest::begins);
        claims.check(SAID + "drawFirst", (before, attempt, claim, deals) -> assertTrue(all(before, Kind.DRAW)));
        claims.check(SAID + "drawLater", (before, attempt, claim, deals) -> assertFalse(has(before, Kind.DRAW)));
        claims.check(SAID + "noChain", (before, attempt, claim, deals) -> {
            assertFalse(before.hasLast());
            assertTrue(has(before, Kind.LAY) || has(before, Kind.SWAP));
        });
        claims.check(SAID + "noPass", (before, attempt, claim, deals) ->
            assertTrue(has(before, Kind.LAY) || has(before, Kind.SWAP), "neither can be done"));
        claims.check(SAID + "mustPass", (before, attempt, claim, deals) -> assertTrue(all(before, Kind.PASS)));
        claims.check(SAID + "mustEnd", (before, attempt, claim, deals) -> {
            assertTrue(all(before, Kind.END));
            assertEquals(UnikatWords.the(before.cardAt(before.lastX(), before.lastY())), claim.arguments().get(0));
        });
        claims.check(SAID + "notYours", (before, attempt, claim, deals) -> assertFalse(holds(before, named(claim))));
        claims.check(SAID + "layOwn", (before, attempt, claim, deals) -> assertFalse(holds(before, UnikatMove.card(attempt))));
        claims.check(SAID + "noSwapInChain", (before, attempt, claim, deals) -> {
            assertFalse(has(before, Kind.SWAP));
            assertFalse(maySwapAfterChain(before), "it could be done after the chain");
        });
        claims.check(SAID + "endFirst", (before, attempt, claim, deals) -> {
            assertFalse(has(before, Kind.SWAP));
            assertTrue(maySwapAfterChain(before), "it can't be done after the chain either");
        });
        claims.check(SAID + "givenBack", (before, attempt, claim, deals) ->
            assertEquals(UnikatMove.card(attempt), UnikatMove.taken(attempt)));
        claims.check(SAID + "notOnDisplay", (before, attempt, claim, deals) -> assertFalse(isShown(before, named(claim))));
        claims.check(SAID + "bagEmpty", (before, attempt, claim, deals) -> assertEquals(0, before.bagSize()));
        claims.check(SAID + "taken", (before, attempt, claim, deals) -> {
            int lying = before.cardAt(UnikatMove.x(attempt), UnikatMove.y(attempt));
            assertEquals(UnikatWords.plain(lying), claim.arguments().get(0));
        });
        claims.check(SAID + "alone", (before, attempt, claim, deals) -> assertEquals(List.of(), sidesOf(before, attempt)));
        claims.check(SAID + "notBesideLast", this::notBesideLast);
        claims.check(SAID + "differs", this::differs);
        claims.check(SAID + "nothingFits", (before, attempt, claim, deals) -> {
            for (int card : rack(before)) assertFalse(before.fits(card, UnikatMove.x(attempt), UnikatMove.y(attempt)));
        });
        claims.check(SAID + "fitsNowhere", (before, attempt, claim, deals) -> {
            assertTrue(holds(before, named(claim)));
            assertFalse(has(before, move -> UnikatMove.card(move) == named(claim)));
        });
        claims.check(SAID + "notHere", (before, attempt, claim, deals) -> {
            for (int[] step : SIDES.values())
                assertFalse(before.fits(named(claim), before.lastX() + step[0], before.lastY() + step[1]));
            assertTrue(has(before, Kind.LAY), "no card fits there");
        });
        claims.holdIn(1_000, ATTEMPTS, random -> start("3", random)).untilAllAreSaid(ATTEMPTS, random -> start("2", random));
    }

    private UnikatPosition start(String seats, Random32 random) {
        return game.start(Options.defaults(game).with("seats", seats), random);
    }

    private void notBesideLast(UnikatPosition before, int attempt, Message claim, List<UnikatPosition> deals) {
        assertEquals(UnikatWords.the(before.cardAt(before.lastX(), before.lastY())), claim.arguments().get(0));
        int dx = Math.abs(UnikatMove.x(attempt) - before.lastX());
        int dy = Math.abs(UnikatMove.y(attempt) - before.lastY());
        assertTrue(dx + dy > 1);
        assertTrue(has(before, Kind.LAY), "no next card can be laid");
    }

    /** From each neighbour of which it is told by the features told, more than one; and from others by one. */
    private void differs(UnikatPosition before, int attempt, Message claim, List<UnikatPosition> deals) {
        int card = UnikatMove.card(attempt);
        assertEquals(card, named(claim));
        List<Message> told = parts((Message) claim.arguments().get(1), "unikat.differs.");
        assertFalse(told.isEmpty());
        for (String side : sidesOf(before, attempt)) {
            int neighbour = neighbour(before, attempt, side);
            Set<String> differences = new TreeSet<>();
            for (int feature : FEATURES.keySet())
                if ((UnikatCard.differences(card, neighbour) & feature) != 0) differences.add(FEATURES.get(feature));
            Set<String> features = new TreeSet<>();
            for (Message clause : told)
                if (clause.key().equals(side)) for (Message feature : parts(clause, "unikat.by.")) features.add(feature.key());
            assertEquals(differences.size() > 1 ? differences : Set.of(), features);
        }
        for (Message clause : told) assertTrue(sidesOf(before, attempt).contains(clause.key()), "nothing lies there");
    }

    private static List<Message> parts(Message message, String prefix) {
        List<Message> parts = new ArrayList<>();
        if (message.key().startsWith(prefix)) parts.add(message);
        for (Object part : message.arguments()) if (part instanceof Message inner) parts.addAll(parts(inner, prefix));
        return parts;
    }

    /** The sides on which cards lie beside the cell tried. */
    private static List<String> sidesOf(UnikatPosition position, int attempt) {
        return SIDES.keySet().stream().filter(side -> neighbour(position, attempt, side) != UnikatCard.NONE).toList();
    }

    private static int neighbour(UnikatPosition position, int attempt, String side) {
        int[] step = SIDES.get(side);
        return position.cardAt(UnikatMove.x(attempt) + step[0], UnikatMove.y(attempt) + step[1]);
    }

    private static boolean maySwapAfterChain(UnikatPosition position) {
        UnikatPosition ended = after(position, UnikatMove.END);
        return ended.toMove() == position.mover() && ended.round() == position.round() && has(ended, Kind.SWAP);
    }

    private int[] attempts(UnikatPosition position, Random32 random) {
        int[] attempts = new int[ATTEMPTS];
        for (int i = 0; i < ATTEMPTS; i++) attempts[i] = attempt(position, random);
        return attempts;
    }

    private static int attempt(UnikatPosition position, Random32 random) {
        int card = card(position, random);
        return switch (random.below(12)) {
            case 0 -> UnikatMove.END;
            case 1 -> UnikatMove.PASS;
            case 2 -> UnikatMove.draw(source(position, random));
            case 3 -> UnikatMove.swap(card, card);
            case 4, 5 -> UnikatMove.swap(card, source(position, random));
            case 6, 7 -> card == UnikatMove.OPEN ? UnikatMove.END : UnikatMove.lay(card);
            default -> {
                int near = random.below(position.laidCount());
                yield UnikatMove.lay(card, position.laidX(near) + random.below(3) - 1, position.laidY(near) + random.below(3) - 1);
            }
        };
    }

    private static int card(UnikatPosition position, Random32 random) {
        List<Integer> held = rack(position);
        return switch (random.below(6)) {
            case 0 -> UnikatMove.OPEN;
            case 1 -> random.below(UnikatCard.COUNT);
            case 2 -> source(position, random) % UnikatMove.BAG;
            default -> held.isEmpty() ? UnikatMove.OPEN : held.get(random.below(held.size()));
        };
    }

    private static int source(UnikatPosition position, Random32 random) {
        return switch (random.below(4)) {
            case 0 -> UnikatMove.BAG;
            case 1 -> random.below(UnikatCard.COUNT);
            default -> position.displaySize() == 0 ? UnikatMove.OPEN : position.displayCard(random.below(position.displaySize()));
        };
    }

    /** A card alone may be the one to lay, to give or to take; and one to be taken may be drawn or swapped for. */
    private static boolean begins(int move, int attempt) {
        Kind kind = UnikatMove.kind(move);
        boolean isTaken = kind == Kind.SWAP || kind == Kind.DRAW;
        boolean takes = isTaken && isOpenOr(UnikatMove.taken(attempt), UnikatMove.taken(move));
        boolean gives = isOpenOr(UnikatMove.card(attempt), kind == Kind.DRAW ? UnikatCard.NONE : UnikatMove.card(move));
        return switch (UnikatMove.kind(attempt)) {
            case LAY -> UnikatMove.hasCell(attempt) ? kind == Kind.LAY && gives && isSameCell(move, attempt)
                : (kind == Kind.LAY || kind == Kind.SWAP) && gives || isTaken && UnikatMove.taken(move) == UnikatMove.card(attempt);
            case SWAP -> gives && takes;
            case DRAW -> kind == Kind.DRAW && takes;
            default -> move == attempt;
        };
    }

    private static boolean isOpenOr(int chosen, int card) {
        return chosen == UnikatMove.OPEN || chosen == card;
    }

    private static boolean isSameCell(int move, int attempt) {
        return UnikatMove.x(move) == UnikatMove.x(attempt) && UnikatMove.y(move) == UnikatMove.y(attempt);
    }

    private static boolean has(UnikatPosition position, IntPredicate holds) {
        return IntStream.of(moves(position)).anyMatch(holds);
    }

    private static boolean has(UnikatPosition position, Kind kind) {
        return has(position, move -> UnikatMove.kind(move) == kind);
    }

    private static boolean all(UnikatPosition position, Kind kind) {
        return !has(position, move -> UnikatMove.kind(move) != kind);
    }

    private static List<Integer> rack(UnikatPosition position) {
        return IntStream.range(0, position.rackSize(position.mover())).mapToObj(i -> position.rackCard(position.mover(), i)).toList();
    }

    private static boolean holds(UnikatPosition position, int card) {
        return rack(position).contains(card);
    }

    private static boolean isShown(UnikatPosition position, int card) {
        return IntStream.range(0, position.displaySize()).anyMatch(i -> position.displayCard(i) == card);
    }

    /** The card that the sentence names first. */
    private static int named(Message claim) {
        for (int card = 0; card < UnikatCard.COUNT; card++) if (UnikatWords.the(card).equals(claim.arguments().get(0))) return card;
        throw new AssertionError("no such card");
    }
}
