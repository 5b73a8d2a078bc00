package uniboard.games.unitary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static uniboard.known.Claims.after;
import static uniboard.known.Claims.lastOf;
import static uniboard.known.Claims.part;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.Claims;
import uniboard.match.Match;

/** Moves of Unitary as they are told, praise and luck, checked against the hands, the deck and the units before and after. */
class UnitaryToldMovesTest {
    private static final List<String> SIDES = List.of("side.blue", "side.red", "side.yellow", "side.purple");
    private static final List<String> UNITS = List.of("kg", "m", "s");
    private static final String RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

    /** After a card is played some must be discarded still, which no game that begins without cards leads to. */
    private static final String MANY_CARDS = "hands=Mass,Speed,Speed,Clear,Area/Time";

    private final UnitaryGame game = new UnitaryGame();
    private final Random32 viewers = new Random32(7);

    @Test
    void whatIsToldOfAMoveIsTrue() {
        Claims<UnitaryPosition> claims = new Claims<>(game, "unitary.told.", this::told);
        claims.check("unitary.told.up", (before, move, claim, deals) -> plays(before, move, claim, 1));
        claims.check("unitary.told.down", (before, move, claim, deals) -> plays(before, move, claim, -1));
        for (String special : List.of("square", "squareRoot", "clear")) claims.check("unitary.told." + special, this::playsSpecial);
        claims.check("unitary.told.discard", this::discards);
        claims.check("unitary.told.end", (before, move, claim, deals) -> {
            assertTrue(hasActed(before), "nothing was played");
            assertEquals(before.turns() + 1, after(before, move).turns(), "the turn isn't over");
        });
        claims.check("unitary.told.nothing", (before, move, claim, deals) -> {
            assertFalse(hasActed(before), "something was played");
            assertEquals(before.turns() + 1, after(before, move).turns(), "the turn isn't over");
        });
        claims.check("unitary.told.endThenDiscard", (before, move, claim, deals) -> {
            assertTrue(hasActed(before), "nothing was played");
            mustDiscard(before, move, claim, deals);
        });
        claims.check("unitary.told.nothingThenDiscard", (before, move, claim, deals) -> {
            assertFalse(hasActed(before), "something was played");
            mustDiscard(before, move, claim, deals);
        });
        claims.check("unitary.told.thenDrawn", (before, move, claim, deals) -> {
            UnitaryPosition after = after(before, move);
            int drawer = after.toMove();
            assertNotEquals(before.toMove(), drawer);
            assertEquals(before.handSize(drawer) + 1, after.handSize(drawer));
            if (before.deckSize() > 0) assertEquals(before.deckCard(0), card(part(claim, 1)));
            assertTrue(after.holds(drawer, card(part(claim, 1))));
        });
        claims.holdIn(1_000, 6, this::start).untilAllAreSaid(6, random -> HandMade.position(MANY_CARDS));
    }

    @Test
    void whatReviewsTellOfAMoveIsTrue() {
        Claims<UnitaryPosition> claims = new Claims<>(game, "unitary.say.",
            (before, move) -> game.words(Match.view(before, before.toMove())).describeMove(move, before.toMove()));
        claims.check("unitary.say.up", (before, move, claim, deals) -> plays(before, move, claim, 1));
        claims.check("unitary.say.down", (before, move, claim, deals) -> plays(before, move, claim, -1));
        for (String special : List.of("square", "squareRoot", "clear")) claims.check("unitary.say." + special, this::playsSpecial);
        claims.check("unitary.say.discard", this::discards);
        claims.check("unitary.say.end", (before, move, claim, deals) -> assertEquals(before.turns() + 1, after(before, move).turns()));
        claims.check("unitary.say.endThenDiscard", UnitaryToldMovesTest::mustDiscard);
        claims.holdIn(1_000, 6, this::start).untilAllAreSaid(6, this::start);
    }

    @Test
    void whatIsPraisedWasDone() {
        Claims<UnitaryPosition> claims = Claims.ofHighlights(game);
        claims.check("unitary.highlight.cancelled", (before, seed, claim, deals) -> {
            int move = Claims.line(game, before, seed)[0];
            int tokens = 0;
            for (int exponent : exponents(before)) tokens += Math.abs(exponent);
            assertEquals(claim.arguments().get(0), tokens);
            assertArrayEquals(new int[3], exponents(after(before, move)));
            assertFalse(game.notation().moveText(before, move).equals("Clear"));
        });
        claims.holdIn(1_000, 4, this::start).untilAllAreSaid(4, this::start);
    }

    @Test
    void luckWasDrawnAndUsed() {
        Claims<UnitaryPosition> claims = new Claims<>(game, "unitary.luck", Claims::seeds,
            (before, seed) -> game.analysis().luck(before.copy(), Claims.line(game, before, seed)));
        claims.check("unitary.luck", (before, seed, claim, deals) -> {
            int[] moves = Claims.line(game, before, seed);
            UnitaryPosition now = after(before, moves[0]);
            int drawer = now.toMove();
            int drawn = before.deckCard(0);
            assertNotEquals(before.toMove(), drawer);
            assertEquals(SIDES.get(drawer), part(claim, 0).key());
            assertEquals(drawn, card(part(claim, 1)));
            assertEquals(Integer.toString(before.deckSize()), claim.arguments().get(2));
            int used = 0;
            for (int i = 1; i < moves.length && now.toMove() == drawer && now.turns() == before.turns() + 1; i++) {
                String text = game.notation().moveText(now, moves[i]);
                String name = UnitaryCard.name(drawn);
                if (text.equals(name) || text.equals(name + " up") || text.equals(name + " down")) used++;
                now.play(moves[i]);
            }
            assertTrue(used > copies(before, drawer, drawn), "it was held before");
        });
        claims.holdIn(1_000, 4, this::start).untilAllAreSaid(4, this::start);
    }

