package uniboard.stage.kit;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.function.Consumer;

/** Something to tap: hands its name on to anybody who acts. */
public final class Target extends ClickListener {
    private final String name;
    private final Consumer<String> chosen;

    private Target(String name, Consumer<String> chosen) {
        this.name = name;
        this.chosen = chosen;
    }

    /** Makes an actor tell its name when it is tapped. */
    public static void make(Actor actor, String name, Consumer<String> chosen) {
        actor.setName(name);
        actor.setTouchable(Touchable.enabled);
        actor.addListener(new Target(name, chosen));
    }

    @Override
    public void clicked(InputEvent event, float x, float y) {
        chosen.accept(name);
    }

    /**
     * The actor's place as the accessibility tree has it.
     *
     * @param screenHeight of the stage, in CSS pixels
     * @param number       of the place in its region, from 0
     */
    public static AccessibilityTree.Place place(Actor actor, float screenHeight, String label, AccessibilityTree.State state, int number) {
        float x = 0;
        float y = 0;
        // Nothing on the way to the stage is turned or scaled.
        for (Actor each = actor; each != null; each = each.getParent()) {
            x += each.getX();
            y += each.getY();
        }
        return new AccessibilityTree.Place(actor.getName(), label, state, Math.round(x), Math.round(screenHeight - y - actor.getHeight()),
            Math.round(actor.getWidth()), Math.round(actor.getHeight()), 0, number);
    }

    public static Group group(float x, float y, float width, float height) {
        Group group = new Group();
        group.setTransform(false);
        group.setBounds(x, y, width, height);
        return group;
    }
}
