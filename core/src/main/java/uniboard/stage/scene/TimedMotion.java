package uniboard.stage.scene;

import com.badlogic.gdx.scenes.scene2d.Action;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import uniboard.sound.Sound;
import uniboard.stage.kit.UiContext;

/** A motion of parts, each an action of some actor from its own moment on: over when the last of them has come to rest. */
public class TimedMotion implements SceneMotion {
    /** A knock is heard a little after its sound begins. */
    protected static final float SOUND_AHEAD = 0.01f;

    private final UiContext look;
    private final Group layer;
    private final Actor clock = new Actor();
    private float length;
    private Runnable settled;

    /** @param layer where what moves lies; one that is drawn */
    protected TimedMotion(UiContext look, Group layer) {
        this.look = look;
        this.layer = layer;
    }

    protected final UiContext look() {
        return look;
    }

    protected final Group layer() {
        return layer;
    }

    /** When all that has been planned has come to rest, in seconds from the start. */
    public final float length() {
        return length;
    }

    /** Something follows all the rest. */
    public final void lengthenBy(float seconds) {
        length += seconds;
    }

    /** Something comes to rest only then, in seconds from the start. */
    public final void lastUntil(float moment) {
        length = Math.max(length, moment);
    }

    protected final Action sound(Sound sound, float after) {
        return Actions.delay(Math.max(0, after), Actions.run(() -> look.sounds().play(sound)));
    }

    @Override
    public void start(Runnable whenSettled) {
        settled = whenSettled;
        layer.addActor(clock);
        clock.addAction(Actions.sequence(Actions.delay(length), Actions.run(this::finish)));
    }

    @Override
    public void finish() {
        if (settled == null) return;
        Runnable told = settled;
        settled = null;
        clock.remove();
        told.run();
    }
}
