package uniboard.stage.scene;

/** A move on its way from one state to the next. */
public interface SceneMotion {
    /** Where there is nothing to be seen of a move. */
    SceneMotion NONE = new SceneMotion() {
        @Override
        public void start(Runnable settled) {
            settled.run();
        }

        @Override
        public void finish() {
        }
    };

    /** @param settled run once, at the end */
    void start(Runnable settled);

    /** Ends it at once, as if its time were over. */
    void finish();
}
