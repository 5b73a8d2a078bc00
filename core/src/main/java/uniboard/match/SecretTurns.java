package uniboard.match;

import uniboard.game.MoveList;
import uniboard.game.Position;

/** Turns in which all seats decide without seeing each other's moves, which are opened once the last seat has decided. */
public final class SecretTurns {
    private SecretTurns() {
    }

    /** Whether the next move is such a turn. */
    public static boolean areOn(Position position) {
        return position.toMove() != Position.NOBODY && position.isDecidedInSecret();
    }

    /** Whether the next move is the last before all are opened. */
    public static boolean isLast(Position position) {
        return position.reveals(any(position));
    }

    /** A legal move that stands for one that isn't known. */
    public static int any(Position position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return moves.get(0);
    }

    /**
     * The position in which a seat decides, any move standing for each that is made before it.
     *
     * @param now to look at only
     * @return null if the seat has decided already, or has to see others' moves first
     */
    public static Position of(int seat, Position now) {
        Position each = now.copy();
        while (areOn(each)) {
            if (each.toMove() == seat) return each;
            if (isLast(each)) return null;
            each.play(any(each));
        }
        return null;
    }
}
