package uniboard.games.unikat.scene;

import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.actions.TemporalAction;
import java.util.List;
import uniboard.sound.Sound;
import uniboard.stage.kit.Motion;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.TimedMotion;

/** Shows one move: cards are lifted, slide and settle, one after the other where one follows from the other. */
final class UnikatMotion extends TimedMotion {
    /** How high a card on its way rises at most, in parts of its height. */
    private static final float RISE = 0.18f;
    private static final float DEAL_STEP = 0.05f;

    /** @param layer where what moves lies; emptied at the end by its owner */
    UnikatMotion(UiContext look, Group layer) {
        super(look, layer);
    }

    /**
     * A card goes somewhere, once what was shown before has come to rest.
     *
     * @param turning whether it shows its face on the way, having come face down
     */
    void fly(CardActor card, Rectangle to, boolean turning) {
        Motion motion = look().motion();
        float duration = motion.lift() + motion.slide();
        layer().addActor(card);
        card.setFaceDown(turning);
        card.addAction(Actions.delay(length(), Actions.parallel(new Flight(card, to, turning, duration), sound(Sound.SLIDE, 0),
            sound(Sound.SETTLE, duration - SOUND_AHEAD))));
        lengthenBy(duration + motion.settle());
    }

    /** Cards go to their places one right after the other, turning over. Nothing is dealt with less motion. */
    void deal(List<CardActor> cards, List<Rectangle> places) {
        Motion motion = look().motion();
        if (motion.lift() == 0 || cards.isEmpty()) return;
        float duration = motion.lift() + motion.slide();
        for (int i = 0; i < cards.size(); i++) {
            CardActor card = cards.get(i);
            layer().addActor(card);
            card.setFaceDown(true);
            card.addAction(Actions.delay(length() + i * DEAL_STEP, Actions.parallel(new Flight(card, places.get(i), true, duration),
                sound(Sound.SLIDE, 0))));
        }
        lengthenBy(duration + cards.size() * DEAL_STEP);
    }

    /** A card's way from where it lies: it grows to the size it will have, and turns over half-way if it does. */
    private static final class Flight extends TemporalAction {
        private final CardActor card;
        private final Rectangle to;
        private final boolean turning;
        private Rectangle from;

        Flight(CardActor card, Rectangle to, boolean turning, float duration) {
            super(duration, Interpolation.pow2);
            this.card = card;
            this.to = to;
            this.turning = turning;
        }

        @Override
        protected void begin() {
            from = new Rectangle(card.getX(), card.getY(), card.getWidth(), card.getHeight());
            card.setLifted(true);
        }

        @Override
        protected void update(float part) {
            float width = from.width + (to.width - from.width) * part;
            float height = from.height + (to.height - from.height) * part;
            float rise = 4 * part * (1 - part) * RISE * height;
            float seen = turning ? Math.abs(1 - 2 * part) * width : width;
            if (turning && part >= 0.5f) card.setFaceDown(false);
            float x = from.x + (to.x - from.x) * part;
            float y = from.y + (to.y - from.y) * part;
            card.setBounds(x + (width - seen) / 2, y + rise, seen, height);
        }

        @Override
        protected void end() {
            card.setLifted(false);
        }
    }
}
