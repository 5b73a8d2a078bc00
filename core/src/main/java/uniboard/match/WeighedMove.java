package uniboard.match;

import uniboard.game.MoveList;
import uniboard.game.Weigher;
import uniboard.game.Weighing;

/**
 * What was found out about a move that was played. Chances are of whoever made it, in thousandths.
 *
 * @param best the best move found: the one that was played, if none is better
 */
public record WeighedMove(int best, int chanceOfBest, int chanceOfPlayed) {
    /** Chances travel in two thousandths. */
    private static final int STEP = 2;
    private static final int CHANCE_BITS = 9;
    private static final int CHANCE_MASK = (1 << CHANCE_BITS) - 1;

    static WeighedMove of(Weighing weighing, Weigher weigher) {
        int played = weigher.chance(weighing.measureOfPlayed());
        return new WeighedMove(weighing.best(), Math.max(played, weigher.chance(weighing.measureOfBest())), played);
    }

    /** What a better move would have brought. */
    public int loss() {
        return chanceOfBest - chanceOfPlayed;
    }

    /** As one number, as answers of bots are. */
    int packed(MoveList legal) {
        return (legal.indexOf(best) << CHANCE_BITS | chanceOfBest / STEP) << CHANCE_BITS | chanceOfPlayed / STEP;
    }

    /** @param legal the moves of the position in the same order */
    static WeighedMove of(int packed, MoveList legal) {
        int best = legal.get(packed >>> 2 * CHANCE_BITS);
        return new WeighedMove(best, (packed >>> CHANCE_BITS & CHANCE_MASK) * STEP, (packed & CHANCE_MASK) * STEP);
    }
}
