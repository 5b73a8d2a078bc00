package uniboard.games.unlur.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import uniboard.games.unlur.UnlurBoard;
import uniboard.stage.kit.UiContext;

/**
 * Where the cells and the frame of a board lie. Hexagons stand on a corner, in rows from the top; the whole board lies on a side. Frame:
 * the scene's CSS pixels.
 *
 * @param cell a cell's width
 * @param row  from one row to the next, in pixels
 * @param rim  how far the frame's corners lie beyond the centres of the corner cells, in cells
 */
record HexGrid(UnlurBoard board, float centreX, float centreY, float cell, float row, float rim) {
    /** Half of the square root of three: a hexagon's height in parts of its width, when it lies on a side. */
    static final float ROW = 0.8660254f;
    /** A tile's height, in cells. */
    static final float TILE_HEIGHT = 1.16f;
    /** Where the frame begins, as {@link #rim} counts. */
    static final float WELL = 0.72f;

    private static final float BROAD_RIM = 1.28f;
    private static final float NARROW_RIM = 1.06f;
    /** The board's width from which its frame is broad. */
    private static final float ROOM_FOR_BROAD_RIM = 480;
    private static final float[] CORNER_X = {-0.5f, 0.5f, 1, 0.5f, -0.5f, -1};
    private static final float[] CORNER_Y = {ROW, ROW, 0, -ROW, -ROW, 0};

    /**
     * The largest that the room holds.
     *
     * @param look its pixels are those that the grid falls on
     */
    static HexGrid fitting(UnlurBoard board, Rectangle room, UiContext look) {
        float rim = rimIn(room);
        // Whole pixels a cell, so that no row looks sharper than the next.
        float cell = Math.max(1, (float) Math.floor(cellIn(room, board.size(), rim) * look.density())) / look.density();
        return new HexGrid(board, look.snap(room.x + room.width / 2), look.snap(room.y + room.height / 2), cell, look.snap(cell * ROW),
            rim);
    }

    /** How wide the cells of a board of that size are at most. */
    static float cellIn(Rectangle room, int size) {
        return cellIn(room, size, rimIn(room));
    }

    private static float cellIn(Rectangle room, int size, float rim) {
        return Math.min(room.width / 2, room.height / (2 * ROW)) / (size - 1 + rim);
    }

    private static float rimIn(Rectangle room) {
        return Math.min(room.width, room.height / ROW) < ROOM_FOR_BROAD_RIM ? NARROW_RIM : BROAD_RIM;
    }

    /** How wide a board of that height is, frame and all. */
    static float widthOf(float height) {
        return height / ROW;
    }

    float x(int at) {
        return centreX + (board.column(at) - (board.rowLength(board.row(at)) - 1) / 2f) * cell;
    }

    float y(int at) {
        return centreY + (board.size() - 1 - board.row(at)) * row;
    }

    /** The box of a cell's tile. */
    Rectangle tile(int at, UiContext look) {
        float height = cell * TILE_HEIGHT;
        return new Rectangle(look.snap(x(at) - cell / 2), look.snap(y(at) - height / 2), cell, height);
    }

    /** A square box around a cell's middle, its width in cells. */
    Rectangle square(int at, float cells, UiContext look) {
        float side = cell * cells;
        return new Rectangle(look.snap(x(at) - side / 2), look.snap(y(at) - side / 2), side, side);
    }

    /** The cell at a point, or -1. */
    int cellAt(float pointX, float pointY) {
        int nearest = -1;
        // Somewhat beyond a cell's corners, so that no point between cells is missed.
        float least = cell * cell * 0.4f;
        for (int at = 0; at < board.cells(); at++) {
            float dx = pointX - x(at);
            float dy = pointY - y(at);
            float distance = dx * dx + dy * dy;
            if (distance > least) continue;
            least = distance;
            nearest = at;
        }
        return nearest;
    }

    /**
     * A corner of a hexagon around the board.
     *
     * @param beyond the corner cells' centres, in cells
     * @param corner from 0, clockwise from the upper left one: side {@code i}, from 0, ends at corner {@code i + 1}
     */
    Vector2 corner(float beyond, int corner) {
        float radius = (board.size() - 1 + beyond) * cell;
        return new Vector2(centreX + radius * CORNER_X[corner % 6], centreY + radius * CORNER_Y[corner % 6]);
    }

    /** How a side runs, in degrees, such that what is drawn along it isn't upside down. */
    static float rotation(int side) {
        return side % 3 * -60f;
    }
}
