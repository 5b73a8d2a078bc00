package uniboard.stage.scene;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.stage.kit.AccessibilityTree;

/**
 * A board, a hand, a row of actions: places that belong together. Filled while what lies there is laid, in reading order, for a
 * right-to-left language too as it lies on the screen.
 */
public final class SceneRegion {
    private final String name;
    private final AccessibilityTree.Region.Kind kind;
    private final Message label;
    private final List<ScenePlace> places = new ArrayList<>();

    /** @param name unique on the scene */
    public SceneRegion(String name, AccessibilityTree.Region.Kind kind, Message label) {
        this.name = name;
        this.kind = kind;
        this.label = label;
    }

    public String name() {
        return name;
    }

    public AccessibilityTree.Region.Kind kind() {
        return kind;
    }

    public Message label() {
        return label;
    }

    public List<ScenePlace> places() {
        return places;
    }

    /** A cell of a grid that may be a step of a move. */
    public void addCell(String place, int row, int column, Rectangle box, Message says) {
        places.add(new ScenePlace(place, row, column, box, says, null));
    }

    /** What may be a step of a move, after all that is there. */
    public void addStep(String place, Rectangle box, Message says) {
        places.add(new ScenePlace(place, 0, places.size(), box, says, null));
    }

    /** What the scene does itself, after all that is there. */
    public void addAct(String place, Rectangle box, Message says, Runnable act) {
        places.add(new ScenePlace(place, 0, places.size(), box, says, act));
    }
}
