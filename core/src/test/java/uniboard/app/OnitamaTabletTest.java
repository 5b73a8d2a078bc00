package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.stage.kit.AccessibilityTree.Place;

/** Onitama on an upright tablet: cards as large as on a wide table. */
class OnitamaTabletTest {
    @Test
    void cardsAreAsLargeAsOnAWideTable() {
        HeadlessTable table = HeadlessTable.open(768, 1024);
        List<Place> cards = table.platform.view().places().stream()
            .filter(place -> !place.name().startsWith("control:") && !Character.isDigit(place.name().charAt(1))).toList();
        assertEquals(5, cards.size());
        for (Place card : cards) assertTrue(card.height() >= 110 && card.x() >= 0 && card.x() + card.width() <= 768, card::toString);
        assertTrue(table.place("c1").width() * 5 >= 540, "The board stays large");
    }
}
