package uniboard.stage.table;

import java.util.function.IntSupplier;
import uniboard.match.Sitting;
import uniboard.stage.kit.Screen;

/** Goes through a match by itself, from the position shown to the last one, until something else is done. */
final class Watching {
    /** Seconds between a move that has been shown and the next one. */
    private static final float PAUSE = 0.8f;

    private final Sitting sitting;
    private final IntSupplier speed;
    private float waited;

    /**
     * From the first position on, where the last one is shown.
     *
     * @param speed times as fast as usual
     */
    Watching(Sitting sitting, IntSupplier speed) {
        this.sitting = sitting;
        this.speed = speed;
        if (!sitting.isBrowsing()) sitting.browse(0);
    }

    boolean isOver() {
        return !sitting.isBrowsing() && sitting.waiting() != Sitting.Waiting.MOTION;
    }

    /** As {@link Screen#pass}. */
    float pass(float seconds) {
        if (isOver()) return Screen.NOTHING_DUE;
        if (sitting.waiting() == Sitting.Waiting.MOTION) {
            waited = 0;
            return Screen.NOTHING_DUE;
        }
        waited += seconds;
        float pause = PAUSE / speed.getAsInt();
        if (waited < pause) return pause - waited;
        waited = 0;
        sitting.next();
        return pause;
    }
}
