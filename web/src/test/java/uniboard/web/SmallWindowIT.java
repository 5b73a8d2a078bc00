package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Choice;
import uniboard.match.Match;

/** A window enlarged four times, WCAG's reflow: it scrolls in one direction, and nothing is cut off. */
class SmallWindowIT extends SiteTest {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 256;

    private static Object page(TablePage table, String property) {
        return table.evaluate("document.documentElement." + property);
    }

    /** As a person would: scrolls there, then clicks. */
    private static void scrollAndClick(TablePage table, String name) {
        Table.Place place = table.place(name);
        double middle = place.y() + place.height() / 2;
        table.evaluate("scrollTo(0, " + (middle - HEIGHT / 2.0) + ")");
        double y = middle - ((Number) table.evaluate("scrollY")).doubleValue();
        assertTrue(y >= 0 && y <= HEIGHT, name + " can't be scrolled to");
        table.page().mouse().click(place.x() + place.width() / 2, y);
    }

    @ParameterizedTest
    @CsvSource({"onitama,he", "unitar,uk"})
    void scrollsInOneDirection(String game, String language) {
        try (TablePage table = page(WIDTH, HEIGHT).openReady("?lang=" + language + "&game=" + game)) {
            table.waitUntilStill();
            assertEquals(WIDTH, page(table, "scrollWidth"));
            int height = (Integer) page(table, "scrollHeight");
            assertTrue(height > HEIGHT);
            for (Table.Place place : table.places()) {
                assertTrue(place.x() >= 0 && place.x() + place.width() <= WIDTH && place.y() >= 0 && place.y() + place.height() <= height,
                    place.toString());
            }
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void isPlayedWhereItIsScrolledTo() {
        try (TablePage table = page(WIDTH, HEIGHT)) {
            StoredGame game = StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            Choice choice = new Match(game.record()).choices().get(0);
            for (Choice.Step step : choice.steps()) scrollAndClick(table, step.place());
            game.waitForAnswer(0);
            table.evaluate("scrollTo(0, 0)");
            table.page().mouse().move(160, 200);
            table.page().mouse().wheel(0, 100);
            table.waitFor("scrollY > 50");
        }
    }

    @Test
    void theKeyboardsFocusComesIntoView() {
        try (TablePage table = page(WIDTH, HEIGHT)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            for (int i = 0; i < 12; i++) {
                table.press("Tab");
                if (table.focused().isEmpty()) continue;
                table.waitFor("(box => box.top >= -1 && box.bottom <= innerHeight + 1)(document.activeElement.getBoundingClientRect())");
            }
        }
    }

    @Test
    void aFingerScrollsAndTaps() {
        try (TablePage table = touchPage(WIDTH, HEIGHT)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            new Fingers(table).scroll(160, 220, 60, "scrollY > 80");
            Table.Place place = table.place("c1");
            table.evaluate("scrollTo(0, 300)");
            double top = ((Number) table.evaluate("scrollY")).doubleValue();
            table.page().touchscreen().tap(place.x() + place.width() / 2, place.y() + place.height() / 2 - top);
            table.waitFor("uniboard.status.includes('c1')");
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void aLargerWindowDoesNotScroll() {
        try (TablePage table = page(WIDTH, HEIGHT).openReady("?lang=en&game=onitama")) {
            table.waitUntilStill();
            table.page().setViewportSize(360, 640);
            table.waitFor("uniboard.height === 640 && uniboard.width === 360");
            table.waitUntilStill();
            assertFalse((Boolean) table.evaluate("document.documentElement.scrollHeight > innerHeight"));
        }
    }
}
