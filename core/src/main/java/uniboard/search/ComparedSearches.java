package uniboard.search;

import java.util.function.ToIntFunction;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Search;
import uniboard.game.Weighing;

/** Weighs a move of an open game of two seats by searching the position before it and the one after it. */
public final class ComparedSearches<S extends Search> implements Weighing {
    /** Of a position that is lost, or won, for certain; 0 is even. */
    public static final int DECIDED = 1000;

    /** Begins the search of a running position. */
    public interface Maker<S> {
        S search(Position position, int nodes);
    }

    private final Position position;
    private final int played;
    private final int budget;
    private final Maker<S> maker;
    private final ToIntFunction<S> measure;
    private final boolean isForced;
    private S before;
    private S after;
    private boolean isOver;
    private int best;
    private int measureOfBest;
    private int measureOfPlayed;

    /**
     * @param position owned by the weighing
     * @param measure  of a finished search: how good the position is for the seat to move, from -{@link #DECIDED} to {@link #DECIDED}
     */
    public ComparedSearches(Position position, int played, int nodes, Maker<S> maker, ToIntFunction<S> measure) {
        this.position = position;
        this.played = played;
        budget = nodes;
        this.maker = maker;
        this.measure = measure;
        MoveList moves = new MoveList();
        position.moves(moves);
        isForced = moves.size() == 1;
        best = played;
    }

    @Override
    public boolean step(int nodes) {
        if (isOver) return true;
        if (!isForced && before == null) before = maker.search(position.copy(), budget / 2);
        if (after == null) {
            if (before != null && !before.step(nodes)) return false;
            if (!beginAfter()) return true;
        }
        if (!after.step(nodes)) return false;
        int seat = position.toMove();
        end(seat == mover() ? measure.applyAsInt(after) : -measure.applyAsInt(after));
        return true;
    }

    private int mover() {
        Position earlier = position.copy();
        earlier.undo();
        return earlier.toMove();
    }

    /** @return whether there is anything to search after the move that was played */
    private boolean beginAfter() {
        if (before != null) {
            best = before.move();
            measureOfBest = measure.applyAsInt(before);
        }
        int seat = position.toMove();
        position.play(played);
        if (position.outcome().over()) {
            boolean isShared = Integer.bitCount(position.outcome().winners()) > 1;
            end(isShared ? 0 : position.outcome().wins(seat) ? DECIDED : -DECIDED);
            return false;
        }
        if (before != null && best == played) {
            end(measureOfBest);
            return false;
        }
        after = maker.search(position.copy(), budget - budget / 2);
        return true;
    }

    /** What was played may turn out to be better than what was found. */
    private void end(int ofPlayed) {
        isOver = true;
        measureOfPlayed = ofPlayed;
        if (before != null && measureOfBest > ofPlayed) return;
        measureOfBest = ofPlayed;
        best = played;
    }

    @Override
    public int nodes() {
        return (before == null ? 0 : before.nodes()) + (after == null ? 0 : after.nodes());
    }

    @Override
    public int best() {
        return best;
    }

    @Override
    public int measureOfBest() {
        return measureOfBest;
    }

    @Override
    public int measureOfPlayed() {
        return measureOfPlayed;
    }
}
