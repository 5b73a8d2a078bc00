package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import uniboard.stage.kit.UiContext;

/** A block drawn as one body: a plate below all its stones, rods where it fell apart, and the shadow of it all. */
final class BlockActor extends Actor {
    /** Of a plate, from its field's middle, in fields. */
    private static final float PLATE = 0.445f;
    private static final float JOINT = 0.3f;
    private static final float EDGE = 0.035f;
    private static final float STONE = 0.97f;
    private static final float ROD = 0.26f;
    private static final float[] SHADOWS = {7, 4.5f, 2.5f};
    private static final float[] SHADOW = {0.10f, 0.13f, 0.2f};
    private static final Color SHADE = new Color(0x2A1A08FF);
    private static final Color[] FACES = {new Color(0xD2A413FF), new Color(0xA24700FF), new Color(0x00568AFF)};
    private static final Color[] EDGES = {new Color(0x5C4700FF), new Color(0x5A2600FF), new Color(0x002B45FF)};
    private static final Color BRASS = new Color(0xD9B25AFF);
    private static final Color BRASS_EDGE = new Color(0x5C4308FF);
    private static final float BRASS_WIDTH = 0.05f;

    private final FieldGrid grid;
    private final StonePainter stones;
    private final Fill fill;
    private final Color dim;
    private BlockShape shape;
    private List<Rod> rods;
    private Color ring;
    private float level;
    private float right;
    private float up;
    private float degrees;
    private int pivotX;
    private int pivotY;
    private boolean inlaid;

    BlockActor(UiContext look, FieldGrid grid, StonePainter stones, BlockShape shape) {
        this.grid = grid;
        this.stones = stones;
        setShape(shape);
        inlaid = shape.united();
        fill = new Fill(look);
        dim = look.theme().dim();
        setTouchable(Touchable.disabled);
    }

    BlockShape shape() {
        return shape;
    }

    final void setShape(BlockShape newShape) {
        shape = newShape;
        rods = newShape.stones().isEmpty() ? List.of() : Rod.of(newShape);
    }

    /** Whether brass lies in its frames and around its plate. */
    void setInlaid(boolean nowInlaid) {
        inlaid = nowInlaid;
    }

    /** On how many others it lies; between whole numbers while it is lifted. */
    void setLevel(float newLevel) {
        level = newLevel;
    }

    float level() {
        return level;
    }

    /** A ring around the whole block, or none if the colour is null. */
    void setRing(Color colour) {
        ring = colour;
    }

    /** On its way: fields to the east and to the north. */
    void setShift(float east, float north) {
        right = east;
        up = north;
    }

    /**
     * On its way around a field.
     *
     * @param anticlockwise in degrees
     */
    void setTurn(int column, int row, float anticlockwise) {
        pivotX = column;
        pivotY = row;
        degrees = anticlockwise;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float alpha = parentAlpha * getColor().a;
        float cell = grid.cell();
        for (int i = 0; i < SHADOWS.length; i++) {
            float away = SHADOWS[i] * (1 + 1.2f * level) * cell;
            bodies(batch, 0.015f * SHADOWS[i], 0.012f * away, -0.02f * away, bits(SHADE, SHADOW[i] * alpha));
        }
        int colour = mostOf();
        if (ring != null) {
            plates(batch, 0.11f, Fill.bits(Color.WHITE, alpha));
            plates(batch, 0.075f, Fill.bits(ring, alpha));
        }
        if (inlaid) {
            plates(batch, EDGE + BRASS_WIDTH, bits(BRASS_EDGE, alpha));
            plates(batch, EDGE + BRASS_WIDTH - 0.02f, bits(BRASS, alpha));
        }
        plates(batch, EDGE, bits(EDGES[colour], alpha));
        plates(batch, 0, bits(FACES[colour], alpha));
        float side = STONE * cell;
        for (BlockShape.Stone stone : shape.stones()) {
            float x = x(stone.x(), stone.y());
            float y = y(stone.x(), stone.y());
            stones.frame(batch, alpha, stone.colour(), inlaid, x, y, side, degrees);
            stones.face(batch, alpha, stone.colour(), shape.captainsOn(stone), x, y, side);
        }
    }

    private float bits(Color colour, float alpha) {
        return Color.toFloatBits(colour.r * dim.r, colour.g * dim.g, colour.b * dim.b, colour.a * alpha);
    }

    /** The colour that most frames have: that of the plate. */
    private int mostOf() {
        int[] counts = new int[FACES.length];
        for (BlockShape.Stone stone : shape.stones()) counts[stone.colour()]++;
        int most = 0;
        for (int i = 1; i < counts.length; i++) if (counts[i] > counts[most]) most = i;
        return most;
    }

    private float x(float column, float row) {
        float dx = column - pivotX;
        float dy = row - pivotY;
        float turned = degrees == 0 ? dx : dx * MathUtils.cosDeg(degrees) - dy * MathUtils.sinDeg(degrees);
        return getX() + grid.x(pivotX + turned + right - 0.085f * level);
    }

    private float y(float column, float row) {
        float dx = column - pivotX;
        float dy = row - pivotY;
        float turned = degrees == 0 ? dy : dx * MathUtils.sinDeg(degrees) + dy * MathUtils.cosDeg(degrees);
        return getY() + grid.y(pivotY + turned + up + 0.115f * level);
    }

    /** Rows of stones side by side as one rectangle each: shadows that overlap would be seen. */
    private void bodies(Batch batch, float spread, float right, float up, float bits) {
        for (BlockShape.Stone stone : shape.stones()) {
            if (shape.has(stone.x() - 1, stone.y())) continue;
            int last = stone.x();
            while (shape.has(last + 1, stone.y())) last++;
            float middle = (stone.x() + last) / 2f;
            part(batch, middle, stone.y(), last - stone.x() + 2 * (PLATE + spread), 2 * (PLATE + spread), right, up, bits);
        }
    }

    private void plates(Batch batch, float spread, float bits) {
        for (BlockShape.Stone stone : shape.stones()) {
            int x = stone.x();
            int y = stone.y();
            part(batch, x, y, 2 * (PLATE + spread), 2 * (PLATE + spread), 0, 0, bits);
            if (shape.has(x + 1, y)) part(batch, x + 0.5f, y, 0.4f, 2 * (JOINT + spread), 0, 0, bits);
            if (shape.has(x, y - 1)) part(batch, x, y - 0.5f, 2 * (JOINT + spread), 0.4f, 0, 0, bits);
        }
        rods(batch, spread, bits);
    }

    private void part(Batch batch, float column, float row, float width, float height, float right, float up, float bits) {
        float cell = grid.cell();
        fill.turned(batch, x(column, row) + right, y(column, row) + up, width * cell, height * cell, degrees, bits);
    }

    private void rods(Batch batch, float spread, float bits) {
        for (Rod rod : rods) {
            fill.line(batch, x(rod.from().x(), rod.from().y()), y(rod.from().x(), rod.from().y()), x(rod.to().x(), rod.to().y()),
                y(rod.to().x(), rod.to().y()), (ROD + 2 * spread) * grid.cell(), bits);
        }
    }
}
