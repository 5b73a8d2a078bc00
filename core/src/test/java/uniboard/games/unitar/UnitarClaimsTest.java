package uniboard.games.unitar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.known.Claims;

/** What is said for Unitar's marks, checked against the board that comes of carrying them out alone. */
class UnitarClaimsTest {
    private static final String SAID = "unitar.advice.";

    private final UnitarGame game = new UnitarGame();

    @Test
    void whatIsSaidForAMarkIsTrue() {
        Claims<UnitarPosition> claims = new Claims<>(game, SAID);
        claims.check(SAID + "gain", (before, move, claim, deals) -> assertEquals(count(claim), gain(before, move, own(before))));
        claims.check(SAID + "takes", (before, move, claim, deals) -> assertEquals(-count(claim), gain(before, move, named(claim, 1))));
        claims.check(SAID + "costs", (before, move, claim, deals) -> assertEquals(-count(claim), gain(before, move, own(before))));
        claims.check(SAID + "pays", (before, move, claim, deals) -> {
            assertEquals(-count(claim), gain(before, move, own(before)));
            assertTrue(has(game.words(before).whyPlay(move), "takes", "prepares", "guards", "stands", "approach", "retreat", "quarrel"),
                "nothing is bought");
        });
        claims.check(SAID + "trade", (before, move, claim, deals) -> {
            assertEquals(-count(claim), gain(before, move, named(claim, 1)));
            assertTrue(gain(before, move, own(before)) < 0 && -gain(before, move, own(before)) < count(claim));
        });
        claims.check(SAID + "prepares", (before, move, claim, deals) -> {
            assertEquals(count(claim), bestUnion(after(before, move), own(before)));
            assertTrue(bestUnion(before.board(), own(before)) < count(claim));
        });
        claims.check(SAID + "guards", (before, move, claim, deals) -> {
            assertEquals(count(claim), -worst(before.board(), own(before)));
            assertTrue(-worst(after(before, move), own(before)) < count(claim));
        });
        claims.check(SAID + "approach", (before, move, claim, deals) -> nearer(before, move, claim, 1));
        claims.check(SAID + "retreat", (before, move, claim, deals) -> nearer(before, move, claim, -1));
        claims.check(SAID + "quarrel", this::quarrel);
        claims.check(SAID + "better", this::changesNoFrames);
        claims.check(SAID + "quiet", this::changesNoFrames);
        for (String nothing : List.of("nothing", "idle")) {
            claims.check(SAID + nothing, (before, move, claim, deals) -> assertFalse(new UnitarBoard(before.board()).carryOut(move)));
        }
        claims.check(SAID + "stands", this::standsBetter);
        claims.check(SAID + "lead", (before, move, claim, deals) -> {
            assertFalse(new UnitarBoard(before.board()).carryOut(move));
            for (int other = 0; other < UnitarColour.COUNT; other++)
                if (other != own(before)) assertTrue(before.board().frames(other) < before.board().frames(own(before)));
        });
        claims.check(SAID + "ally", (before, move, claim, deals) -> assertTrue(gain(before, move, named(claim, 0)) > 0));
        claims.check(SAID + "suits", (before, move, claim, deals) -> {
            assertTrue(worth(before, move, named(claim, 0)) > 0);
            assertFalse(has(game.words(before).whyPlay(move), "ally"));
        });
        claims.check(SAID + "again", this::agreesWithTheLastMark);
        claims.check(SAID + "habit", this::agreesWithTheLastMark);
        claims.check(SAID + "likely", (before, move, claim, deals) -> {
            int alike = 0;
            for (int mark = 0; mark < UnitarMove.INTENTIONS; mark++) {
                boolean isMeant = UnitarWords.intention(mark).equals(claim.arguments().get(1));
                if (isMeant && agreements(move, mark) == 2 && worth(before, mark, named(claim, 0)) > 0) alike++;
            }
            assertEquals(1, alike);
        });
        claims.check(SAID + "luck", (before, move, claim, deals) -> {
            for (int other = 0; other < UnitarColour.COUNT; other++) if (other != own(before)) assertTrue(isWorse(before, move, other));
        });
        claims.check(SAID + "together", (before, move, claim, deals) -> assertEquals(0, placesBetween(move)));
        claims.check(SAID + "near", (before, move, claim, deals) -> {
            assertEquals(1, placesBetween(move));
            UnitarBoard board = new UnitarBoard();
            board.placeBoth(0, move);
            assertEquals(0, board.shared(UnitarBlock.of(0, UnitarBlock.UNI), UnitarBlock.of(0, UnitarBlock.TAR)));
        });
        claims.check(SAID + "apart", (before, move, claim, deals) -> assertTrue(placesBetween(move) > 1));
        claims.holdIn(1_000, 4, this::start).untilAllAreSaid(12, this::start);
    }

    private UnitarPosition start(Random32 random) {
        return game.start(Options.defaults(game), random);
    }

