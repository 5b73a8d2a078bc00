package uniboard.stage.table;

import java.util.function.IntSupplier;
import uniboard.match.GameSession;
import uniboard.match.Waiting;
import uniboard.stage.kit.Screen;

/** Goes through a match by itself, from the position shown to the last one, until something else is done. */
final class Watching {
    /** Seconds between a move that has been shown and the next one. */
    private static final float PAUSE = 0.8f;

    private final GameSession session;
    private final IntSupplier speed;
    private float waited;

    /**
     * From the first position on, where the last one is shown.
     *
     * @param speed times as fast as usual
     */
    Watching(GameSession session, IntSupplier speed) {
        this.session = session;
        this.speed = speed;
        if (!session.history().isBrowsing()) session.history().browse(0);
    }

    boolean isOver() {
        return !session.history().isBrowsing() && session.turn().waiting() != Waiting.MOTION;
    }

    /** As {@link Screen#pass}. */
    float pass(float seconds) {
        if (isOver()) return Screen.NOTHING_DUE;
        if (session.turn().waiting() == Waiting.MOTION) {
            waited = 0;
            return Screen.NOTHING_DUE;
        }
        waited += seconds;
        float pause = PAUSE / speed.getAsInt();
        if (waited < pause) return pause - waited;
        waited = 0;
        session.history().next();
        return pause;
    }
}
