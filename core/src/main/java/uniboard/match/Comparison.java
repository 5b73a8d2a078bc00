package uniboard.match;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.MoveList;

/** What each of the moves that there were would have brought the seat to move, by what they could know. */
public final class Comparison {
    /**
     * What a move would have brought.
     *
     * @param chance in thousandths
     */
    public record Found(int move, int chance) {
    }

    private final Match before;
    private final Thinker thinker;
    private final Runnable progressed;
    private final MoveList legal = new MoveList();
    private final List<Found> found = new ArrayList<>();

    /**
     * @param record     up to the moves
     * @param progressed run after each move
     */
    Comparison(GameRecord record, Thinker thinker, Runnable progressed) {
        before = new Match(record);
        this.thinker = thinker;
        this.progressed = progressed;
        before.position().moves(legal);
    }

    void weighNext() {
        if (isDone()) return;
        int move = legal.get(found.size());
        BotTask task = before.weighing(move);
        MoveList seen = new MoveList();
        task.view().replay(task.view().plies() - 1).moves(seen);
        thinker.think(task, packed -> {
            found.add(new Found(move, WeighedMove.of(packed, seen).chanceOfPlayed()));
            progressed.run();
            weighNext();
        });
    }

    public int size() {
        return legal.size();
    }

    public int done() {
        return found.size();
    }

    public boolean isDone() {
        return done() == size();
    }

    /** The best one first. */
    public List<Found> found() {
        List<Found> sorted = new ArrayList<>(found);
        sorted.sort((one, other) -> other.chance() - one.chance());
        return sorted;
    }
}
