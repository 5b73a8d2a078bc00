package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static uniboard.known.Claims.after;
import static uniboard.known.Claims.each;
import static uniboard.known.Claims.lastOf;
import static uniboard.known.Claims.part;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.Claims;
import uniboard.match.GameRecord;
import uniboard.match.Match;

/** Moves of Unikat as they are told, and praise, checked against the racks, the table, the display and the bag before and after. */
class UnikatToldMovesTest {
    /** Farther from the middle no card comes to lie in a random game. */
    private static final int FAR = 20;
    private static final Map<String, Character> LETTERS = Map.ofEntries(Map.entry("star", 'S'), Map.entry("circle", 'C'),
        Map.entry("square", 'Q'), Map.entry("white", 'W'), Map.entry("red", 'R'), Map.entry("blue", 'B'), Map.entry("lightBlue", 'L'),
        Map.entry("green", 'G'), Map.entry("yellow", 'Y'), Map.entry("small", '1'), Map.entry("medium", '2'), Map.entry("large", '3'));

    private final UnikatGame game = new UnikatGame();
    private final Random32 viewers = new Random32(7);

    /** Whether it is offered or told once it is made. */
    @ParameterizedTest
    @ValueSource(strings = {"unikat.say.", "unikat.did."})
    void whatIsSaidOfAMoveIsTrue(String form) {
        Claims<UnikatPosition> claims = new Claims<>(game, form, form.equals("unikat.did.") ? this::told : this::offered);
        claims.check(form + "lay", (before, move, claim, deals) -> {
            laid(before, move, claim);
            assertFalse(before.extra() == UnikatExtra.NO && after(before, move).extra() == UnikatExtra.EARNED, "it earns the extra move");
        });
        claims.check(form + "earn", (before, move, claim, deals) -> {
            laid(before, move, claim);
            assertTrue(each(part(claim, 1)).size() > 1, "it touches one card alone");
            assertEquals(UnikatExtra.NO, before.extra(), "there is one extra move in a turn");
            assertEquals(UnikatExtra.EARNED, after(before, move).extra());
        });
        claims.check(form + "out", (before, move, claim, deals) -> {
            laid(before, move, claim);
            UnikatPosition after = after(before, move);
            assertEquals(1, before.rackSize(before.mover()));
            assertTrue(after.outcome().over() || after.round() > before.round());
        });
        claims.check(form + "swap", this::swapped);
        claims.check(form + "swapBag", this::swappedWithTheBag);
        claims.check(form + "draw", (before, move, claim, deals) -> {
            assertTrue(isOnDisplay(before, card(claim, 0)));
            assertTrue(isRoundOver(before, move) || holds(after(before, move), before.mover(), card(claim, 0)));
        });
        claims.check(form + "drawBag", (before, move, claim, deals) -> {
            assertTrue(before.bagSize() > 0);
            assertTrue(isRoundOver(before, move) || holds(after(before, move), before.mover(), before.bagCard(0)));
        });
        claims.check(form + "end", this::ended);
        claims.check(form + "endThenExtra", (before, move, claim, deals) -> {
            ended(before, move, claim, deals);
            assertEquals(UnikatPhase.EXTRA, after(before, move).phase());
            assertEquals(before.mover(), after(before, move).toMove());
        });
        claims.check(form + "decline", (before, move, claim, deals) -> {
            UnikatPosition after = after(before, move);
            assertEquals(UnikatPhase.EXTRA, before.phase());
            assertTrue(after.phase() == UnikatPhase.DRAW || after.toMove() != before.toMove() || isRoundOver(before, move));
            assertTrue(after.phase() == UnikatPhase.OVER || isRoundOver(before, move) || after.laidCount() == before.laidCount());
        });
        claims.check(form + "pass", (before, move, claim, deals) -> {
            assertEquals(0, before.displaySize() + before.bagSize(), "a card can be swapped");
            for (int i = 0; i < before.rackSize(before.mover()); i++) {
                for (int x = -FAR; x <= FAR; x++)
                    for (int y = -FAR; y <= FAR; y++) assertFalse(before.fits(before.rackCard(before.mover(), i), x, y));
            }
        });
        claims.holdIn(1_000, 3, random -> start("3", random)).untilAllAreSaid(8, UnikatToldMovesTest::withPasses);
    }

    @Test
    void whatIsPraisedWasDone() {
        Claims<UnikatPosition> claims = Claims.ofHighlights(game);
        claims.check("unikat.highlight.laid", (before, seed, claim, deals) -> {
            assertEquals(UnikatPhase.TURN, before.phase(), "a part of a turn");
            assertEquals(claim.arguments().get(0), laidInTheTurn(before, Claims.line(game, before, seed)));
        });
        claims.holdIn(1_000, 2, random -> start("2", random)).untilAllAreSaid(4, random -> start("4", random));
    }

