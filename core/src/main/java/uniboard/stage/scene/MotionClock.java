package uniboard.stage.scene;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;

/** Runs while the parts of a motion do, and says when it is over: once, by itself or early. */
public final class MotionClock {
    private final Actor clock = new Actor();
    private final Runnable settled;
    private float length;
    private boolean over;

    /** @param settled run at the end */
    public MotionClock(Runnable settled) {
        this.settled = settled;
    }

    /** When all that has been planned has come to rest, in seconds. */
    public float length() {
        return length;
    }

    /** Something more follows all the rest. */
    public void lengthen(float seconds) {
        length += seconds;
    }

    /**
     * Something has come to rest only then.
     *
     * @param seconds after the start
     */
    public void extend(float seconds) {
        length = Math.max(length, seconds);
    }

    /** @param layer one that is drawn */
    public void start(Group layer) {
        layer.addActor(clock);
        clock.addAction(Actions.sequence(Actions.delay(length), Actions.run(this::finish)));
    }

    public void finish() {
        if (over) return;
        over = true;
        clock.remove();
        settled.run();
    }
}
