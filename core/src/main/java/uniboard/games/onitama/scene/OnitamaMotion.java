package uniboard.games.onitama.scene;

import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Action;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.actions.TemporalAction;
import uniboard.sound.Sound;
import uniboard.stage.kit.Motion;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.TimedMotion;

/** Shows one move: the figure is lifted, slides and settles, what it takes shrinks away, then the two cards trade places. */
final class OnitamaMotion extends TimedMotion {
    private static final float LIFT = 8;
    private static final float HALF_TURN = 180;
    /** Between the figure's coming to rest and the cards' trade, in seconds. */
    private static final float BREATH = 0.06f;
    private static final float CAPTURE_AHEAD = 0.062f;
    /** How far the two arcs of trading cards bulge, in parts of the way. */
    private static final float BULGE = 0.18f;

    OnitamaMotion(UiContext look, Group layer) {
        super(look, layer);
    }

    /**
     * @param to    where the figure's picture is to lie
     * @param taken the figure it captures, or null
     */
    void figure(FigureActor figure, Rectangle to, FigureActor taken) {
        Motion motion = look().motion();
        float lift = motion.lift() > 0 ? LIFT : 0;
        figure.toFront();
        figure.addAction(Actions.sequence(
            sound(Sound.LIFT, 0),
            Actions.moveBy(0, lift, motion.lift(), Interpolation.pow2Out),
            Actions.moveTo(to.x, to.y + lift, motion.slide(), Interpolation.pow2),
            Actions.parallel(Actions.moveTo(to.x, to.y, motion.settle(), Interpolation.pow2In), touchdown(taken))));
        if (taken != null) {
            taken.addAction(Actions.delay(motion.lift() + motion.slide() * 0.5f, Actions.parallel(
                Actions.scaleTo(0.2f, 0.2f, motion.capture(), Interpolation.pow2In),
                Actions.fadeOut(motion.capture(), Interpolation.pow2In))));
        }
        lengthenBy(motion.lift() + motion.slide() + motion.settle() + BREATH);
    }

    /** The used card, which turns to the other player, and the one beside the board, which faces its new owner, trade places. */
    void trade(CardActor used, CardActor beside) {
        float duration = look().motion().trade();
        used.toFront();
        used.addAction(Actions.delay(length(), Actions.sequence(sound(Sound.SLIDE, 0),
            new Arc(used, beside.getX(), beside.getY(), HALF_TURN, duration))));
        beside.addAction(Actions.delay(length(), new Arc(beside, used.getX(), used.getY(), 0, duration)));
        lengthenBy(duration);
    }

    /** Heard when the figure touches the board; a capture's own knock comes later after its sound begins. */
    private Action touchdown(FigureActor taken) {
        float settle = look().motion().settle();
        return taken == null ? sound(Sound.SETTLE, settle - SOUND_AHEAD) : sound(Sound.CAPTURE, settle - CAPTURE_AHEAD);
    }

    /** A card's way along a flat arc, turning if it changes its owner's side. */
    private static final class Arc extends TemporalAction {
        private final CardActor card;
        private final float toX;
        private final float toY;
        private final float turn;
        private float fromX;
        private float fromY;

        Arc(CardActor card, float toX, float toY, float turn, float duration) {
            super(duration, Interpolation.pow2);
            this.card = card;
            this.toX = toX;
            this.toY = toY;
            this.turn = turn;
        }

        @Override
        protected void begin() {
            fromX = card.getX();
            fromY = card.getY();
        }

        @Override
        protected void update(float percent) {
            float bulge = 4 * percent * (1 - percent) * BULGE;
            float dx = toX - fromX;
            float dy = toY - fromY;
            card.setPosition(fromX + dx * percent - dy * bulge, fromY + dy * percent + dx * bulge);
            card.turn(turn * percent);
        }
    }
}