    private void changesNoFrames(UnitarPosition before, int move, Message claim, List<UnitarPosition> deals) {
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) assertEquals(0, gain(before, move, colour));
        assertFalse(has(game.words(before).whyPlay(move), "ally"), "it is said to change no frames and to bring some");
        if (claim.key().endsWith("better")) standsBetter(before, move, claim, deals);
    }

    private void standsBetter(UnitarPosition before, int move, Message claim, List<UnitarPosition> deals) {
        assertTrue(worth(before, move, own(before)) > 0);
    }

    private static boolean has(Message message, String... keys) {
        for (String key : keys) if (message.key().equals(SAID + key)) return true;
        return message.arguments().stream().anyMatch(part -> part instanceof Message inner && has(inner, keys));
    }

    private void agreesWithTheLastMark(UnitarPosition before, int move, Message claim, List<UnitarPosition> deals) {
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
            if (!UnitarWords.seat(before, seat).equals(claim.arguments().get(0))) continue;
            assertTrue(agreements(move, before.lastStep().marks().get(seat)) >= 2);
            return;
        }
        throw new AssertionError("no such player");
    }

    private static int agreements(int mark, int other) {
        int agreements = UnitarMove.action(mark) == UnitarMove.action(other) ? 1 : 0;
        if (UnitarBlock.colour(UnitarMove.block(mark)) == UnitarBlock.colour(UnitarMove.block(other))) agreements++;
        return UnitarBlock.symbol(UnitarMove.block(mark)) == UnitarBlock.symbol(UnitarMove.block(other)) ? agreements + 1 : agreements;
    }

    /** Whether nothing more than a mark that others suit better: eight do. */
    private static boolean isWorse(UnitarPosition before, int move, int colour) {
        double worth = worth(before, move, colour);
        int better = 0;
        for (int mark = 0; mark < UnitarMove.INTENTIONS; mark++) if (worth(before, mark, colour) > worth) better++;
        return worth <= 0 || better >= 8;
    }

    /** How much better a colour's chance to win becomes. */
    private static double worth(UnitarPosition before, int move, int colour) {
        double[] chances = new double[2 * UnitarColour.COUNT];
        int roundsLeft = UnitarPosition.ROUNDS - before.round();
        new UnitarValue().of(before.board(), roundsLeft, chances, 0);
        new UnitarValue().of(after(before, move), roundsLeft, chances, UnitarColour.COUNT);
        return chances[UnitarColour.COUNT + colour] - chances[colour];
    }

    /** The captains' distance grows less or more, and the sizes are as told. */
    private void nearer(UnitarPosition before, int move, Message claim, int way) {
        UnitarBoard board = before.board();
        int own = block(board, claim, 0);
        int other = block(board, claim, 1);
        UnitarBoard after = after(before, move);
        int was = UnitarField.distance(board.captain(own), board.captain(other));
        int is = UnitarField.distance(after.captain(own), after.captain(other));
        assertTrue(way * (was - is) > 0);
        assertTrue(way * (board.stones(other) - board.stones(own)) > 0);
    }

    private void quarrel(UnitarPosition before, int move, Message claim, List<UnitarPosition> deals) {
        UnitarBoard after = after(before, move);
        int one = block(before.board(), claim, 0);
        assertTrue(after.shared(one, block(before.board(), claim, 1)) > 0);
        assertEquals(0, change(after, UnitarMove.intention(one, UnitarAction.ELIMINATE), own(before)));
    }

    private static int block(UnitarBoard board, Message claim, int argument) {
        for (int block = 0; block < UnitarBlock.COUNT; block++)
            if (board.root(block) == block && UnitarWords.block(block).equals(claim.arguments().get(argument))) return block;
        throw new AssertionError("no such block");
    }

    private static int count(Message claim) {
        return (Integer) claim.arguments().get(0);
    }

    private static int named(Message claim, int argument) {
        for (int colour = 0; colour < UnitarColour.COUNT; colour++)
            if (UnitarWords.colour(colour).equals(claim.arguments().get(argument))) return colour;
        throw new AssertionError("no such colour");
    }

    private static int own(UnitarPosition position) {
        return position.colour(position.toMove());
    }

    private static UnitarBoard after(UnitarPosition before, int move) {
        UnitarBoard after = new UnitarBoard(before.board());
        after.carryOut(move);
        return after;
    }

    private static int gain(UnitarPosition before, int move, int colour) {
        return change(before.board(), move, colour);
    }

    private static int change(UnitarBoard board, int move, int colour) {
        UnitarBoard after = new UnitarBoard(board);
        after.carryOut(move);
        return after.frames(colour) - board.frames(colour);
    }

    private static int bestUnion(UnitarBoard board, int colour) {
        int best = 0;
        for (int block = 0; block < UnitarBlock.COUNT; block++)
            best = Math.max(best, change(board, UnitarMove.intention(block, UnitarAction.UNITE), colour));
        return best;
    }

    private static int worst(UnitarBoard board, int colour) {
        int worst = 0;
        for (int mark = 0; mark < UnitarMove.INTENTIONS; mark++) worst = Math.min(worst, change(board, mark, colour));
        return worst;
    }

    private static int placesBetween(int move) {
        int one = UnitarMove.uni(move).ordinal();
        int other = UnitarMove.tar(move).ordinal();
        int steps = Math.abs(one - other);
        return Math.min(steps, UnitarAnchor.ALL.size() - steps) - 1;
    }
}
