package uniboard.stage.table;

import uniboard.match.GameSession;
import uniboard.match.Waiting;
import uniboard.stage.kit.Screen;

/** Shows a match by itself, move after move, again and again. */
final class SelfReplay {
    /** Seconds between a move that has been shown and the next one; and at the end, before it begins again. */
    private static final float PAUSE = 1.1f;
    private static final float REST = 3;

    private final GameSession session;
    private float waited;

    SelfReplay(GameSession session) {
        this.session = session;
    }

    /** As {@link Screen#pass}. */
    float pass(float seconds) {
        if (session.turn().waiting() == Waiting.MOTION) {
            waited = 0;
            return Screen.NOTHING_DUE;
        }
        waited += seconds;
        float due = session.history().isBrowsing() ? PAUSE : REST;
        if (waited < due) return due - waited;
        waited = 0;
        if (session.history().isBrowsing()) session.history().next();
        else session.history().browse(0);
        return PAUSE;
    }
}
