package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import uniboard.app.platform.LaunchOptions;
import uniboard.text.Language;

/** A program whose games are chosen outside its window, as on the site. */
class WithoutMenuTest {
    /** How often the program led to where games are chosen. */
    private int timesLeft;

    private HeadlessTable table(LaunchOptions start) {
        return new HeadlessTable(1280, 800, start, new FakePlatform(),
            (platform, boxes, begin) -> UniboardApp.withoutMenu(platform, boxes, begin, () -> timesLeft++));
    }

    @Test
    void itsMenuButtonLeadsOutAndTheTableStays() {
        HeadlessTable table = table(new LaunchOptions("onitama", Language.ENGLISH, null));
        assertEquals(0, timesLeft);
        table.tap("control:menu");
        assertEquals(1, timesLeft);
        assertTrue(table.places().contains("control:hint"), "it is as it was for a player who comes back");
    }

    @Test
    void aGameItDoesNotHaveIsChosenElsewhere() {
        table(new LaunchOptions("chess", Language.ENGLISH, null));
        assertEquals(1, timesLeft);
    }

    @Test
    void itMayBeginWithTheRulesAndGoesOnAtTheTable() {
        HeadlessTable table = table(new LaunchOptions("unlur", Language.ENGLISH, null, LaunchOptions.Opening.RULES));
        assertNotNull(table.platform.view().article());
        table.tap("control:close");
        assertTrue(table.places().contains("control:hint"));
    }
}
