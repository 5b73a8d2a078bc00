package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.stage.kit.UiContext;

/** The cloth that the field lies on: an octagon, woven, hemmed and stitched, with its shadow. */
final class ClothActor extends Actor {
    private static final Color LIT = new Color(0xD3DBD3FF);
    private static final Color DEEP = new Color(0xB7C3BBFF);
    private static final Color HEM = new Color(0x8D9C92FF);
    private static final Color STITCH = new Color(0xF5F7F1CC);
    private static final Color LIGHT_THREAD = new Color(1, 1, 1, 0.16f);
    private static final Color DARK_THREAD = new Color(0x4C5E5518);
    private static final float[] SHADOWS = {10, 7, 4, 2};
    private static final float SHADOW = 0.10f;
    private static final float HEM_WIDTH = 6;
    private static final float THREADS = 4;
    private static final float STITCH_LENGTH = 7;
    private static final float STITCH_STEP = 12;

    private final FieldGrid grid;
    private final Fill fill;
    private final Color dim;
    private final Color outline;
    private final Color shade;

    ClothActor(UiContext look, FieldGrid grid) {
        this.grid = grid;
        fill = new Fill(look);
        dim = look.theme().dim();
        outline = look.theme().outline();
        shade = look.theme().shade();
        setTouchable(Touchable.disabled);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float reach = grid.reach();
        float thick = Math.max(2, HEM_WIDTH * Math.min(1, grid.cell() / 40));
        for (float spread : SHADOWS) {
            octagon(batch, reach + spread * 0.5f, grid.shoulder() + spread * 0.4f, spread * 0.35f, -spread * 0.8f,
                Fill.bits(shade, SHADOW * parentAlpha), Fill.bits(shade, SHADOW * parentAlpha));
        }
        float hem = bits(outline != null ? outline : HEM, parentAlpha);
        octagon(batch, reach + thick / 2, grid.shoulder() + thick * 0.2f, 0, 0, hem, hem);
        octagon(batch, reach - thick / 2, grid.shoulder() - thick * 0.2f, 0, 0, bits(DEEP, parentAlpha), bits(LIT, parentAlpha));
        weave(batch, parentAlpha, reach - thick / 2, grid.shoulder() - thick * 0.2f);
        stitch(batch, parentAlpha, reach - thick * 1.4f, grid.shoulder() - thick * 0.55f);
    }

    private float bits(Color colour, float alpha) {
        return Color.toFloatBits(colour.r * dim.r, colour.g * dim.g, colour.b * dim.b, colour.a * alpha);
    }

    private void octagon(Batch batch, float reach, float shoulder, float right, float up, float below, float above) {
        float x = grid.x(0) + right;
        float y = grid.y(0) + up;
        fill.shaded(batch, x - shoulder, x + shoulder, y - reach, x - reach, x + reach, y - shoulder, below, below);
        fill.shaded(batch, x - reach, x + reach, y - shoulder, x - reach, x + reach, y + shoulder, below, above);
        fill.shaded(batch, x - reach, x + reach, y + shoulder, x - shoulder, x + shoulder, y + reach, above, above);
    }

    /** Threads along and across, each as long as the octagon is there. */
    private void weave(Batch batch, float alpha, float reach, float shoulder) {
        float light = bits(LIGHT_THREAD, alpha);
        float dark = bits(DARK_THREAD, alpha);
        for (float away = -reach + 1; away < reach; away += THREADS) {
            float half = Math.abs(away) <= shoulder ? reach : reach - (Math.abs(away) - shoulder);
            fill.rectangle(batch, grid.x(0) - half, grid.y(0) + away, 2 * half, 1, light);
            fill.rectangle(batch, grid.x(0) + away, grid.y(0) - half, 1, 2 * half, dark);
        }
    }

    private void stitch(Batch batch, float alpha, float reach, float shoulder) {
        float thread = bits(STITCH, alpha);
        float[] xs = {-shoulder, shoulder, reach, reach, shoulder, -shoulder, -reach, -reach};
        float[] ys = {reach, reach, shoulder, -shoulder, -reach, -reach, -shoulder, shoulder};
        float scale = Math.max(0.5f, Math.min(1, grid.cell() / 48));
        for (int i = 0; i < xs.length; i++) {
            float fromX = grid.x(0) + xs[i];
            float fromY = grid.y(0) + ys[i];
            float acrossX = grid.x(0) + xs[(i + 1) % xs.length] - fromX;
            float acrossY = grid.y(0) + ys[(i + 1) % ys.length] - fromY;
            float length = (float) Math.sqrt(acrossX * acrossX + acrossY * acrossY);
            for (float at = 0; at + STITCH_LENGTH * scale < length; at += STITCH_STEP * scale) {
                float part = at / length;
                float end = (at + STITCH_LENGTH * scale) / length;
                fill.line(batch, fromX + acrossX * part, fromY + acrossY * part, fromX + acrossX * end, fromY + acrossY * end,
                    Math.max(1, 1.5f * scale), thread);
            }
        }
    }
}
