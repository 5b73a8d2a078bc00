package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;

/** A stretchable picture whose corners keep their size; may reach beyond the actor's bounds by a margin on each side (shadows do). */
public final class PatchPicture extends Actor {
    private final NinePatch patch;
    private final float left;
    private final float right;
    private final float top;
    private final float bottom;
    private boolean isThick;

    public PatchPicture(NinePatch patch, Color tint) {
        this(patch, tint, 0, 0, 0, 0);
    }

    /** An edge, of one CSS pixel; for people who asked for more contrast of two, and never seen through. */
    public static PatchPicture edge(UiContext look, String name, Color colour) {
        PatchPicture edge = new PatchPicture(look.art().patch(name), colour);
        edge.isThick = look.theme().outline() != null;
        if (edge.isThick) edge.getColor().a = 1;
        return edge;
    }

    /** Margins in CSS pixels. */
    public PatchPicture(NinePatch patch, Color tint, float left, float right, float top, float bottom) {
        this.patch = patch;
        this.left = left;
        this.right = right;
        this.top = top;
        this.bottom = bottom;
        setColor(tint);
        setTouchable(Touchable.disabled);
    }

    /** Lays tinted paper over all of a group, with an edge in themes that outline everything. */
    public static void cover(Group group, UiContext look, Color tint) {
        cover(group, new PatchPicture(look.art().patch("panel"), tint));
        if (look.theme().outline() != null) cover(group, edge(look, "outline", look.theme().outline()));
    }

    private static void cover(Group group, PatchPicture picture) {
        picture.setSize(group.getWidth(), group.getHeight());
        group.addActor(picture);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        Color tint = getColor();
        batch.setColor(tint.r, tint.g, tint.b, tint.a * parentAlpha);
        float width = getWidth() + left + right;
        float height = getHeight() + top + bottom;
        if (getRotation() == 0 && getScaleX() == 1 && getScaleY() == 1) {
            patch.draw(batch, getX() - left, getY() - bottom, width, height);
            if (isThick) patch.draw(batch, getX() + 1, getY() + 1, width - 2, height - 2);
        } else {
            patch.draw(batch, getX() - left, getY() - bottom, getOriginX() + left, getOriginY() + bottom, width, height, getScaleX(),
                getScaleY(), getRotation());
        }
    }
}
