package uniboard.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;

class MonteCarloSearchTest {
    private static final int BUDGET = 5000;

    /** Who leaves a multiple of four can always leave one again. */
    @ParameterizedTest
    @ValueSource(ints = {5, 6, 7, 9, 10, 11})
    void provesAWinAndPlaysIt(int coins) {
        MonteCarloSearch search = finished(new Coins(coins), Strength.lookingAhead(100));
        assertEquals(coins % 4, search.move());
        assertEquals(1, search.confidence());
        assertTrue(search.nodes() < BUDGET, "proven before the budget is used up");
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 8, 12})
    void provesALoss(int coins) {
        assertEquals(0, finished(new Coins(coins), Strength.lookingAhead(100)).confidence());
    }

    @Test
    void seesAWinAtOnceWithoutSimulating() {
        MonteCarloSearch search = new MonteCarloSearch(new Coins(3), Strength.lookingAhead(100), BUDGET, new Random32(1));
        assertTrue(search.step(1));
        assertEquals(3, search.move());
        assertEquals(0, search.nodes());
    }

    @Test
    void onlyMoveNeedsNoThought() {
        MonteCarloSearch search = new MonteCarloSearch(new Coins(20, 1), Strength.lookingAhead(100), BUDGET, new Random32(1));
        assertTrue(search.step(1));
        assertEquals(0, search.nodes());
    }

    @Test
    void withoutLookingAheadItKnowsChancesOnly() {
        MonteCarloSearch search = finished(new Coins(11), Strength.lookingAhead(1));
        assertTrue(search.nodes() > BUDGET - 11 && search.nodes() <= BUDGET);
        assertTrue(search.confidence() > 0 && search.confidence() < 1);
    }

    @Test
    void slicesDontChangeTheDecision() {
        MonteCarloSearch whole = finished(new Coins(41), Strength.lookingAhead(100));
        MonteCarloSearch sliced = new MonteCarloSearch(new Coins(41), Strength.lookingAhead(100), BUDGET, new Random32(1));
        while (!sliced.step(1)) assertTrue(sliced.nodes() <= BUDGET);
        assertEquals(whole.move(), sliced.move());
        assertEquals(whole.nodes(), sliced.nodes());
        assertEquals(whole.confidence(), sliced.confidence());
    }

    @Test
    void budgetTooSmallForASimulationIsLeftUnspent() {
        MonteCarloSearch search = new MonteCarloSearch(new Coins(41), Strength.lookingAhead(100), 40, new Random32(1));
        assertTrue(search.step(40));
        assertEquals(0, search.nodes());
        assertTrue(search.move() >= 1 && search.move() <= 3);
    }

    @Test
    void logarithmIsExactAtPowersOfTwoAndNearBetween() {
        for (int number = 1; number < 5000; number++) assertEquals(Math.log(number), Logarithm.of(number), 0.06);
        for (int bits = 0; bits < 31; bits++) assertEquals(Math.log(1 << bits), Logarithm.of(1 << bits), 1e-12);
    }

    private static MonteCarloSearch finished(Coins coins, Strength strength) {
        MonteCarloSearch search = new MonteCarloSearch(coins, strength, BUDGET, new Random32(1));
        while (!search.step(Integer.MAX_VALUE)) continue;
        return search;
    }

    /** Two take turns taking coins; who takes the last one wins. */
    private static final class Coins implements SimulatedGame {
        private final int start;
        private final int mostTaken;
        private int left;
        private int mover;
        private int played;

        Coins(int start) {
            this(start, 3);
        }

        Coins(int start, int mostTaken) {
            this.start = start;
            this.mostTaken = mostTaken;
        }

        @Override
        public void restart() {
            left = start;
            mover = 0;
            played = 0;
        }

        @Override
        public int mover() {
            return mover;
        }

        @Override
        public int winner() {
            return left == 0 ? 1 - mover : Position.NOBODY;
        }

        @Override
        public void moves(MoveList into) {
            into.clear();
            for (int taken = 1; taken <= Math.min(mostTaken, left); taken++) into.add(taken);
        }

        @Override
        public Verdict lookAhead(MoveList into) {
            moves(into);
            if (!into.contains(left)) return Verdict.OPEN;
            into.clear();
            into.add(left);
            return Verdict.WON;
        }

        @Override
        public void play(int move) {
            left -= move;
            played++;
            mover = 1 - mover;
        }

        @Override
        public int playout(Random32 random) {
            while (left > 0) play(1 + random.below(Math.min(mostTaken, left)));
            return winner();
        }

        @Override
        public boolean sharesExperience() {
            return false;
        }

        @Override
        public int playedBy(int move) {
            return Position.NOBODY;
        }

        @Override
        public int played() {
            return played;
        }

        @Override
        public int longest() {
            return start;
        }

        @Override
        public int hashHigh() {
            return 1;
        }

        @Override
        public int hashLow() {
            return left * 2 + mover;
        }
    }
}
