package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Action;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import uniboard.sound.Sound;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.Motion;
import uniboard.stage.scene.MotionClock;

/** Shows one move: cards and units go their ways, each from its own moment on. */
final class MoveAnimation {
    private static final float SETTLE_AHEAD = 0.01f;
    private static final float AFTERWARDS = 0.02f;

    private final Look look;
    private final Group layer;
    private final MotionClock clock;

    /** @param layer where what moves lies; emptied at the end by whoever owns it */
    MoveAnimation(Look look, Group layer, Runnable settled) {
        this.look = look;
        this.layer = layer;
        clock = new MotionClock(() -> {
            layer.clearActions();
            settled.run();
        });
    }

    /** When all that has been planned has come to rest, in seconds. */
    float length() {
        return clock.length();
    }

    /** Of a card's way, without its coming to rest. */
    float cardTime() {
        return look.motion().lift() + look.motion().slide();
    }

    /**
     * A card goes somewhere.
     *
     * @param to   as broad as it becomes
     * @param over whether it shows its face on the way, having come face down
     * @param turn which way up it is
     */
    void fly(int card, Rectangle from, Rectangle to, CardFlight.Change over, CardFlight.Turn turn, float start) {
        Motion motion = look.motion();
        CardActor actor = new CardActor(look, card, Math.max(from.width, to.width));
        layer.addActor(actor);
        actor.setVisible(false);
        CardFlight flight = new CardFlight(from, to, over, turn, cardTime());
        Sound first = over == CardFlight.Change.NONE ? Sound.SLIDE : Sound.TURN;
        actor.addAction(Actions.delay(start, Actions.parallel(flight, sound(first, 0),
            sound(Sound.SETTLE, Math.max(0, cardTime() - SETTLE_AHEAD)))));
        extend(start + cardTime() + motion.settle());
    }

    /** Something does what the action says, from a moment on; it is seen from the beginning. */
    void act(Actor actor, float start, float duration, Action action) {
        layer.addActor(actor);
        actor.addAction(Actions.delay(start, action));
        extend(start + duration);
    }

    /** Something that is seen only from a moment on. */
    void appear(Actor actor, float start, float duration, Action action) {
        actor.setVisible(start == 0);
        act(actor, start, duration, Actions.sequence(Actions.run(() -> actor.setVisible(true)), action));
    }

    void sound(float start, Sound sound) {
        layer.addAction(sound(sound, start));
    }

    private Action sound(Sound sound, float after) {
        return Actions.delay(after, Actions.run(() -> look.sounds().play(sound)));
    }

    void extend(float to) {
        clock.extend(to);
    }

    void start() {
        // Even where nothing moves there is a moment to see that a move was made.
        clock.extend(look.motion().slide());
        clock.lengthen(AFTERWARDS);
        clock.start(layer);
    }

    void finish() {
        clock.finish();
    }
}
