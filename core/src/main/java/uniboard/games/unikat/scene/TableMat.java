package uniboard.games.unikat.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.UiContext;

/** A cloth under cards, with a seam. */
final class TableMat extends Group {
    private static final Color FELT = new Color(0x3F7A66FF);
    /** How much of its own colour shows, and of the table's for the rest. */
    private static final float FELT_PART = 0.26f;
    private static final float EDGE_PART = 0.5f;
    private static final float SEAM = 5;
    private static final float SEAM_STRENGTH = 0.35f;

    TableMat(UiContext look, Rectangle box) {
        setTransform(false);
        setTouchable(Touchable.disabled);
        // Where there are no shades between, its edge is enough.
        boolean isPlain = look.theme().outline() != null;
        Color table = look.theme().table();
        if (!isPlain) add(new PatchPicture(look.art().patch("panel"), table.cpy().lerp(FELT, FELT_PART)), box, 0);
        Color edge = isPlain ? look.theme().outline() : table.cpy().lerp(FELT, EDGE_PART);
        add(new PatchPicture(look.art().patch("outline"), edge), box, 0);
        if (isPlain) return;
        Color seam = edge.cpy();
        seam.a = SEAM_STRENGTH;
        add(new PatchPicture(look.art().patch("outline"), seam), box, SEAM);
    }

    private void add(PatchPicture patch, Rectangle box, float inside) {
        patch.setBounds(box.x + inside, box.y + inside, box.width - 2 * inside, box.height - 2 * inside);
        addActor(patch);
    }
}
