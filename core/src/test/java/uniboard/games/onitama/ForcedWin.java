package uniboard.games.onitama;

import uniboard.game.MoveList;
import uniboard.game.Position;

/** Solves by trying everything, with nothing but the rules: what the bot is measured by. */
final class ForcedWin {
    private ForcedWin() {
    }

    /**
     * The fewest plies in which the seat to move wins against every defence.
     *
     * @param most plies to try, odd
     * @return 0 if it can't be forced in so many
     */
    static int plies(Position position, int most) {
        for (int plies = 1; plies <= most; plies += 2) if (canForce(position, plies)) return plies;
        return 0;
    }

    private static boolean canForce(Position position, int plies) {
        int seat = position.toMove();
        for (int move : moves(position)) {
            position.play(move);
            boolean won = position.outcome().over() ? winsAlone(position, seat) : plies > 1 && cannotEscape(position, plies - 1);
            position.undo();
            if (won) return true;
        }
        return false;
    }

    /** Whether each move of the seat to move lets the opponent force a win in the plies left. */
    static boolean cannotEscape(Position position, int plies) {
        int opponent = 1 - position.toMove();
        for (int move : moves(position)) {
            position.play(move);
            boolean lost = position.outcome().over() ? winsAlone(position, opponent) : plies > 1 && canForce(position, plies - 1);
            position.undo();
            if (!lost) return false;
        }
        return true;
    }

    private static boolean winsAlone(Position position, int seat) {
        return position.outcome().wins(seat) && !position.outcome().wins(1 - seat);
    }

    private static int[] moves(Position position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return moves.toArray();
    }
}
