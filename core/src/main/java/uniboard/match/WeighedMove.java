package uniboard.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.Evaluation;
import uniboard.game.MoveEvaluator;
import uniboard.game.MoveList;
import uniboard.game.WholeNumber;
import uniboard.game.WinProbability;

/**
 * What was found out about a move that was played. Chances are of the player who made it, in thousandths.
 *
 * @param best          the best move found: the one that was played, if none is better
 * @param chanceOfOther with the best of all other moves; where not all were looked at, no less than with the played one
 */
public record WeighedMove(int best, int chanceOfPlayed, int chanceOfOther) {
    /** Chances travel in two thousandths. */
    private static final int STEP = 2;
    private static final int PARTS = 3;
    private static final int CHANCE_BITS = 9;
    private static final int CHANCE_MASK = (1 << CHANCE_BITS) - 1;

    static WeighedMove of(Evaluation weighing, MoveEvaluator evaluator) {
        return new WeighedMove(weighing.best(), evaluator.chance(weighing.measureOfPlayed()), evaluator.chance(weighing.measureOfOther()));
    }

    public int chanceOfBest() {
        return Math.max(chanceOfPlayed, chanceOfOther);
    }

    /** What a better move would have brought; 0 where there is none. */
    public int loss() {
        return Math.max(0, chanceOfOther - chanceOfPlayed);
    }

    /** What any other move would have cost; 0 where one is as good. */
    public int lead() {
        return Math.max(0, chanceOfPlayed - chanceOfOther);
    }

    /** The best move and both chances. */
    String text() {
        return best + ":" + chanceOfPlayed + ":" + chanceOfOther;
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
        int chanceOfPlayed = WholeNumber.read(parts[1], 0, WinProbability.SURE);
        int chanceOfOther = WholeNumber.read(parts[2], 0, WinProbability.SURE);
        boolean isGood = best != WholeNumber.NONE && legal.contains(best) && chanceOfPlayed != WholeNumber.NONE
            && chanceOfOther != WholeNumber.NONE;
        return isGood ? new WeighedMove(best, chanceOfPlayed, chanceOfOther) : null;
    }

    /** As one number, as answers of bots are. */
    int packed(MoveList legal) {
        return (legal.indexOf(best) << CHANCE_BITS | chanceOfPlayed / STEP) << CHANCE_BITS | chanceOfOther / STEP;
    }

    /**
     * Reads what a thinker decides that was asked to weigh a move.
     *
     * @param legal the moves of the position in the same order
     */
    public static WeighedMove of(int packed, MoveList legal) {
        int best = legal.get(packed >>> 2 * CHANCE_BITS);
        return new WeighedMove(best, (packed >>> CHANCE_BITS & CHANCE_MASK) * STEP, (packed & CHANCE_MASK) * STEP);
    }

    /** Moves of a line as text: of each its ply, the best one and both chances. */
    static String text(Map<Integer, WeighedMove> byPly, int plies) {
        List<String> all = new ArrayList<>();
        for (int ply = 0; ply < plies; ply++) if (byPly.containsKey(ply)) all.add(ply + ":" + byPly.get(ply).text());
        return String.join(",", all);
    }

    /** @param text as {@link #text(Map, int)}; what isn't, or isn't of this line, is passed over */
    static Map<Integer, WeighedMove> read(String text, GameRecord line) {
        Map<Integer, WeighedMove> byPly = new HashMap<>();
        if (text.isEmpty()) return byPly;
        for (String each : text.split(",")) {
            int colon = Math.max(0, each.indexOf(':'));
            int ply = WholeNumber.read(each.substring(0, colon), 0, line.plies() - 1);
            if (ply == WholeNumber.NONE) continue;
            MoveList legal = new MoveList();
            line.replay(ply).moves(legal);
            WeighedMove move = read(each.substring(colon + 1), legal);
            if (move != null) byPly.put(ply, move);
        }
        return byPly;
    }
}
