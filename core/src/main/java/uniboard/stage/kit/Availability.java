package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;

/** Whether a button can be used now: one that can't is greyed, or struck out for people who asked for more contrast. */
public final class Availability {
    private static final float GREYED = 0.45f;
    private static final float STROKE = 2;
    private static final float SLANT = 45;

    private final UiContext look;
    private final Group button;
    /** Null where greyness is enough. */
    private final Picture strike;
    private boolean available = true;

    /** @param ink of the button's words */
    public Availability(UiContext look, Group button, Color ink) {
        this.look = look;
        this.button = button;
        strike = look.theme().outline() == null ? null : new Picture(look.art().region("pixel"), ink);
        if (strike == null) return;
        strike.setVisible(false);
        button.addActor(strike);
    }

    /** Strikes out words as wide as the button. Returns the same. */
    public Availability acrossWords() {
        if (strike != null) {
            strike.setBounds(UiContext.UNIT, look.snap(button.getHeight() / 2), button.getWidth() - 2 * UiContext.UNIT, STROKE);
        }
        return this;
    }

    /** Strikes out a picture that lies in the button. */
    void acrossIcon(Actor icon) {
        if (strike == null) return;
        strike.setBounds(icon.getX() - STROKE, look.snap(icon.getY() + icon.getHeight() / 2 - STROKE / 2), icon.getWidth() + 2 * STROKE,
            STROKE);
        strike.setOrigin(strike.getWidth() / 2, STROKE / 2);
        strike.setRotation(SLANT);
    }

    public boolean isAvailable() {
        return available;
    }

    public void set(boolean nowAvailable) {
        available = nowAvailable;
        if (strike == null) button.getColor().a = available ? 1 : GREYED;
        else strike.setVisible(!available);
    }
}
