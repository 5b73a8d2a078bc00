package uniboard.stage;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;

/** Shows where the keyboard's focus is: a dark ring within a light one, to be seen on wood, paper and table alike. */
public final class FocusRing extends Group {
    private static final Color LIGHT = new Color(0xFFFFFFFF);
    private static final Color DARK = new Color(0x0B3D5CFF);
    private static final float INNER = 3;
    private static final float OUTER = 6;

    private final float height;
    private final PatchPicture outer;
    private final PatchPicture inner;

    /** @param height of the window, in CSS pixels */
    public FocusRing(Look look, float height) {
        this.height = height;
        setTransform(false);
        setTouchable(Touchable.disabled);
        outer = new PatchPicture(look.art().patch("ring"), LIGHT, OUTER, OUTER, OUTER, OUTER);
        inner = new PatchPicture(look.art().patch("ring"), DARK, INNER, INNER, INNER, INNER);
        addActor(outer);
        addActor(inner);
        setVisible(false);
    }

    /** @param place where the focus is, or null */
    public void show(Mirror.Place place) {
        setVisible(place != null);
        if (place == null) return;
        setBounds(place.x(), height - place.y() - place.height(), place.width(), place.height());
        outer.setSize(getWidth(), getHeight());
        inner.setSize(getWidth(), getHeight());
    }
}
