package uniboard.search;

import java.util.function.ToIntFunction;
import uniboard.game.Evaluation;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Search;

/**
 * Weighs a move of an open game of two seats against the best other one: searches the position for it, without the move if that is the
 * best, and then the positions after both, in the same way. (What a search thinks of its own best move is too far from what
 * another thinks of a position: in Unlur's contract a fifth of all chances.)
 */
public final class ComparedSearches<S extends Search> implements Evaluation {
    /** Of a position that is lost, or won, for certain; 0 is even. */
    public static final int DECIDED = 1000;
    /** Looking for a move takes half as long as looking at what comes after it. */
    private static final int PARTS = 4;

    /** Begins the search of a running position. */
    public interface Maker<S> {
        /** @param leftOut a first move that isn't looked at, or {@link Strength#NOTHING} */
        S search(Position position, int leftOut, int nodes);
    }

    private final Position position;
    private final int played;
    private final int budget;
    private final Maker<S> maker;
    private final ToIntFunction<S> measure;
    private Phase phase = Phase.BEST;
    /** Of the phase under way. */
    private Judgement<S> judgement;
    private int nodesBefore;
    private int other = Strength.NOTHING;
    private int measureOfPlayed;
    private int measureOfOther;

    /** What is looked at. */
    private enum Phase { BEST, BEST_OF_OTHERS, AFTER_PLAYED, AFTER_OTHER, NOTHING }

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
        look(Phase.BEST, position, Strength.NOTHING, budget / PARTS);
    }

    private void look(Phase next, Position at, int leftOut, int nodes) {
        if (judgement != null) nodesBefore += judgement.nodes();
        phase = next;
        judgement = new Judgement<>(at.copy(), position.toMove(), leftOut, nodes, maker, measure);
    }

    private void lookAfter(Phase next, int move) {
        Position after = position.copy();
        after.play(move);
        look(next, after, Strength.NOTHING, budget - budget / 2);
    }

    @Override
    public boolean step(int nodes) {
        if (phase != Phase.NOTHING && judgement.step(nodes)) goOn();
        return phase == Phase.NOTHING;
    }

    private void goOn() {
        switch (phase) {
            case BEST -> {
                other = judgement.move();
                if (other == played) look(Phase.BEST_OF_OTHERS, position, played, budget / PARTS);
                else lookAfter(Phase.AFTER_PLAYED, played);
            }
            case BEST_OF_OTHERS -> {
                other = judgement.isEmpty() ? Strength.NOTHING : judgement.move();
                // Where all others lose at once a search may find none of them.
                if (other == played) other = anyOther();
                lookAfter(Phase.AFTER_PLAYED, played);
            }
            case AFTER_PLAYED -> {
                measureOfPlayed = judgement.measure();
                measureOfOther = measureOfPlayed;
                if (other == Strength.NOTHING) phase = Phase.NOTHING;
                else lookAfter(Phase.AFTER_OTHER, other);
            }
            default -> {
                measureOfOther = judgement.measure();
                phase = Phase.NOTHING;
            }
        }
    }

    private int anyOther() {
        MoveList moves = new MoveList();
        position.moves(moves);
        moves.remove(played);
        return moves.get(0);
    }

    @Override
    public int nodes() {
        return nodesBefore + judgement.nodes();
    }

    @Override
    public int best() {
        return measureOfOther > measureOfPlayed ? other : played;
    }

    @Override
    public int measureOfPlayed() {
        return measureOfPlayed;
    }

    @Override
    public int measureOfOther() {
        return measureOfOther;
    }
}
