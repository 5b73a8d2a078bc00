package uniboard.games.unlur.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.games.unlur.UnlurPosition;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;

/** A stone and its shadow, which closes as the stone comes down. */
final class StoneActor extends Group {
    /** Box of the stone and of its shadow, in cells. */
    private static final float STONE = 0.92f;
    private static final float SHADOW = 0.94f;
    private static final float SHADOW_RIGHT = 0.035f;
    private static final float SHADOW_DOWN = 0.055f;
    private static final Color OUTLINE = new Color(0xFFFFFFFF);

    private final float cell;
    private final float middleX;
    private final float middleY;
    private final Rectangle box;
    private final Picture shadow;
    private final Picture stone;

    StoneActor(UiContext look, HexGrid grid, int at, int colour) {
        setTransform(false);
        setTouchable(Touchable.disabled);
        cell = grid.cell();
        middleX = grid.x(at);
        middleY = grid.y(at);
        box = grid.square(at, STONE, look);
        shadow = new Picture(look.art().region("stone-shadow"));
        stone = new Picture(look.art().region(picture(colour)), look.theme().dim().cpy());
        addActor(shadow);
        addActor(stone);
        if (look.theme().outline() != null && colour == UnlurPosition.BLACK) {
            Picture outline = new Picture(look.art().region("stone-halo"), OUTLINE);
            outline.setBounds(box.x, box.y, box.width, box.height);
            addActor(outline);
        }
        setLift(0);
    }

    static String picture(int colour) {
        return colour == UnlurPosition.BLACK ? "stone-black" : "stone-white";
    }

    /** @param height above the board: 0 at rest, 1 when it is let go; somewhat below 0 as it settles */
    void setLift(float height) {
        float side = box.width * (1 + 0.22f * height);
        float lift = cell * 0.45f * Math.max(0, height);
        stone.setBounds(box.x - (side - box.width) / 2 - lift * 0.2f, box.y - (side - box.height) / 2 + lift, side, side);
        float breadth = cell * SHADOW * (1 + 0.35f * Math.max(0, height));
        float away = 1 + 5 * Math.max(0, height);
        shadow.setBounds(middleX - breadth / 2 + cell * SHADOW_RIGHT * away,
            middleY - breadth / 2 - cell * SHADOW_DOWN * away, breadth, breadth);
        shadow.getColor().a = 1 - 0.6f * Math.max(0, height);
    }

    /** Darkened, so that others stand out. */
    void darken(float part) {
        stone.getColor().mul(part, part, part, 1);
    }
}
