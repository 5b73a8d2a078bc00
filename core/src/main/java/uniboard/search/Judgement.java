package uniboard.search;

import java.util.function.ToIntFunction;
import uniboard.game.MoveList;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.game.Search;

/** How good a position is for a seat, as a search finds out; moves without a choice are made first, for a search tells nothing of them. */
final class Judgement<S extends Search> {
    private final Position position;
    private final int seat;
    private final ToIntFunction<S> measure;
    private final int first;
    /** Null where there is nothing to search. */
    private final S search;
    private final boolean isEmpty;

    /**
     * @param position owned by the judgement
     * @param leftOut  a first move that isn't looked at, or {@link Strength#NOTHING}
     */
    Judgement(Position position, int seat, int leftOut, int nodes, ComparedSearches.Maker<S> maker, ToIntFunction<S> measure) {
        this.position = position;
        this.seat = seat;
        this.measure = measure;
        MoveList moves = movesOf(leftOut);
        isEmpty = moves.isEmpty() && !position.outcome().over();
        first = moves.size() == 1 ? moves.get(0) : Strength.NOTHING;
        int missing = leftOut;
        while (moves.size() == 1) {
            position.play(moves.get(0));
            missing = Strength.NOTHING;
            moves = movesOf(missing);
        }
        search = moves.isEmpty() ? null : maker.search(position.copy(), missing, nodes);
    }

    private MoveList movesOf(int leftOut) {
        MoveList moves = new MoveList();
        if (position.outcome().over()) return moves;
        position.moves(moves);
        moves.remove(leftOut);
        return moves;
    }

    /** Whether the move that isn't looked at is the only one. */
    boolean isEmpty() {
        return isEmpty;
    }

    /** @return whether it has seen enough */
    boolean step(int nodes) {
        return search == null || search.step(nodes);
    }

    int nodes() {
        return search == null ? 0 : search.nodes();
    }

    /** The best first move found. */
    int move() {
        return first != Strength.NOTHING || search == null ? first : search.move();
    }

    int measure() {
        if (search != null) return position.toMove() == seat ? measure.applyAsInt(search) : -measure.applyAsInt(search);
        Outcome outcome = position.outcome();
        if (Integer.bitCount(outcome.winners()) > 1) return 0;
        return outcome.wins(seat) ? ComparedSearches.DECIDED : -ComparedSearches.DECIDED;
    }
}
