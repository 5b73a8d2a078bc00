package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;
import uniboard.games.unitary.UnitaryUnits;

/**
 * Where units stand: in columns kg, m, s, those that cancel each other one above the other. The more there are, the smaller they get; where
 * they would get too small, equal ones lie in one heap.
 */
final class FractionLayout {
    static final float LINE = 9;

    private static final float LARGEST = 92;
    /** Where units would be smaller than this, they are heaped. */
    private static final float LEAST = 30;
    private static final float LEAST_OF_SMALL = 22;
    /** Between units, between kinds, and from the line to the units: in parts of a unit. */
    private static final float BETWEEN = 0.12f;
    private static final float APART = 0.4f;
    private static final float OFF_LINE = 0.13f;
    /** What the number beside a heap takes. */
    private static final float NUMBER = 0.62f;

    private final Rectangle room;
    private final UnitCounts counts;
    private final boolean heaped;
    private final float size;
    private final float[] left = new float[UnitaryUnits.COUNT];

    FractionLayout(Rectangle room, UnitCounts counts) {
        this.room = room;
        this.counts = counts;
        float high = (room.height - LINE) / 2 / (1 + OFF_LINE);
        float spread = Math.min(high, room.width / width(false));
        heaped = spread < (room.width < 300 ? LEAST_OF_SMALL : LEAST);
        size = Math.min(LARGEST, heaped ? Math.min(high, room.width / width(true)) : spread);
        float x = room.x + (room.width - width(heaped) * size) / 2;
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) {
            if (counts.columns(unit) == 0) continue;
            left[unit] = x;
            x += (width(unit, heaped) + APART) * size;
        }
    }

    /** Of all kinds, in parts of a unit. */
    private float width(boolean inHeaps) {
        float width = 0;
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) {
            if (counts.columns(unit) == 0) continue;
            width += (width > 0 ? APART : 0) + width(unit, inHeaps);
        }
        return Math.max(1, width);
    }

    private float width(int unit, boolean inHeaps) {
        int columns = counts.columns(unit);
        if (inHeaps && columns > 1) return 1 + NUMBER;
        return columns + (columns - 1) * BETWEEN;
    }

    /** Whether the units of that kind lie in one heap, with their number beside it. */
    boolean isHeap(int unit) {
        return heaped && counts.columns(unit) > 1;
    }

    /** The side of a unit's picture. */
    float size() {
        return size;
    }

    /** @param index of the unit among those of its kind on its side, the first at the left */
    Rectangle box(int unit, Side side, int index) {
        int column = isHeap(unit) ? 0 : index;
        float x = left[unit] + column * (1 + BETWEEN) * size;
        float off = LINE / 2 + OFF_LINE * size;
        float y = side == Side.ABOVE ? middle() + off : middle() - off - size;
        return new Rectangle(x, y, size, size);
    }

    /** Beside a heap. */
    Rectangle number(int unit, Side side) {
        Rectangle box = box(unit, side, 0);
        return new Rectangle(box.x + box.width, box.y, NUMBER * size, box.height);
    }

    /** The height of the line. */
    float middle() {
        return room.y + room.height / 2;
    }

    Rectangle line() {
        return new Rectangle(room.x, middle() - LINE / 2, room.width, LINE);
    }
}
