package uniboard.app.table;

import uniboard.app.library.RecordKeeper;
import uniboard.game.Position;
import uniboard.match.Match;
import uniboard.stage.kit.Settings;
import uniboard.stage.scene.Viewpoint;

/** The side from which the table is seen, and the player's own side in a game whose moves go to and fro as links. */
final class NearSide {
    private final RecordKeeper keeper;
    private final Settings settings;
    /** In a game by links; else {@link Position#NOBODY}. */
    private int taken = Position.NOBODY;
    /** The seat that the table is turned to. */
    private int near;

    NearSide(RecordKeeper keeper, Settings settings) {
        this.keeper = keeper;
        this.settings = settings;
    }

    /** Whether the moves go to and fro as links. */
    boolean isTaken() {
        return taken != Position.NOBODY;
    }

    /** Somebody sits down at a match: on the side that was taken before. */
    void recall(Match match) {
        taken = keeper.gameOf(match).side() - 1;
    }

    /** From now on the other side's moves come as links. */
    void take(Match match, int newSeat) {
        taken = newSeat;
        keeper.sitOn(match, newSeat);
    }

    /** Whether the last move is this side's, and the other one waits for it somewhere else. */
    boolean hasMoved(Match match) {
        int plies = match.record().plies();
        return isTaken() && plies > 0 && match.record().replay(plies - 1).toMove() == taken;
    }

    /**
     * Turns the table to the seat that it should be seen from now.
     *
     * @param isShared whether the match is played on several devices
     */
    void turn(Match match, boolean isShared) {
        near = wanted(match, isShared);
    }

    /** Whether the table should be seen from another seat than it is. */
    boolean isToTurn(Match match, boolean isShared) {
        return near != wanted(match, isShared);
    }

    private int wanted(Match match, boolean isShared) {
        if (match.onlyPerson() != Position.NOBODY) return match.onlyPerson();
        if (isShared) return 0;
        // The player who was sent a game sits on the side that answers.
        if (isTaken()) return taken;
        if (!settings.is(Settings.TURNING, Settings.ON)) return 0;
        return match.toMove() == Position.NOBODY ? near : match.toMove();
    }

    /** From which side the match is seen, and by whom. */
    Viewpoint viewpoint(Match match) {
        return new Viewpoint(near, match.onlyPerson());
    }
}
