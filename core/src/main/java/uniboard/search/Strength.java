package uniboard.search;

import uniboard.game.Random32;

/**
 * How well a bot of a level plays.
 *
 * @param depth       plies to look ahead, at least 1
 * @param slipPercent how often it picks a worse move than the best it sees
 * @param slipMargin  how much worse, in the evaluator's points, such a move may be
 */
public record Strength(int depth, int slipPercent, int slipMargin) {
    public static Strength lookingAhead(int depth) {
        return new Strength(depth, 0, 0);
    }

    public Strength slipping(int percent, int margin) {
        return new Strength(depth, percent, margin);
    }

    boolean slips() {
        return slipPercent > 0;
    }

    /**
     * Picks among moves of which the first is the best.
     *
     * @param scores exact ones
     * @return an index; any within the margin if it slips, else 0
     */
    int slip(int[] scores, Random32 random) {
        if (random.below(100) >= slipPercent) return 0;
        int within = 0;
        for (int score : scores) if (score >= scores[0] - slipMargin) within++;
        int pick = random.below(within);
        for (int i = 0; i < scores.length; i++) {
            if (scores[i] >= scores[0] - slipMargin && pick-- == 0) return i;
        }
        return 0;
    }
}
