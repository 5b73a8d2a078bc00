package uniboard.games.unitar.scene;

import com.badlogic.gdx.math.Rectangle;
import uniboard.games.unitar.UnitarAction;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarColour;
import uniboard.stage.kit.UiContext;

/**
 * Where the cells of the Intention Board lie, from the board's lower left corner: in four rows with a number before each category, or,
 * where it is low, in three, colours and symbols side by side.
 *
 * @param colours  in their order, along the reading
 * @param symbols  likewise
 * @param actions  likewise, in two rows
 * @param numbers  of the categories; none in three rows
 */
record BoardGrid(Rectangle[] colours, Rectangle[] symbols, Rectangle[] actions, Rectangle[] numbers) {
    private static final float ROOM_FOR_FOUR = 280;
    private static final float PADDING = 16;
    private static final float NARROW_PADDING = 7;
    private static final float NUMBER = 30;
    private static final float GAP = 10;
    private static final float NARROW_GAP = 6;
    /** Of all rows' height: that of the row of colours, and of that of symbols. */
    private static final float LOW_ROW = 0.185f;
    /** How much broader a cell is that has a name. */
    private static final float NAMED = 1.7f;
    private static final int COLUMNS = 4;

    static BoardGrid of(UiContext look, float width, float height) {
        BoardGrid grid = height >= ROOM_FOR_FOUR ? four(width, height) : three(width, height);
        for (Rectangle[] boxes : new Rectangle[][] {grid.colours, grid.symbols, grid.actions, grid.numbers}) {
            for (Rectangle box : boxes) {
                if (look.rightToLeft()) box.x = width - box.x - box.width;
                float right = look.snap(box.x + box.width);
                float top = look.snap(box.y + box.height);
                box.set(look.snap(box.x), look.snap(box.y), 0, 0);
                box.setSize(right - box.x, top - box.y);
            }
        }
        if (look.rightToLeft()) grid.swap(UnitarAction.WEST, UnitarAction.EAST);
        return grid;
    }

    /** West lies left of East, as on the field, which isn't mirrored. */
    private void swap(UnitarAction one, UnitarAction other) {
        Rectangle box = actions[one.ordinal()];
        actions[one.ordinal()] = actions[other.ordinal()];
        actions[other.ordinal()] = box;
    }

    private static BoardGrid four(float width, float height) {
        float padding = Math.min(PADDING, height / 26);
        float rows = height - 2 * padding - 3 * GAP;
        float low = Math.max(UiContext.TOUCH, rows * LOW_ROW);
        float high = (rows - 2 * low) / 2;
        float left = padding / 2 + NUMBER;
        float room = width - left - padding;
        float colourY = height - padding - low;
        float symbolY = colourY - GAP - low;
        float firstY = symbolY - GAP - high;
        float secondY = firstY - GAP - high;
        Rectangle[] numbers = {new Rectangle(padding / 2, colourY, NUMBER - 4, low), new Rectangle(padding / 2, symbolY, NUMBER - 4, low),
            new Rectangle(padding / 2, secondY, NUMBER - 4, 2 * high + GAP)};
        return new BoardGrid(row(left, colourY, room, low, UnitarColour.COUNT, GAP),
            row(left, symbolY, room, low, UnitarBlock.SYMBOLS, GAP),
            both(row(left, firstY, room, high, COLUMNS, GAP), row(left, secondY, room, high, COLUMNS, GAP)), numbers);
    }

    private static BoardGrid three(float width, float height) {
        float rows = (height - 2 * NARROW_PADDING - 2 * NARROW_GAP) / 3;
        float room = width - 2 * NARROW_PADDING;
        float firstY = height - NARROW_PADDING - rows;
        float secondY = firstY - NARROW_GAP - rows;
        // Colours and symbols stand somewhat apart; symbols need their names.
        float each = Math.max(UiContext.TOUCH, (room - 5 * NARROW_GAP) / (UnitarColour.COUNT + UnitarBlock.SYMBOLS * NAMED));
        float colours = UnitarColour.COUNT * (each + NARROW_GAP) - NARROW_GAP;
        float symbols = room - colours - 2 * NARROW_GAP;
        return new BoardGrid(row(NARROW_PADDING, firstY, colours, rows, UnitarColour.COUNT, NARROW_GAP),
            row(NARROW_PADDING + room - symbols, firstY, symbols, rows, UnitarBlock.SYMBOLS, NARROW_GAP),
            both(row(NARROW_PADDING, secondY, room, rows, COLUMNS, NARROW_GAP),
                row(NARROW_PADDING, NARROW_PADDING, room, rows, COLUMNS, NARROW_GAP)), new Rectangle[0]);
    }

    private static Rectangle[] both(Rectangle[] first, Rectangle[] second) {
        Rectangle[] all = new Rectangle[UnitarAction.ALL.size()];
        System.arraycopy(first, 0, all, 0, COLUMNS);
        System.arraycopy(second, 0, all, COLUMNS, COLUMNS);
        return all;
    }

    private static Rectangle[] row(float x, float y, float width, float height, int count, float gap) {
        Rectangle[] boxes = new Rectangle[count];
        float each = (width - (count - 1) * gap) / count;
        for (int i = 0; i < count; i++) boxes[i] = new Rectangle(x + i * (each + gap), y, each, height);
        return boxes;
    }
}
