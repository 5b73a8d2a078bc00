package uniboard.games.unlur.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.games.unlur.UnlurSides;
import uniboard.stage.kit.UiContext;

/** The walnut frame around a hexagonal board, its shadow on the table, and the dark well in which the tiles lie. */
final class FrameActor extends Actor {
    private static final Color WELL = new Color(0x33210FFF);
    /** How brightly the light from the upper left falls on each side's rail. */
    private static final float[] LIGHT = {1, 0.92f, 0.82f, 0.8f, 0.9f, 0.98f};
    /** How far the rails reach over the well, in cells. */
    private static final float OVERLAP = 0.06f;
    private static final float SHADOW_BREADTH = 32;
    private static final float SHADOW_RIGHT = 6;
    private static final float SHADOW_DOWN = 10;
    private static final float SHADOW_INSIDE = 14;
    private static final int CORNERS = 4;

    private final HexGrid grid;
    private final TextureRegion rail;
    private final TextureRegion fall;
    private final TextureRegion pixel;
    private final Color shade;
    private final Color dim;
    private final float shadow;
    private final float[] vertices = new float[CORNERS * 5];
    private int filled;

    FrameActor(UiContext look, HexGrid grid) {
        this.grid = grid;
        rail = look.art().region("rail");
        fall = look.art().region("fall");
        pixel = look.art().region("pixel");
        shade = look.theme().shade();
        dim = look.theme().dim();
        // Small boards lie closer to the table.
        shadow = Math.min(1, grid.cell() * grid.board().rows() / 500);
        setTouchable(Touchable.disabled);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        drawShadow(batch, parentAlpha);
        Color well = WELL.cpy().mul(dim);
        well.a = parentAlpha;
        drawHexagon(batch, well);
        for (int side = 0; side < UnlurSides.COUNT; side++) {
            float light = LIGHT[side];
            Color tint = new Color(dim.r * light, dim.g * light, dim.b * light, parentAlpha);
            drawStrip(batch, rail, side, grid.rim(), HexGrid.WELL - OVERLAP, 0, 0, tint);
        }
    }

    private void drawShadow(Batch batch, float parentAlpha) {
        Color tint = new Color(shade.r, shade.g, shade.b, shade.a * parentAlpha);
        float right = SHADOW_RIGHT * shadow;
        float down = SHADOW_DOWN * shadow;
        float inner = grid.rim() - SHADOW_INSIDE * shadow / grid.cell();
        float outer = inner + (SHADOW_BREADTH + SHADOW_INSIDE) * shadow / grid.cell();
        for (int side = 0; side < UnlurSides.COUNT; side++) drawStrip(batch, fall, side, outer, inner, right, -down, tint);
    }

    /** A strip along a side whose ends meet the next sides' in a mitre. */
    private void drawStrip(Batch batch, TextureRegion picture, int side, float outer, float inner, float right, float up, Color tint) {
        Vector2[] corners = {grid.corner(outer, side), grid.corner(outer, side + 1), grid.corner(inner, side + 1),
            grid.corner(inner, side)};
        float length = corners[0].dst(corners[1]);
        float mitre = (length - corners[2].dst(corners[3])) / 2 / length;
        // Not to the very ends: pixels of a neighbouring picture would shine in.
        float margin = 1f / picture.getTexture().getWidth();
        float from = picture.getU() + margin;
        float breadth = picture.getU2() - margin - from;
        filled = 0;
        float[] along = {0, 1, 1 - mitre, mitre};
        for (int i = 0; i < CORNERS; i++) {
            vertex(corners[i].x + right, corners[i].y + up, tint, from + breadth * along[i], i < 2 ? picture.getV() : picture.getV2());
        }
        batch.draw(picture.getTexture(), vertices, 0, vertices.length);
    }

    /** Two halves of the well. */
    private void drawHexagon(Batch batch, Color tint) {
        float u = (pixel.getU() + pixel.getU2()) / 2;
        float v = (pixel.getV() + pixel.getV2()) / 2;
        for (int[] half : new int[][] {{5, 0, 1, 2}, {2, 3, 4, 5}}) {
            filled = 0;
            for (int corner : half) {
                Vector2 at = grid.corner(HexGrid.WELL + OVERLAP, corner);
                vertex(at.x, at.y, tint, u, v);
            }
            batch.draw(pixel.getTexture(), vertices, 0, vertices.length);
        }
    }

    private void vertex(float x, float y, Color tint, float u, float v) {
        vertices[filled++] = x;
        vertices[filled++] = y;
        vertices[filled++] = tint.toFloatBits();
        vertices[filled++] = u;
        vertices[filled++] = v;
    }
}
