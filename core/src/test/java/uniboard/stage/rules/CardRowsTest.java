package uniboard.stage.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Rectangle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CardRowsTest {
    @ParameterizedTest
    @CsvSource({"328, 200, 9", "200, 500, 9", "600, 400, 16", "100, 100, 1"})
    void cardsFillTheBoxWithoutTouchingEachOther(float width, float height, int count) {
        CardRows rows = CardRows.within(width, height, count, 1.4f, 10);
        Rectangle box = new Rectangle(-0.01f, -0.01f, width + 0.02f, height + 0.02f);
        for (int i = 0; i < count; i++) {
            Rectangle card = rows.place(i, false);
            assertTrue(box.contains(card), card + " in " + box);
            for (int j = 0; j < i; j++) assertFalse(card.overlaps(rows.place(j, false)));
        }
        Rectangle first = rows.place(0, false);
        Rectangle last = rows.place(count - 1, false);
        boolean filled = first.y + first.height > height - 0.01f && last.y < 0.01f
            || rows.columns() * (rows.card() + 10) - 10 > width - 0.01f;
        assertTrue(filled, "the cards could be larger");
        assertEquals(first.x, width - rows.place(0, true).x - first.width, 0.01f, "mirrored");
    }
}
