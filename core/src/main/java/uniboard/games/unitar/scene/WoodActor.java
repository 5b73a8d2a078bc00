package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;

/** A wooden board with its grain and its shadow. */
final class WoodActor extends Actor {
    private static final float SPREAD = 12;
    private static final float GRAIN = 46;
    private static final float EDGE = 4;

    private final PatchPicture shadow;
    private final PatchPicture board;
    private final Picture grain;
    private final PatchPicture outline;

    WoodActor(UiContext look, Rectangle box) {
        shadow = new PatchPicture(look.art().patch("shadow-rest"), look.theme().shade(), SPREAD, SPREAD, SPREAD, SPREAD);
        board = new PatchPicture(look.art().patch("board"), look.theme().dim());
        grain = new Picture(look.art().region("grain"), look.theme().dim());
        outline = look.theme().outline() == null ? null : new PatchPicture(look.art().patch("outline"), look.theme().outline());
        setTouchable(Touchable.disabled);
        setBounds(box.x, box.y, box.width, box.height);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        draw(batch, parentAlpha, shadow);
        draw(batch, parentAlpha, board);
        for (float x = 2 * EDGE; x + GRAIN < getWidth(); x += GRAIN) {
            grain.setBounds(getX() + x, getY() + EDGE, GRAIN, getHeight() - 2 * EDGE);
            grain.draw(batch, parentAlpha);
        }
        if (outline != null) draw(batch, parentAlpha, outline);
    }

    private void draw(Batch batch, float alpha, PatchPicture part) {
        part.setBounds(getX(), getY(), getWidth(), getHeight());
        part.draw(batch, alpha);
    }
}
