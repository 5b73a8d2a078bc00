package uniboard.games.unitary.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryMove;
import uniboard.games.unitary.UnitaryUnits;

class FractionLayoutTest {
    private static final int ENERGY = UnitaryUnits.of(1, 2, -2);
    private static final int SURFACE_TENSION_DOWN = UnitaryMove.of(UnitaryMove.Kind.DOWN, UnitaryCard.named("Surface Tension"));

    @ParameterizedTest
    @CsvSource({"570, 380", "312, 140", "235, 170", "440, 120"})
    void allUnitsLieInTheRoomAndApart(int width, int height) {
        Rectangle room = new Rectangle(20, 30, width, height);
        for (int kg = -18; kg <= 18; kg += 3) {
            for (int m = -18; m <= 18; m += 4) {
                for (int s = -18; s <= 18; s += 6) assertLieWell(room, UnitCounts.together(UnitaryUnits.of(kg, m, s), ENERGY));
            }
        }
    }

    private static void assertLieWell(Rectangle room, UnitCounts counts) {
        FractionLayout layout = new FractionLayout(room, counts);
        List<Rectangle> boxes = new ArrayList<>();
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) {
            for (Side side : Side.values()) {
                int count = counts.get(unit, side);
                for (int i = 0; i < (layout.isHeap(unit) ? Math.min(1, count) : count); i++) boxes.add(layout.box(unit, side, i));
                if (count > 0 && layout.isHeap(unit)) boxes.add(layout.number(unit, side));
            }
        }
        boxes.add(layout.line());
        for (int i = 0; i < boxes.size(); i++) {
            Rectangle box = boxes.get(i);
            assertTrue(box.x >= room.x - 0.01f && box.x + box.width <= room.x + room.width + 0.01f, box + " in " + room);
            assertTrue(box.y >= room.y - 0.01f && box.y + box.height <= room.y + room.height + 0.01f, box + " in " + room);
            for (Rectangle other : boxes.subList(0, i)) assertFalse(overlap(box, other), () -> box + " lies on " + other);
        }
    }

    private static boolean overlap(Rectangle one, Rectangle other) {
        return one.x < other.x + other.width - 0.01f && other.x < one.x + one.width - 0.01f
            && one.y < other.y + other.height - 0.01f && other.y < one.y + one.height - 0.01f;
    }

    @Test
    void kindsStandInTheirOrderAndPairsOneAboveTheOther() {
        UnitChange change = new UnitChange(ENERGY, SURFACE_TENSION_DOWN);
        FractionLayout layout = new FractionLayout(new Rectangle(0, 0, 600, 300), change.together());
        assertEquals(layout.box(UnitaryUnits.KG, Side.ABOVE, 0).x, layout.box(UnitaryUnits.KG, Side.BELOW, 0).x);
        assertEquals(layout.box(UnitaryUnits.S, Side.ABOVE, 1).x, layout.box(UnitaryUnits.S, Side.BELOW, 1).x);
        assertTrue(layout.box(UnitaryUnits.KG, Side.ABOVE, 0).x < layout.box(UnitaryUnits.M, Side.ABOVE, 0).x);
        assertTrue(layout.box(UnitaryUnits.M, Side.ABOVE, 1).x < layout.box(UnitaryUnits.S, Side.BELOW, 0).x);
        assertFalse(layout.isHeap(UnitaryUnits.S));
    }

    @Test
    void whatComesAndWhatCancelsIsCountedByKind() {
        UnitChange change = new UnitChange(ENERGY, SURFACE_TENSION_DOWN);
        assertEquals(UnitaryUnits.of(-1, 0, 2), change.coming());
        assertEquals(1, change.pairs(UnitaryUnits.KG));
        assertEquals(0, change.pairs(UnitaryUnits.M));
        assertEquals(2, change.pairs(UnitaryUnits.S));
        assertEquals(0, change.going(UnitaryUnits.S));
    }

    @Test
    void squareBringsAsManyAgainRootTakesHalfAndClearAll() {
        UnitChange square = new UnitChange(ENERGY, UnitaryMove.of(UnitaryMove.Kind.SPECIAL, UnitaryCard.SQUARE));
        assertEquals(ENERGY, square.coming());
        assertEquals(4, square.together().get(UnitaryUnits.S, Side.BELOW));
        UnitChange root = new UnitChange(UnitaryUnits.of(0, 4, -2), UnitaryMove.of(UnitaryMove.Kind.SPECIAL, UnitaryCard.SQUARE_ROOT));
        assertEquals(2, root.going(UnitaryUnits.M));
        assertEquals(1, root.going(UnitaryUnits.S));
        UnitChange clear = new UnitChange(ENERGY, UnitaryMove.of(UnitaryMove.Kind.SPECIAL, UnitaryCard.CLEAR));
        assertEquals(2, clear.going(UnitaryUnits.M));
        assertEquals(UnitaryUnits.NONE, clear.coming());
    }
}
