package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;

/** Shows where the keyboard's focus is: a ring of two tones, to be seen on wood, paper and table alike. */
public final class FocusRing extends Group {
    private static final Color TINT = new Color(0xFFFFFFFF);
    private static final float SPREAD = 5;

    private final float height;
    private final PatchPicture ring;

    /** @param height of the window, in CSS pixels */
    public FocusRing(UiContext look, float height) {
        this.height = height;
        setTransform(false);
        setTouchable(Touchable.disabled);
        ring = new PatchPicture(look.art().patch("focus-ring"), TINT, SPREAD, SPREAD, SPREAD, SPREAD);
        addActor(ring);
        setVisible(false);
    }

    /** @param place where the focus is, or null */
    public void show(AccessibilityTree.Place place) {
        setVisible(place != null);
        if (place == null) return;
        setBounds(place.x(), height - place.y() - place.height(), place.width(), place.height());
        ring.setSize(getWidth(), getHeight());
    }
}
