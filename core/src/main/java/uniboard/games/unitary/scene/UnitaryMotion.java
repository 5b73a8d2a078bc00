package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Action;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import uniboard.sound.Sound;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.TimedMotion;

/** Shows one move: cards and units go their ways, each from its own moment on. */
final class UnitaryMotion extends TimedMotion {
    private static final float AFTERWARDS = 0.02f;
    /** Of a name and what a card does, in seconds. */
    private static final float READING = 1;

    /** @param layer where what moves lies; emptied at the end by its owner, with what is still to be heard */
    UnitaryMotion(UiContext look, Group layer) {
        super(look, layer);
    }

    /** Of a card's way, without its coming to rest. */
    float cardTime() {
        return look().motion().lift() + look().motion().slide();
    }

    /**
     * A card goes somewhere.
     *
     * @param to   as broad as it becomes
     * @param over whether it shows its face on the way, having come face down
     * @param turn which way up it is
     */
    void fly(int card, Rectangle from, Rectangle to, CardFlight.Change over, CardFlight.Turn turn, float start) {
        CardActor actor = new CardActor(look(), card, Math.max(from.width, to.width));
        actor.setVisible(false);
        Sound first = over == CardFlight.Change.NONE ? Sound.SLIDE : Sound.TURN;
        act(actor, start, cardTime() + look().motion().settle(), Actions.parallel(new CardFlight(from, to, over, turn, cardTime()),
            sound(first, 0), sound(Sound.SETTLE, cardTime() - SOUND_AHEAD)));
    }

    /**
     * A card that somebody else plays goes where all see it, stays there long enough to be read, then goes on.
     *
     * @param over as broad as it is read
     * @param note what is said of it there, or null
     * @return when it goes on, in seconds from the start
     */
    float present(int card, Rectangle from, Rectangle over, Rectangle to, CardFlight.Turn turn, String note) {
        CardActor actor = new CardActor(look(), card, over.width);
        actor.setVisible(false);
        CardFlight.Turn then = turn == CardFlight.Turn.UPRIGHT ? turn : CardFlight.Turn.UPSIDE_DOWN;
        float leaves = cardTime() + READING;
        act(actor, 0, leaves + cardTime() + look().motion().settle(), Actions.parallel(
            Actions.sequence(new CardFlight(from, over, CardFlight.Change.NONE, turn, cardTime()), Actions.delay(READING),
                new CardFlight(over, to, CardFlight.Change.NONE, then, cardTime())),
            sound(Sound.SLIDE, 0), sound(Sound.SETTLE, leaves + cardTime() - SOUND_AHEAD)));
        if (note != null) {
            Pill pill = new Pill(look(), null, note, look().snap(over.width - 8), 0);
            pill.setPosition(over.x + (over.width - pill.getWidth()) / 2, over.y + 4);
            appear(pill, cardTime(), READING, Actions.sequence(Actions.delay(READING), Actions.removeActor()));
        }
        return leaves;
    }

    /** Something does what the action says, from a moment on; it is seen from the beginning. */
    void act(Actor actor, float start, float duration, Action action) {
        layer().addActor(actor);
        actor.addAction(Actions.delay(start, action));
        lastUntil(start + duration);
    }

    /** Something that is seen only from a moment on. */
    void appear(Actor actor, float start, float duration, Action action) {
        actor.setVisible(start == 0);
        act(actor, start, duration, Actions.sequence(Actions.run(() -> actor.setVisible(true)), action));
    }

    void hear(Sound sound, float start) {
        layer().addAction(sound(sound, start));
    }

    @Override
    public void start(Runnable settled) {
        // Even where nothing moves there is a moment to see that a move was made.
        lastUntil(look().motion().slide());
        lengthenBy(AFTERWARDS);
        super.start(settled);
    }
}
