package uniboard.stage.table;

import uniboard.match.Sitting;
import uniboard.stage.kit.Screen;

/** Shows a match by itself, move after move, again and again. */
final class SelfReplay {
    /** Seconds between a move that has been shown and the next one; and at the end, before it begins anew. */
    private static final float PAUSE = 1.1f;
    private static final float REST = 3;

    private final Sitting sitting;
    private float waited;

    SelfReplay(Sitting sitting) {
        this.sitting = sitting;
    }

    /** As {@link Screen#pass}. */
    float pass(float seconds) {
        if (sitting.waiting() == Sitting.Waiting.MOTION) {
            waited = 0;
            return Screen.NOTHING_DUE;
        }
        waited += seconds;
        float due = sitting.isBrowsing() ? PAUSE : REST;
        if (waited < due) return due - waited;
        waited = 0;
        if (sitting.isBrowsing()) sitting.next();
        else sitting.browse(0);
        return PAUSE;
    }
}
