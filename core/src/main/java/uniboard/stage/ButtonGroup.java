package uniboard.stage;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;

/** The buttons that a scene has besides its board and hands, each named by its place. */
public abstract class ButtonGroup extends Group {
    private static final float RING = 3;

    private final Look look;
    /** In reading order. */
    private final List<Actor> buttons = new ArrayList<>();

    protected ButtonGroup(Look look) {
        this.look = look;
        setTransform(false);
    }

    protected final void clearButtons() {
        clearChildren();
        buttons.clear();
    }

    /** Adds a button that is read after all that are there. */
    protected final void addLast(Actor button) {
        buttons.add(button);
        addActor(button);
    }

    /** Adds a button that is read before all that are there. */
    protected final void addFirst(Actor button) {
        buttons.add(0, button);
        addActor(button);
    }

    /** In reading order. */
    public final List<String> places() {
        return buttons.stream().map(Actor::getName).toList();
    }

    /** Where the button lies, or null if it isn't there. */
    public final Rectangle bounds(String place) {
        for (Actor button : buttons) {
            if (button.getName().equals(place)) return new Rectangle(button.getX(), button.getY(), button.getWidth(), button.getHeight());
        }
        return null;
    }

    public final void hint(String place) {
        Rectangle box = bounds(place);
        if (box == null) return;
        PatchPicture ring = new PatchPicture(look.art().patch("ring"), Look.HINT, RING, RING, RING, RING);
        ring.setBounds(box.x, box.y, box.width, box.height);
        addActor(ring);
    }
}
