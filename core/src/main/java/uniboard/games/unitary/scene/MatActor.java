package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.UiContext;

/** A hemp cloth with a stitched border. */
final class MatActor extends Group {
    private static final Color CLOTH = new Color(0xCFD7CDFF);
    private static final Color HEM = new Color(0x98A69BFF);
    private static final Color LIT = new Color(1, 1, 1, 0.2f);
    private static final Color WOVEN = new Color(0.27f, 0.35f, 0.31f, 0.06f);
    private static final Color STITCH = new Color(0x7F8E83D0);
    private static final float SPREAD = 12;
    private static final float THREAD = 3;
    private static final float IN = 8;
    private static final float STITCH_LENGTH = 5;
    private static final float STITCH_STEP = 8.5f;
    private static final float STITCH_WIDTH = 1.4f;

    MatActor(UiContext look, Rectangle box) {
        setTransform(false);
        setTouchable(Touchable.disabled);
        Color dim = look.theme().dim();
        add(new PatchPicture(look.art().patch("shadow-rest"), look.theme().shade(), SPREAD, SPREAD, SPREAD, SPREAD), box);
        add(new PatchPicture(look.art().patch("panel"), CLOTH.cpy().mul(dim)), box);
        add(new Weave(look.art().region("pixel"), dim), box);
        Color hem = look.theme().outline() == null ? HEM.cpy().mul(dim) : look.theme().outline();
        add(new PatchPicture(look.art().patch("outline"), hem), box);
    }

    private void add(Actor actor, Rectangle box) {
        actor.setBounds(box.x, box.y, box.width, box.height);
        addActor(actor);
    }

    /** Threads across and along, and stitches around. */
    private static final class Weave extends Actor {
        private final TextureRegion white;
        private final Color dim;

        Weave(TextureRegion white, Color dim) {
            this.white = white;
            this.dim = dim;
        }

        @Override
        public void draw(Batch batch, float parentAlpha) {
            batch.setColor(LIT.r * dim.r, LIT.g * dim.g, LIT.b * dim.b, LIT.a);
            for (float y = THREAD; y < getHeight() - 1; y += THREAD) batch.draw(white, getX() + 2, getY() + y, getWidth() - 4, 1);
            batch.setColor(WOVEN);
            for (float x = THREAD; x < getWidth() - 1; x += THREAD) batch.draw(white, getX() + x, getY() + 2, 1, getHeight() - 4);
            batch.setColor(STITCH.r * dim.r, STITCH.g * dim.g, STITCH.b * dim.b, STITCH.a);
            float right = getX() + getWidth() - IN;
            float top = getY() + getHeight() - IN;
            for (float x = getX() + IN + 3; x + STITCH_LENGTH < right; x += STITCH_STEP) {
                batch.draw(white, x, getY() + IN, STITCH_LENGTH, STITCH_WIDTH);
                batch.draw(white, x, top - STITCH_WIDTH, STITCH_LENGTH, STITCH_WIDTH);
            }
            for (float y = getY() + IN + 3; y + STITCH_LENGTH < top; y += STITCH_STEP) {
                batch.draw(white, getX() + IN, y, STITCH_WIDTH, STITCH_LENGTH);
                batch.draw(white, right - STITCH_WIDTH, y, STITCH_WIDTH, STITCH_LENGTH);
            }
        }
    }
}
