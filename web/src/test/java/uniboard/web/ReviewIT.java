package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.known.Records;
import uniboard.link.RecordLink;

/** What a finished game was like: by keyboard alone, and through the accessibility bridge alone. */
class ReviewIT extends SiteTest {
    private static final String DONE = "!uniboard.places.some(({ name }) => name === 'control:stopReview')";
    private static final String CHANCES = "uniboard.places.filter(({ name }) => name.startsWith('chance:')).length";

    private void open(TablePage table, String query) {
        table.page().navigate(address() + "onitama/" + query + "#g=" + RecordLink.of(Records.withMistakes(new AllGames().game("onitama"))));
        table.waitUntilReady();
        table.waitUntilWhole();
    }

    private static void waitUntilReviewed(TablePage table) {
        table.waitFor(DONE);
    }

    @Test
    void byKeyboardAloneAndThenThroughTheBridgeAlone() {
        try (TablePage table = page(640, 360)) {
            open(table, "");
            for (String place : List.of("control:raiseEnd", "control:review")) {
                table.goTo(place);
                table.press("Enter");
            }
            waitUntilReviewed(table);
            assertTrue(((Number) table.evaluate(CHANCES)).intValue() > 4, () -> table.places().toString());
            assertFalse(table.status().contains("Better –"), table.status());
            table.goTo("control:show");
            table.press("Enter");
            table.waitUntilStill();
            assertTrue(table.status().contains("Better –"), table.status());
            String told = table.status();
            activate(table, "control:close");
            activate(table, "control:raiseEnd");
            activate(table, "control:review");
            waitUntilReviewed(table);
            assertEquals(told, table.status(), "it is kept");
            activate(table, "control:moments");
            assertTrue(table.places().stream().anyMatch(place -> place.name().startsWith("moment:")), () -> table.places().toString());
            assertEquals(List.of(), table.complaints());
        }
    }

    /** As a screen reader does. */
    private static void activate(TablePage table, String place) {
        table.evaluate("document.querySelector('[data-place=\"" + place + "\"]').click()");
        table.waitUntilStill();
    }

    @Tag("thorough")
    @Test
    void aReviewIsReadInWebAssemblyAndHebrewToo() {
        try (TablePage table = touchPage(360, 640)) {
            open(table, "?lang=he&target=wasm");
            table.act("control:raiseEnd", "control:review");
            waitUntilReviewed(table);
            assertTrue(table.hasPlace("control:tryAgain"), () -> table.places().toString());
            table.act("control:tryAgain");
            assertTrue(table.status().contains("לנצח"), table.status());
            table.act("control:close");
            assertTrue(table.hasPlace("control:tryAgain"), () -> table.places().toString());
            assertEquals(List.of(), table.complaints());
        }
    }
}
