package uniboard.games.unitar.scene;

import com.badlogic.gdx.math.Rectangle;

/** Where the fields lie; never mirrored, never turned. */
final class FieldGrid {
    /** Round fields, clockwise from the north-east. */
    static final int ROUNDS = 8;
    /** Between the outer fields and the cloth's edge, in fields. */
    private static final float BORDER = 1.27f;
    /** The same where there are no round fields. */
    private static final float HEM = 0.3f;
    /** How much of each side the cloth lacks at a corner, in fields. */
    private static final float CORNER = 3.05f;
    private static final float HEMMED_CORNER = 2.25f;
    private static final int ACROSS = 11;
    private static final float ROUND = 1.12f;
    private static final int[][] WAYS = {{1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}, {0, 1}};

    private final float cell;
    private final float middleX;
    private final float middleY;
    private final float border;
    private final float corner;

    private FieldGrid(float middleX, float middleY, float cell, float border, float corner) {
        this.cell = cell;
        this.middleX = middleX;
        this.middleY = middleY;
        this.border = border;
        this.corner = corner;
    }

    /** The whole field with its cloth in a square room. */
    static FieldGrid within(Rectangle room) {
        return within(room, BORDER, CORNER);
    }

    /** The field with a cloth that has no room for round fields. */
    static FieldGrid hemmedWithin(Rectangle room) {
        return within(room, HEM, HEMMED_CORNER);
    }

    private static FieldGrid within(Rectangle room, float border, float corner) {
        float cell = Math.min(room.width, room.height) / (ACROSS + 2 * border);
        return new FieldGrid(room.x + room.width / 2, room.y + room.height / 2, cell, border, corner);
    }

    /** Fields of that width around a middle. */
    static FieldGrid of(float middleX, float middleY, float cell) {
        return new FieldGrid(middleX, middleY, cell, BORDER, CORNER);
    }

    /** The width of a field. */
    float cell() {
        return cell;
    }

    /** The middle of the fields in that column. */
    float x(float column) {
        return middleX + column * cell;
    }

    /** The middle of the fields in that row. */
    float y(float row) {
        return middleY + row * cell;
    }

    /**
     * A square around a field's middle.
     *
     * @param part of a field's width
     */
    Rectangle square(float column, float row, float part) {
        float side = part * cell;
        return new Rectangle(x(column) - side / 2, y(row) - side / 2, side, side);
    }

    /**
     * The round field of a round.
     *
     * @param round from 1
     */
    Rectangle round(int round) {
        int[] way = WAYS[round - 1];
        boolean corner = way[0] != 0 && way[1] != 0;
        float away = corner ? 5 + 0.12f * BORDER : 5.5f + 0.5f * BORDER;
        return square(way[0] * away, way[1] * away, ROUND);
    }

    /** From the middle to the cloth's edge. */
    float reach() {
        return cell * (ACROSS / 2f + border) - 3;
    }

    /** From the middle to where the corners of the cloth are cut off. */
    float shoulder() {
        return reach() - corner * cell;
    }
}
