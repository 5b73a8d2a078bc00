package uniboard.app.door;

import uniboard.app.platform.Platform;

/**
 * The only way to where positions are analysed. On a page that is a script of its own, so only {@link #open} may create what stands there.
 */
public final class AnalysisDoor {
    private AnalysisDoor() {
    }

    /** Analyses the position shown on the table. To be called once the platform has {@link Platform#ANALYSIS}. */
    static void open(FirstRooms first) {
        new AnalysisRoom(first).open();
    }
}
