package uniboard.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import uniboard.game.MoveList;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.game.WinProbability;

/**
 * Looks for the best moves of a position by what the seat to move may know: weighs all of them, then the better half with twice the time
 * each, and so on (sequential halving: Karnin, Koren and Somekh, ICML 2013), until the best three have had much.
 */
public final class PositionAnalysis {
    /** How many moves are reported. */
    public static final int BEST = 3;
    /** Budget of a round, in moves of a review. */
    private static final int ROUND = 12;
    /** The least budget of a move is this fraction of one in a review. */
    private static final int LEAST = 3;
    /** Rounds in which only the best moves are left. */
    private static final int LAST_ROUNDS = 3;
    /** Longest line reported, in plies. */
    private static final int LINE = 3;

    /**
     * A good move and how it may go on.
     *
     * @param moves  that one, and where nothing is hidden what is expected after it
     * @param chance of the seat to move to win, in thousandths
     */
    public record Line(List<Integer> moves, int chance) {
    }

    private final GameRecord record;
    private final Thinker thinker;
    private final boolean tellsLines;
    /** The moves of the round, the best ones of the round before first. */
    private List<Integer> candidates = new ArrayList<>();
    private final Map<Integer, Integer> chances = new HashMap<>();
    private final Map<Integer, List<Integer>> lines = new HashMap<>();
    /** Lines of the current round, reported once they are long enough. */
    private final Map<Integer, List<Integer>> growing = new HashMap<>();
    /** Budget of a move in the current round. */
    private int nodes;
    private int done;
    private int round;
    private int lastRounds;
    private boolean isRunning;
    private Runnable changed = () -> { };

    /**
     * @param record     whose last position is analysed; somebody is to move there
     * @param tellsLines whether nothing is hidden, so that it can be told how moves go on
     */
    public PositionAnalysis(GameRecord record, Thinker thinker, boolean tellsLines) {
        this.record = record;
        this.thinker = thinker;
        this.tellsLines = tellsLines;
        int usual = record.game().analysis().evaluator().nodes();
        candidates.addAll(movesOf(record.replay()));
        nodes = Math.max(usual / LEAST, usual * ROUND / candidates.size());
    }

    private static List<Integer> movesOf(Position position) {
        MoveList legal = new MoveList();
        position.moves(legal);
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) moves.add(legal.get(i));
        return moves;
    }

    /**
     * Begins, or goes on where it was stopped.
     *
     * @param newChanged run whenever something has been found out
     */
    public void run(Runnable newChanged) {
        changed = newChanged;
        if (isRunning || isDone()) return;
        isRunning = true;
        next();
    }

    public void stop() {
        if (isRunning) thinker.cancel();
        isRunning = false;
    }

    public boolean isRunning() {
        return isRunning;
    }

    /** Whether more time is unlikely to change anything. */
    public boolean isDone() {
        return lastRounds == LAST_ROUNDS;
    }

    /** Whether each move is looked at for the first time. */
    public boolean isFirstRound() {
        return round == 0;
    }

    /** How many moves of the round have been weighed. */
    public int done() {
        return done;
    }

    /** How many moves are weighed in the round. */
    public int size() {
        return candidates.size();
    }

    /** At most {@link #BEST}, the best one first, as far as they are known. */
    public List<Line> best() {
        List<Line> best = new ArrayList<>();
        for (int move : sorted()) {
            if (!chances.containsKey(move)) continue;
            best.add(new Line(lines.getOrDefault(move, List.of(move)), chances.get(move)));
            if (best.size() == BEST) break;
        }
        return best;
    }

    private List<Integer> sorted() {
        List<Integer> sorted = new ArrayList<>(candidates);
        sorted.sort((one, other) -> chances.getOrDefault(other, -1) - chances.getOrDefault(one, -1));
        return sorted;
    }

    private void next() {
        if (!isRunning) return;
        if (done < candidates.size()) weighNext();
        else if (!tellsLines || candidates.size() > BEST || !expectNext(0)) endRound();
    }

    private void weighNext() {
        int move = candidates.get(done);
        Outcome outcome = tellsLines ? record.with(move).replay().outcome() : null;
        if (outcome != null && outcome.over()) {
            // A move that ends the game needs no search.
            chances.put(move, chance(outcome));
            done++;
            next();
            return;
        }
        weigh(record, move, found -> {
            chances.put(move, found.chanceOfPlayed());
            done++;
            // A deeper search may find a better move than those kept so far.
            if (!candidates.contains(found.best())) candidates.add(found.best());
        });
    }

    private int chance(Outcome outcome) {
        if (!outcome.wins(record.replay().toMove())) return 0;
        return Integer.bitCount(outcome.winners()) > 1 ? WinProbability.SURE / 2 : WinProbability.SURE;
    }

    private void endRound() {
        if (candidates.size() <= BEST) lastRounds++;
        int kept = Math.min(candidates.size(), Math.max(BEST, (candidates.size() + 1) / 2));
        candidates = new ArrayList<>(sorted().subList(0, kept));
        growing.clear();
        round++;
        done = 0;
        nodes *= 2;
        if (isDone()) {
            done = candidates.size();
            isRunning = false;
            changed.run();
        } else {
            next();
        }
    }

    /** @return whether a line, of this candidate or a later one, still has to be extended */
    private boolean expectNext(int candidate) {
        if (candidate == candidates.size()) return false;
        int first = candidates.get(candidate);
        List<Integer> line = growing.getOrDefault(first, List.of(first));
        GameRecord after = record;
        for (int move : line) after = after.with(move);
        Position position = after.replay();
        if (line.size() == LINE || position.outcome().over()) {
            lines.put(first, line);
            return expectNext(candidate + 1);
        }
        weigh(after, movesOf(position).get(0), found -> {
            List<Integer> longer = new ArrayList<>(line);
            longer.add(found.best());
            growing.put(first, longer);
        });
        return true;
    }

    private void weigh(GameRecord before, int move, Consumer<WeighedMove> receiver) {
        BotTask task = BotTask.weighing(before, before.replay(), move, nodes);
        MoveList seen = new MoveList();
        task.view().replay(task.view().plies() - 1).moves(seen);
        thinker.think(task, packed -> {
            receiver.accept(WeighedMove.of(packed, seen));
            changed.run();
            next();
        });
    }
}
