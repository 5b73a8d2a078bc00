package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import uniboard.app.platform.LaunchOptions;
import uniboard.text.Language;

/** The table is laid while its pictures are on their way, and seen once all have come. */
class ComingPicturesTest {
    private final FakePlatform platform = new FakePlatform();

    private HeadlessTable open() {
        platform.pictures().hold();
        platform.rest().hold();
        return new HeadlessTable(360, 640, new LaunchOptions("onitama", Language.ENGLISH, null), platform);
    }

    @Test
    void nothingIsDrawnBeforeAllHaveCome() {
        HeadlessTable table = open();
        assertTrue(table.places().contains("control:more"), () -> table.places().toString());
        assertEquals(0, table.program.framesDrawn());
        assertEquals(0, platform.timesShown());
        platform.pictures().come();
        table.frame();
        assertEquals(1, table.program.framesDrawn());
        assertEquals(1, platform.timesShown());
    }

    @Test
    void theRestOfTheProgramWaitsForTheFirstBoard() {
        HeadlessTable table = open();
        assertFalse(platform.rest().isFetched());
        platform.pictures().come();
        table.settle();
        assertTrue(platform.rest().isFetched());
    }
}
