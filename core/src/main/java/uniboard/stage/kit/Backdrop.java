package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;

/** The table itself: its colour in soft light that falls from the upper left, painted as a net of shaded patches. */
public final class Backdrop extends Actor {
    private static final int PATCHES = 24;
    private static final int FLOATS_A_CORNER = 5;
    // Where the light is brightest, and how far it reaches, in parts of the window.
    private static final float LIGHT_X = 0.26f;
    private static final float LIGHT_Y = 0.92f;
    private static final float REACH_X = 1.2f;
    private static final float REACH_Y = 1.1f;
    private static final float PLAIN_AT = 0.52f;

    private final Texture texture;
    private final float[] corners = new float[PATCHES * PATCHES * 4 * FLOATS_A_CORNER];

    public Backdrop(UiContext look, float width, float height) {
        TextureRegion white = look.art().region("pixel");
        texture = white.getTexture();
        setBounds(0, 0, width, height);
        setTouchable(Touchable.disabled);
        float u = (white.getU() + white.getU2()) / 2;
        float v = (white.getV() + white.getV2()) / 2;
        int at = 0;
        for (int row = 0; row < PATCHES; row++) {
            for (int column = 0; column < PATCHES; column++) {
                at = addCorner(at, column, row, look.theme(), u, v);
                at = addCorner(at, column, row + 1, look.theme(), u, v);
                at = addCorner(at, column + 1, row + 1, look.theme(), u, v);
                at = addCorner(at, column + 1, row, look.theme(), u, v);
            }
        }
    }

    private int addCorner(int at, int column, int row, Theme theme, float u, float v) {
        float x = (float) column / PATCHES;
        float y = (float) row / PATCHES;
        corners[at] = x * getWidth();
        corners[at + 1] = y * getHeight();
        corners[at + 2] = shade(x, y, theme).toFloatBits();
        corners[at + 3] = u;
        corners[at + 4] = v;
        return at + FLOATS_A_CORNER;
    }

    private static Color shade(float x, float y, Theme theme) {
        float dx = (x - LIGHT_X) / REACH_X;
        float dy = (y - LIGHT_Y) / REACH_Y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        if (distance < PLAIN_AT) return theme.lit().cpy().lerp(theme.table(), distance / PLAIN_AT);
        return theme.table().cpy().lerp(theme.far(), Math.min(1, (distance - PLAIN_AT) / (1 - PLAIN_AT)));
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        batch.disableBlending();
        batch.draw(texture, corners, 0, corners.length);
        batch.enableBlending();
    }
}
