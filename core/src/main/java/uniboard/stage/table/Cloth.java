package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.stage.kit.UiContext;

/** A heavy curtain on a brass rod, as wide and high as its bounds, painted as shaded strips. */
final class Cloth extends Actor {
    private static final Color DEEP = new Color(0x2A3E48FF);
    private static final Color PLAIN = new Color(0x425B66FF);
    private static final Color LIT = new Color(0x6E8995FF);
    /** A fold from its left to its right: where a colour lies, in parts of the fold's width, and the colour. */
    private static final float[] AT = {0, 0.1f, 0.42f, 0.62f, 0.9f, 1};
    private static final Color[] COLOURS = {DEEP, PLAIN, LIT, PLAIN, DEEP, DEEP};
    private static final Color BRASS = new Color(0xC79A3CFF);
    private static final Color BRASS_LIT = new Color(0xF6DF9AFF);
    private static final Color BRASS_DEEP = new Color(0x7A5716FF);
    private static final Color THREAD = new Color(0, 0, 0, 0.07f);
    private static final Color HEM = new Color(0xD9D0B0AA);
    private static final float FOLD = 66;
    private static final float ROD = 18;
    private static final float THREADS = 4;

    private final Texture texture;
    private final float u;
    private final float v;
    private final Color dim;
    private final float[] corners = new float[20];

    Cloth(UiContext look, float width, float height) {
        TextureRegion white = look.art().region("pixel");
        texture = white.getTexture();
        u = (white.getU() + white.getU2()) / 2;
        v = (white.getV() + white.getV2()) / 2;
        dim = look.theme().dim();
        setBounds(0, 0, width, height);
        setTouchable(Touchable.disabled);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float top = getHeight() - ROD;
        // No two folds are quite alike.
        int number = 0;
        for (float x = 0; x < getWidth(); number++) {
            float fold = FOLD * (0.8f + 0.2f * (number * 7 % 5) / 2);
            for (int i = 0; i + 1 < AT.length; i++) {
                across(batch, x + AT[i] * fold, 0, x + AT[i + 1] * fold, top, COLOURS[i], COLOURS[i + 1]);
            }
            x += fold;
        }
        for (float y = THREADS; y < top; y += THREADS) up(batch, 0, y, getWidth(), y + 1, THREAD, THREAD);
        up(batch, 0, top - 2 * UiContext.UNIT, getWidth(), top, new Color(0, 0, 0, 0), new Color(0, 0, 0, 0.5f));
        up(batch, 0, 28, getWidth(), 30, HEM, HEM);
        up(batch, 0, 34, getWidth(), 36, HEM, HEM);
        up(batch, 0, top, getWidth(), top + ROD * 0.6f, BRASS_DEEP, BRASS);
        up(batch, 0, top + ROD * 0.6f, getWidth(), top + ROD * 0.8f, BRASS, BRASS_LIT);
        up(batch, 0, top + ROD * 0.8f, getWidth(), top + ROD, BRASS_LIT, BRASS);
    }

    private void across(Batch batch, float left, float bottom, float right, float top, Color from, Color to) {
        quad(batch, left, bottom, Math.min(right, getWidth()), top, from, from, to, to);
    }

    private void up(Batch batch, float left, float bottom, float right, float top, Color from, Color to) {
        quad(batch, left, bottom, right, top, from, to, to, from);
    }

    private void quad(Batch batch, float left, float bottom, float right, float top, Color a, Color b, Color c, Color d) {
        corner(0, left, bottom, a);
        corner(5, left, top, b);
        corner(10, right, top, c);
        corner(15, right, bottom, d);
        batch.draw(texture, corners, 0, corners.length);
    }

    private void corner(int at, float x, float y, Color colour) {
        corners[at] = getX() + x;
        corners[at + 1] = getY() + y;
        corners[at + 2] = Color.toFloatBits(colour.r * dim.r, colour.g * dim.g, colour.b * dim.b, colour.a);
        corners[at + 3] = u;
        corners[at + 4] = v;
    }
}