    private UnikatPosition start(String seats, Random32 random) {
        return game.start(Options.defaults(game).with("seats", seats).with("rounds", "2"), random);
    }

    /** In random games hardly anybody has to pass. */
    private static UnikatPosition withPasses(Random32 random) {
        GameRecord record = UnikatRecords.named("passes").record();
        return (UnikatPosition) record.replay(random.below(record.plies()));
    }

    private Message offered(UnikatPosition before, int move) {
        return game.words(Match.view(before, before.mover())).choice(move).spoken();
    }

    private Message told(UnikatPosition before, int move) {
        int viewer = viewers.below(before.seats() + 1) - 1;
        Position after = after(before, move);
        return game.words(Match.view(before, viewer)).describeMove(move, Match.view(after, viewer), viewer);
    }

    /** The card was held, its cell was empty, and it touches there the cards that are told, and no others. */
    private static void laid(UnikatPosition before, int move, Message claim) {
        int card = card(claim, 0);
        int x = UnikatMove.x(move);
        int y = UnikatMove.y(move);
        assertTrue(holds(before, before.mover(), card));
        assertEquals(UnikatCard.NONE, before.cardAt(x, y));
        UnikatPosition after = after(before, move);
        if (after.round() == before.round()) assertEquals(card, after.cardAt(x, y));
        List<Message> besides = each(part(claim, 1));
        for (Message beside : besides) {
            int neighbour = switch (lastOf(beside)) {
                case "left" -> before.cardAt(x - 1, y);
                case "right" -> before.cardAt(x + 1, y);
                case "above" -> before.cardAt(x, y + 1);
                default -> before.cardAt(x, y - 1);
            };
            assertEquals(card(beside, 0), neighbour);
        }
        assertEquals(before.neighbours(x, y), besides.stream().distinct().count(), "a neighbour isn't told");
    }

    private void swapped(UnikatPosition before, int move, Message claim, List<UnikatPosition> deals) {
        int given = card(claim, 0);
        int taken = card(claim, 1);
        assertTrue(holds(before, before.mover(), given) && isOnDisplay(before, taken));
        if (isRoundOver(before, move)) return;
        UnikatPosition after = after(before, move);
        assertTrue(holds(after, before.mover(), taken));
        isGiven(before, after, given);
    }

    private void swappedWithTheBag(UnikatPosition before, int move, Message claim, List<UnikatPosition> deals) {
        int given = card(claim, 0);
        assertTrue(holds(before, before.mover(), given) && before.bagSize() > 0);
        if (isRoundOver(before, move)) return;
        UnikatPosition after = after(before, move);
        assertTrue(holds(after, before.mover(), before.bagCard(0)));
        isGiven(before, after, given);
    }

    /** A player who holds fewer than ten cards may have had to draw it again, if there was no other. */
    private static void isGiven(UnikatPosition before, UnikatPosition after, int card) {
        boolean hasDrawn = after.rackSize(before.mover()) > before.rackSize(before.mover());
        assertTrue(isOnDisplay(after, card) || hasDrawn && holds(after, before.mover(), card));
        assertNotEquals(isOnDisplay(after, card), holds(after, before.mover(), card));
    }

    private void ended(UnikatPosition before, int move, Message claim, List<UnikatPosition> deals) {
        assertTrue(before.hasLast(), "no chain is under way");
        assertFalse(after(before, move).hasLast(), "the chain goes on");
    }

    private int laidInTheTurn(UnikatPosition before, int[] moves) {
        UnikatPosition now = before.copy();
        int laid = 0;
        for (int move : moves) {
            if (now.toMove() != before.toMove() || now.round() != before.round()) break;
            if (game.notation().moveText(now, move).contains("@")) laid++;
            now.play(move);
        }
        return laid;
    }

    private static boolean isRoundOver(UnikatPosition before, int move) {
        return after(before, move).round() > before.round();
    }

    private static boolean isOnDisplay(UnikatPosition position, int card) {
        for (int i = 0; i < position.displaySize(); i++) if (position.displayCard(i) == card) return true;
        return false;
    }

    private static boolean holds(UnikatPosition position, int seat, int card) {
        for (int i = 0; i < position.rackSize(seat); i++) if (position.rackCard(seat, i) == card) return true;
        return false;
    }

    private static int card(Message claim, int argument) {
        Message named = part(claim, argument);
        return UnikatCard.card(letter(named) + letter(part(named, 2)) + letter(part(named, 1)) + letter(part(named, 0)));
    }

    private static String letter(Message word) {
        return String.valueOf(LETTERS.get(lastOf(word)));
    }
}
