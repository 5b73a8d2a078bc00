package uniboard.games.onitama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.search.DeepeningSearch;
import uniboard.search.Score;
import uniboard.search.Strength;

/** What the search is told of a position, checked against the rules. */
class OnitamaTreeTest {
    private final MoveList moves = new MoveList();

    @Test
    void threatsAndCapturesAreThoseOfTheRules() {
        for (int seed = 0; seed < 2000; seed++) {
            OnitamaPosition position = RandomOnitama.after(seed % 40, seed);
            if (position == null) continue;
            OnitamaTree tree = new OnitamaTree(position);
            String text = OnitamaNotation.INSTANCE.positionText(position);
            assertEquals(ForcedWin.plies(position, 1) == 1, tree.canWinAtOnce(), text);
            assertEquals(ForcedWin.plies(withTurnPassed(text), 1) == 1, tree.isThreatened(), text);
            position.moves(moves);
            int[] captures = Arrays.stream(moves.toArray()).filter(position::isCapture).sorted().toArray();
            tree.forcingMoves(moves);
            assertEquals(Arrays.toString(captures), Arrays.toString(Arrays.stream(moves.toArray()).sorted().toArray()), text);
        }
    }

    private static OnitamaPosition withTurnPassed(String text) {
        String board = text.substring(0, text.length() - 1);
        return OnitamaNotation.INSTANCE.position(board + (text.endsWith("b") ? 'r' : 'b'));
    }

    @Test
    void evaluationIsEqualFromBothSides() {
        OnitamaPosition blue = OnitamaNotation.INSTANCE.position("s1mss/1s3/5/2SM1/SS3 Ox,Boar/Horse,Elephant/Crab b");
        OnitamaPosition red = OnitamaNotation.INSTANCE.position("3ss/1ms2/5/3S1/SSM1S Horse,Elephant/Ox,Boar/Crab r");
        assertEquals(evaluation(blue), evaluation(red));
    }

    private static int evaluation(OnitamaPosition position) {
        return new OnitamaTree(position).evaluate(-Score.INFINITE, Score.INFINITE);
    }

    @Test
    void evaluationOutsideTheWindowIsABound() {
        int bounds = 0;
        for (int seed = 0; seed < 400; seed++) {
            OnitamaPosition position = RandomOnitama.after(seed % 40, seed);
            if (position == null) continue;
            int exact = evaluation(position);
            for (int alpha = exact - 200; alpha < exact + 200; alpha += 7) {
                int score = new OnitamaTree(position).evaluate(alpha, alpha + 1);
                assertTrue(exact <= alpha ? exact <= score && score <= alpha : exact >= score && score > alpha,
                    score + " for " + exact + " above " + alpha + ": " + OnitamaNotation.INSTANCE.positionText(position));
                if (score != exact) bounds++;
            }
        }
        assertTrue(bounds > 1000, "moves are counted only where it matters");
    }

    @Test
    void capturesByStudentsComeFirst() {
        OnitamaPosition position = OnitamaNotation.INSTANCE.position("m4/2s2/1s1s1/2M2/S1S2 Dragon,Monkey/Horse,Crab/Ox b");
        OnitamaTree tree = new OnitamaTree(position);
        tree.forcingMoves(moves);
        assertTrue(moves.size() >= 2);
        for (int i = 1; i < moves.size(); i++) assertTrue(tree.promise(moves.get(i - 1)) >= tree.promise(moves.get(i)));
    }

    @Test
    void repetitionBelowTheRootIsADrawAtOnceAndBeforeItAtTheThirdTime() {
        List<String> round = List.of("Eel c2-b3", "Horse c4-c5", "Ox b3-c3", "Eel c5-d4", "Horse c3-c2", "Ox d4-c4");
        OnitamaPosition position = OnitamaNotation.INSTANCE.position("m4/2s2/5/2S2/M4 Eel,Tiger/Horse,Crab/Ox b");
        OnitamaTree fromStart = new OnitamaTree(position);
        for (int ply = 0; ply < 6; ply++) {
            assertFalse(fromStart.isDrawn());
            position.play(new OnitamaGame().move(position, round.get(ply)));
        }
        assertTrue(fromStart.isDrawn());
        OnitamaTree fromHere = new OnitamaTree(position);
        for (int ply = 0; ply < 5; ply++) {
            position.play(new OnitamaGame().move(position, round.get(ply)));
            assertFalse(fromHere.isDrawn(), "ply " + ply);
        }
        position.play(new OnitamaGame().move(position, round.get(5)));
        assertTrue(fromHere.isDrawn());
    }

