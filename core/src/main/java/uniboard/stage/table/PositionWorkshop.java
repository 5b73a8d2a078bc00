package uniboard.stage.table;

import uniboard.match.GameSession;

/** All that is done with a position but playing it: set up, analysed, made a task of. */
public interface PositionWorkshop extends PositionEditor {
    /** Whether the position shown may be analysed: by nobody who plays against somebody else. */
    boolean offersAnalysis(GameSession session);

    /** Opens the analysis of the position shown on the table. */
    void analyse();
}
