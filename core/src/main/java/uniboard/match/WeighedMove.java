package uniboard.match;

import uniboard.game.ChanceScale;
import uniboard.game.MoveList;
import uniboard.game.Weigher;
import uniboard.game.Weighing;
import uniboard.game.WholeNumber;

/**
 * What was found out about a move that was played. Chances are of whoever made it, in thousandths.
 *
 * @param best the best move found: the one that was played, if none is better
 */
public record WeighedMove(int best, int chanceOfBest, int chanceOfPlayed) {
    /** Chances travel in two thousandths. */
    private static final int STEP = 2;
    private static final int PARTS = 3;
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

    /** The best move and both chances. */
    String text() {
        return best + ":" + chanceOfBest + ":" + chanceOfPlayed;
    }

    /**
     * Null if the text isn't one that {@link #text} writes.
     *
     * @param legal the moves among which the best one is
     */
    static WeighedMove read(String text, MoveList legal) {
        String[] parts = text.split(":", -1);
        if (parts.length != PARTS) return null;
        int best = WholeNumber.read(parts[0], 0, Integer.MAX_VALUE);
        int chanceOfBest = WholeNumber.read(parts[1], 0, ChanceScale.SURE);
        int chanceOfPlayed = WholeNumber.read(parts[2], 0, ChanceScale.SURE);
        boolean isGood = best != WholeNumber.NONE && legal.contains(best) && chanceOfPlayed != WholeNumber.NONE
            && chanceOfBest >= chanceOfPlayed;
        return isGood ? new WeighedMove(best, chanceOfBest, chanceOfPlayed) : null;
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
