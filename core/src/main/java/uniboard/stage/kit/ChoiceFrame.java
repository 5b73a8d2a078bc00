package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;

/** The ground and edge of what can be chosen; of what is chosen the edge is twice as thick, and with more contrast all are. */
public final class ChoiceFrame {
    private ChoiceFrame() {
    }

    /** All of the actor. */
    static Rectangle of(Actor actor) {
        return new Rectangle(0, 0, actor.getWidth(), actor.getHeight());
    }

    /** @param box within the parent */
    public static void add(Group parent, UiContext look, Rectangle box, boolean isChosen) {
        Theme theme = look.theme();
        add(parent, look, "panel", isChosen ? theme.tint(theme.good()) : theme.field(), box, 0);
        Color edge = isChosen ? theme.goodInk() : theme.edge();
        add(parent, look, "outline", edge, box, 0);
        if (isChosen || theme.outline() != null) add(parent, look, "outline", edge, box, 1);
    }

    private static void add(Group parent, UiContext look, String patch, Color colour, Rectangle box, float inset) {
        PatchPicture picture = new PatchPicture(look.art().patch(patch), colour);
        picture.setBounds(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset);
        parent.addActor(picture);
    }
}