    /** With two plies left a win in three is none. */
    @Test
    void searchKnowsTheLastPly() {
        OnitamaPosition position = wonInThreeAtPly(298);
        DeepeningSearch search = OnitamaForcedWinTest.search(position, 100_000);
        assertTrue(Math.abs(search.score()) < Score.WON / 2 || search.score() < 0, "score " + search.score());
    }

    private static OnitamaPosition wonInThreeAtPly(int ply) {
        MoveList moves = new MoveList();
        for (int seed = 0; seed < 3000; seed++) {
            OnitamaPosition position = RandomOnitama.after(0, seed);
            Random32 random = new Random32(seed);
            while (position.ply() < ply && playOn(position, moves, random)) continue;
            if (position.ply() != ply || position.toMove() == OnitamaPosition.NOBODY) continue;
            OnitamaPosition fresh = OnitamaNotation.INSTANCE.position(OnitamaNotation.INSTANCE.positionText(position));
            if (ForcedWin.plies(fresh, 3) == 3) return position;
        }
        throw new AssertionError("no such game");
    }

    private static boolean playOn(OnitamaPosition position, MoveList moves, Random32 random) {
        position.moves(moves);
        for (int tries = 0; tries < 50; tries++) {
            position.play(moves.get(random.below(moves.size())));
            if (!position.outcome().over()) return true;
            position.undo();
        }
        return false;
    }

    /** Two masters that circle each other: lines as long as the search can follow. */
    @Test
    void veryLongLinesAreCutShort() {
        OnitamaPosition position = OnitamaNotation.INSTANCE.position("4m/5/5/5/M4 Crane,Horse/Ox,Eel/Goose b");
        DeepeningSearch search = new DeepeningSearch(new OnitamaTree(position), Strength.lookingAhead(1000), 2_000_000, new Random32(1));
        while (!search.step(100_000)) continue;
        assertTrue(search.depth() > 20, "depth " + search.depth());
    }

    @Test
    void sliceSizesDoNotChangeWhatIsFound() {
        for (int seed = 0; seed < 6; seed++) {
            OnitamaPosition position = RandomOnitama.after(4, seed);
            if (position == null) continue;
            String whole = found(position, 60_000, 60_000);
            assertEquals(whole, found(position, 60_000, 7));
            assertEquals(whole, found(position, 60_000, 1000));
            assertEquals(whole, found(position, 60_000, 33_333));
        }
    }

    @Test
    void slicesEndSoonAfterTheirNodes() {
        OnitamaPosition position = RandomOnitama.after(4, 1);
        DeepeningSearch search = new DeepeningSearch(new OnitamaTree(position), Strength.lookingAhead(40), 200_000, new Random32(1));
        int before = 0;
        while (!search.step(500)) {
            assertTrue(search.nodes() - before < 1500, "slice of " + (search.nodes() - before));
            before = search.nodes();
        }
    }

    /** A search given up in the middle leaves nothing behind that another one could meet. */
    @Test
    void anAbandonedSearchDoesNoHarm() {
        OnitamaPosition position = RandomOnitama.after(4, 2);
        String text = OnitamaNotation.INSTANCE.positionText(position);
        String undisturbed = found(position, 50_000, 1000);
        DeepeningSearch abandoned = new DeepeningSearch(new OnitamaTree(position.copy()), Strength.lookingAhead(40), 50_000,
            new Random32(1));
        abandoned.step(12_345);
        assertEquals(undisturbed, found(position, 50_000, 1000));
        assertEquals(text, OnitamaNotation.INSTANCE.positionText(position));
    }

    private static String found(OnitamaPosition position, int budget, int slice) {
        DeepeningSearch search =
            new DeepeningSearch(new OnitamaTree(position.copy()), Strength.lookingAhead(40), budget, new Random32(1));
        while (!search.step(slice)) continue;
        return OnitamaNotation.INSTANCE.moveText(position, search.move()) + " worth " + search.score() + " after " + search.nodes();
    }
}