    private UnitaryPosition start(Random32 random) {
        return game.start(Options.defaults(game).with("seats", Integer.toString(2 + random.below(3))), random);
    }

    /** To the player who moves, to the one who moves next, or to nobody. */
    private Message told(UnitaryPosition before, int move) {
        UnitaryPosition after = after(before, move);
        int viewer = List.of(before.toMove(), after.toMove(), Position.NOBODY).get(viewers.below(3));
        return game.words(Match.view(before, viewer)).describeMove(move, Match.view(after, viewer), viewer);
    }

    /** A quantity, whose units are added or taken away. */
    private static void plays(UnitaryPosition before, int move, Message claim, int sign) {
        int card = card(part(claim, 0));
        int[] expected = exponents(before);
        for (int unit = 0; unit < 3; unit++) expected[unit] += sign * UnitaryUnits.exponent(UnitaryCard.units(card), unit);
        leavesHand(before, move, card);
        assertArrayEquals(expected, exponents(after(before, move)));
        assertArrayEquals(expected, exponents(part(claim, 1)));
    }

    private void playsSpecial(UnitaryPosition before, int move, Message claim, List<UnitaryPosition> deals) {
        int card = card(part(claim, 0));
        int[] expected = exponents(before);
        for (int unit = 0; unit < 3; unit++) {
            expected[unit] = switch (UnitaryCard.name(card)) {
                case "Square" -> 2 * expected[unit];
                case "Square Root" -> expected[unit] / 2;
                case "Clear" -> 0;
                default -> throw new AssertionError("no special card");
            };
        }
        leavesHand(before, move, card);
        assertArrayEquals(expected, exponents(after(before, move)));
        assertArrayEquals(expected, exponents(part(claim, 1)));
    }

    private static void leavesHand(UnitaryPosition before, int move, int card) {
        UnitaryPosition after = after(before, move);
        assertEquals(copies(before, before.mover(), card) - 1, copies(after, before.mover(), card));
        assertEquals(card, after.discardCard(after.discardSize() - 1));
        assertEquals(before.turns(), after.turns());
    }

    private void discards(UnitaryPosition before, int move, Message claim, List<UnitaryPosition> deals) {
        int card = card(part(claim, 0));
        assertEquals(UnitaryPhase.DISCARD, before.phase());
        assertEquals(copies(before, before.mover(), card) - 1, copies(after(before, move), before.mover(), card));
        assertArrayEquals(exponents(before), exponents(after(before, move)));
    }

    private static void mustDiscard(UnitaryPosition before, int move, Message claim, List<UnitaryPosition> deals) {
        UnitaryPosition now = after(before, move);
        for (int left = (Integer) claim.arguments().get(0); left > 0; left--) {
            assertEquals(before.turns(), now.turns());
            for (int each : Claims.moves(now)) assertEquals(UnitaryMove.Kind.DISCARD, UnitaryMove.kind(each));
            now.play(Claims.moves(now)[0]);
        }
        assertEquals(before.turns() + 1, now.turns());
    }

    /** Whether the move before was one of the same turn. */
    private static boolean hasActed(UnitaryPosition position) {
        if (position.ply() == 0) return false;
        UnitaryPosition earlier = position.copy();
        earlier.undo();
        return earlier.turns() == position.turns();
    }

    private static int copies(UnitaryPosition position, int seat, int card) {
        int copies = 0;
        for (int i = 0; i < position.handSize(seat); i++) if (position.handCard(seat, i) == card) copies++;
        return copies;
    }

    private static int card(Message named) {
        for (int card = 0; card < UnitaryCard.KINDS; card++) if (UnitaryCard.key(card).equals(lastOf(named))) return card;
        throw new AssertionError("no card: " + named);
    }

    private static int[] exponents(UnitaryPosition position) {
        String text = UnitaryNotation.INSTANCE.positionText(position);
        String area = text.substring(text.indexOf("area=") + 5).split(" ")[0];
        return Arrays.stream(area.split(",")).mapToInt(Integer::parseInt).toArray();
    }

    /** Of units in words, such as kg·m²/s² (Energy). */
    private static int[] exponents(Message units) {
        int[] exponents = new int[3];
        if (units.key().equals("unitary.units.none")) return exponents;
        String[] sides = ((String) units.arguments().get(0)).split("/");
        for (int side = 0; side < sides.length; side++) {
            for (String factor : sides[side].replaceAll("[()]", "").split("·")) {
                if (factor.equals("1")) continue;
                String unit = factor.replaceAll("[" + RAISED + "]", "");
                exponents[UNITS.indexOf(unit)] += (side == 0 ? 1 : -1) * raised(factor.substring(unit.length()));
            }
        }
        if (!units.key().endsWith(".quantity")) return exponents;
        int quantity = UnitaryCard.units(card(part(units, 1)));
        for (int unit = 0; unit < 3; unit++) assertEquals(UnitaryUnits.exponent(quantity, unit), exponents[unit]);
        return exponents;
    }

    private static int raised(String digits) {
        int number = 0;
        for (char digit : digits.toCharArray()) number = 10 * number + RAISED.indexOf(digit);
        return digits.isEmpty() ? 1 : number;
    }
}
