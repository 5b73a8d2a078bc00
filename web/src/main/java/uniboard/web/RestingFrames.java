package uniboard.web;

/** Draws frames only while something is going on. The site builder puts it in the place of the backend's loop, which never ends. */
public final class RestingFrames {
    private RestingFrames() {
    }

    /** Has the step run in the next frame that is needed. */
    public static void next(Runnable step) {
        Page.nextFrame(step::run);
    }

    /** Something visible has changed. */
    public static void wake() {
        Page.wake();
    }
}
