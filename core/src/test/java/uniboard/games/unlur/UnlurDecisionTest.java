package uniboard.games.unlur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.search.Verdict;
import uniboard.search.WinLossSearch;

class UnlurDecisionTest {
    @Test
    void onlyTheCentreWinsAsFirstMoveOnBoardsOfSizeThree() {
        assertEquals(Verdict.WON, verdict(UnlurRulesTest.start(3)));
        for (String move : "b2 b3 c2 c3 c4 d2 d3 pass".split(" ")) {
            Verdict reply = verdict(UnlurRulesTest.play(UnlurRulesTest.start(3), move));
            assertEquals(move.equals("c3") ? Verdict.LOST : Verdict.WON, reply, move);
        }
    }

    @Test
    void agreesWithPlainSearchInEveryPositionOfSizeTwo() {
        assertTrue(compareAll(UnlurRulesTest.start(2)) > 1000);
    }

    /** @return how many positions were compared */
    private static int compareAll(UnlurPosition position) {
        if (position.outcome().over()) return 0;
        compare(position);
        int compared = 1;
        for (int move : moves(position)) {
            position.play(move);
            compared += compareAll(position);
            position.undo();
        }
        return compared;
    }

    @Test
    void agreesWithPlainSearchInEndingsOfSizeThree() {
        int[] won = new int[2];
        for (int seed = 0; seed < 2000; seed++) {
            UnlurPosition position = UnlurRulesTest.start(3);
            Random32 random = new Random32(seed);
            while (!position.outcome().over() && position.stoneCount() < 12) {
                int[] moves = moves(position);
                position.play(moves[random.below(moves.length)]);
            }
            if (!position.outcome().over()) won[compare(position) ? 1 : 0]++;
        }
        assertTrue(won[0] > 50 && won[1] > 50, won[0] + " lost, " + won[1] + " won");
    }

    /** @return whether the mover wins */
    private static boolean compare(UnlurPosition position) {
        boolean wins = wins(position);
        WinLossSearch search = search(position);
        assertEquals(wins ? Verdict.WON : Verdict.LOST, search.verdict(), UnlurNotation.INSTANCE.positionText(position));
        if (wins) assertWins(position.copy(), new UnlurDecision(position).move(search.move()));
        return wins;
    }

    private static void assertWins(UnlurPosition position, int move) {
        int mover = position.mover();
        position.play(move);
        assertTrue(position.outcome().over() ? position.outcome().wins(mover) : !wins(position), UnlurMove.text(move));
    }

    private static boolean wins(UnlurPosition position) {
        int mover = position.mover();
        for (int move : moves(position)) {
            position.play(move);
            boolean wins = position.toMove() == Position.NOBODY ? position.outcome().wins(mover) : !wins(position);
            position.undo();
            if (wins) return true;
        }
        return false;
    }

    private static int[] moves(UnlurPosition position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return moves.toArray();
    }

    private static Verdict verdict(UnlurPosition position) {
        return search(position).verdict();
    }

    private static WinLossSearch search(UnlurPosition position) {
        int nodes = 1_000_000;
        WinLossSearch search = new WinLossSearch(new UnlurDecision(position), nodes);
        while (!search.step(nodes)) continue;
        return search;
    }
}
