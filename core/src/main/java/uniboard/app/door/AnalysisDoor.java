package uniboard.app.door;

import uniboard.app.platform.Platform;
import uniboard.match.GameRecord;

/**
 * The only way to where positions are analysed. On a page that is a script of its own, so only {@link #open} may create what stands there.
 */
public final class AnalysisDoor {
    private AnalysisDoor() {
    }

    /**
     * To be called once the platform has {@link Platform#ANALYSIS}.
     *
     * @param setUp a game of which the first position is analysed; null: the position shown on the table is
     * @param leave back to where that came from
     */
    static void open(FirstRooms first, GameRecord setUp, Runnable leave) {
        AnalysisRoom room = setUp == null ? new AnalysisRoom(first, leave) : new AnalysisRoom(first, setUp, leave);
        room.open();
    }
}
