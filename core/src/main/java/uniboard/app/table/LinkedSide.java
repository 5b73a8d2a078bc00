package uniboard.app.table;

import uniboard.app.library.RecordKeeper;
import uniboard.game.Position;
import uniboard.match.Match;

/** The side that the player here has in a game whose moves go to and fro as links. */
final class LinkedSide {
    private final RecordKeeper keeper;
    private int seat = Position.NOBODY;

    LinkedSide(RecordKeeper keeper) {
        this.keeper = keeper;
    }

    /** {@link Position#NOBODY} where no moves go to and fro. */
    int seat() {
        return seat;
    }

    boolean isTaken() {
        return seat != Position.NOBODY;
    }

    /** Somebody sits down at a match: on the side that was taken before. */
    void recall(Match match) {
        seat = keeper.gameOf(match).side() - 1;
    }

    /** From now on the other side's moves come as links. */
    void take(Match match, int newSeat) {
        seat = newSeat;
        keeper.sitOn(match, newSeat);
    }

    /** Whether the last move is this side's, and the other one waits for it somewhere else. */
    boolean hasMoved(Match match) {
        int plies = match.record().plies();
        return isTaken() && plies > 0 && match.record().replay(plies - 1).toMove() == seat;
    }
}
