package uniboard.stage.review;

import java.util.HashSet;
import java.util.Set;

/** What was asked for in a review, which lasts while the player looks elsewhere. */
public final class ReviewBookmark {
    private final Set<Integer> shown = new HashSet<>();
    private int ply = -1;
    private boolean isStopped;

    /** The moves made before the position looked at last; below 0: none was. */
    public int ply() {
        return ply;
    }

    public void keep(int nowShown) {
        ply = nowShown;
    }

    /** Whether the better move may be told there. */
    public boolean isShown(int at) {
        return shown.contains(at);
    }

    public void show(int at) {
        shown.add(at);
    }

    /** Whether the player has the moves weighed no further. */
    public boolean isStopped() {
        return isStopped;
    }

    /** The review is opened. */
    public void begin() {
        isStopped = false;
    }

    public void stopOrGoOn() {
        isStopped = !isStopped;
    }
}
