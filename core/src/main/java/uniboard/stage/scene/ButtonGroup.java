package uniboard.stage.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.UiContext;

/** The buttons that a scene has besides its board and hands, each named by its place. */
public abstract class ButtonGroup extends Group {
    private static final float RING = 3;

    private final UiContext look;
    /** In reading order. */
    private final List<Actor> buttons = new ArrayList<>();

    protected ButtonGroup(UiContext look) {
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

    /**
     * Adds a button before all that are there, so far from where the reading of its room ends.
     *
     * @return its width
     */
    protected final float addBeforeEnd(Actor button, Rectangle room, float fromEnd, float width, float y) {
        float x = look.rightToLeft() ? room.x + fromEnd : room.x + room.width - fromEnd - width;
        button.setBounds(look.snap(x), look.snap(y), width, UiContext.TOUCH);
        addFirst(button);
        return width;
    }

    /** In reading order. */
    public final List<String> places() {
        List<String> names = new ArrayList<>();
        for (Actor button : buttons) names.add(button.getName());
        return names;
    }

    /** Where the button lies, or null if it isn't there. */
    public final Rectangle bounds(String place) {
        for (Actor button : buttons) {
            if (button.getName().equals(place)) return new Rectangle(button.getX(), button.getY(), button.getWidth(), button.getHeight());
        }
        return null;
    }

    private boolean isGreyed(String place) {
        for (Actor each : buttons) {
            if (each.getName().equals(place) && each instanceof MainButton main && !main.isAvailable()) return true;
        }
        return false;
    }

    /** Points a button out, once there is something to press it for. */
    public final void hint(String place) {
        Rectangle box = bounds(place);
        if (box == null || isGreyed(place)) return;
        PatchPicture ring = new PatchPicture(look.art().patch("ring"), UiContext.HINT, RING, RING, RING, RING);
        ring.setBounds(box.x, box.y, box.width, box.height);
        addActor(ring);
    }
}
