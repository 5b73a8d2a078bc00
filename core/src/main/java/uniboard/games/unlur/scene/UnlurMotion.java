package uniboard.games.unlur.scene;

import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.actions.TemporalAction;
import uniboard.sound.Sound;
import uniboard.stage.kit.Motion;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.TimedMotion;

/** Shows one move: a stone drops and settles, or, at the pass, the edges open and each player takes a colour. */
final class UnlurMotion extends TimedMotion {
    /** How deep a stone sinks as it settles, in parts of the height from which it was let go. */
    private static final float SINK = -0.12f;
    private static final float MARK_GROWN = 1.6f;

    private final Group above;

    /**
     * @param layer where what moves on the board lies
     * @param above where what moves beyond it lies; both are emptied at the end by its owner
     */
    UnlurMotion(UiContext look, Group layer, Group above) {
        super(look, layer);
        this.above = above;
    }

    void drop(StoneActor stone) {
        Motion motion = look().motion();
        boolean full = motion.lift() > 0;
        layer().addActor(stone);
        stone.getColor().a = 0;
        float fall = full ? motion.slide() : 0;
        if (full) stone.setLift(1);
        stone.addAction(Actions.fadeIn(full ? motion.lift() : motion.slide()));
        stone.addAction(Actions.sequence(
            Actions.parallel(new Fall(stone, 1, 0, fall, Interpolation.pow2In), sound(Sound.STONE, fall - SOUND_AHEAD)),
            new Fall(stone, 0, SINK, motion.settle() / 2, Interpolation.pow2Out),
            new Fall(stone, SINK, 0, motion.settle() / 2, Interpolation.pow2In)));
        lengthenBy(Math.max(fall, motion.slide()) + motion.settle());
    }

    /** @param edges hatched over what opens now */
    void open(Iterable<? extends Actor> edges) {
        float duration = look().motion().trade();
        look().sounds().play(Sound.PASS);
        for (Actor edge : edges) {
            layer().addActor(edge);
            edge.addAction(Actions.fadeOut(duration, Interpolation.pow2));
        }
        lastUntil(duration);
    }

    /** A colour's mark comes to a player's plate. */
    void take(Actor mark, Rectangle to) {
        float duration = look().motion().trade();
        above.addActor(mark);
        mark.setOrigin(mark.getWidth() / 2, mark.getHeight() / 2);
        if (look().motion().lift() > 0) mark.addAction(Actions.sequence(Actions.scaleTo(MARK_GROWN, MARK_GROWN, duration / 2),
            Actions.scaleTo(1, 1, duration / 2)));
        mark.addAction(Actions.moveTo(to.x, to.y, duration, Interpolation.pow2));
        lastUntil(duration);
    }

    /** Once all else has come to rest the figure lights up; with less motion it is lit when the position is shown. */
    void finishWith(Victory victory) {
        if (look().motion().lift() == 0) return;
        layer().addActor(victory);
        lastUntil(victory.lightUp(length()));
    }

    /** A stone's way down. */
    private static final class Fall extends TemporalAction {
        private final StoneActor stone;
        private final float from;
        private final float to;

        Fall(StoneActor stone, float from, float to, float duration, Interpolation interpolation) {
            super(duration, interpolation);
            this.stone = stone;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void update(float percent) {
            stone.setLift(from + (to - from) * percent);
        }
    }
}
