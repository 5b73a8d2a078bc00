package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.app.platform.LaunchOptions;
import uniboard.match.Match;
import uniboard.text.Language;

/** A program whose games are chosen outside its window, as on the site. */
class WithoutMenuTest {
    /** How often the program led to where games are chosen. */
    private int timesLeft;

    private HeadlessTable table(LaunchOptions start) {
        return table(start, new FakePlatform());
    }

    private HeadlessTable table(LaunchOptions start, FakePlatform onPlatform) {
        return new HeadlessTable(1280, 800, start, onPlatform,
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

    @Test
    void boardsAreGotReadyForOtherPages() {
        FakePlatform platform = new FakePlatform().offerEmbedding();
        HeadlessTable table = table(new LaunchOptions("onitama", Language.ENGLISH, null), platform);
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        table.tap("control:more");
        table.tap("control:share");
        table.tap("control:embed");
        HeadlessTable lesson = table(new LaunchOptions("onitama", Language.ENGLISH, null, LaunchOptions.Opening.LESSONS), platform);
        for (String place : List.of("control:contents", "control:embed")) lesson.activate(place);
        assertEquals(2, platform.embeddedQueries().size());
        String position = platform.embeddedQueries().get(0);
        assertTrue(position.startsWith("game=onitama#g="), position);
        assertTrue(platform.embeddedQueries().get(1).startsWith("game=onitama&mode=lesson&lesson="), platform.embeddedQueries().toString());
    }

    /** As on a page whose network is slow. */
    @Test
    void theTableComesWithItsGamesWords() {
        FakePlatform platform = new FakePlatform();
        platform.loading().holdBundle("noughts");
        HeadlessTable table = table(new LaunchOptions("noughts", Language.ENGLISH, null), platform);
        assertEquals(0, platform.timesShown(), "there is nothing to be seen yet");
        platform.loading().bringBundle();
        table.settle();
        assertEquals(1, platform.timesShown());
        assertTrue(table.places().contains("control:menu"), table.places().toString());
    }

    @Test
    void afterAPauseThePictureIsDrawnAgain() {
        HeadlessTable table = table(new LaunchOptions("onitama", Language.ENGLISH, null));
        int drawn = table.program.framesDrawn();
        table.frame();
        assertEquals(drawn, table.program.framesDrawn(), "nothing moves");
        table.program.resume();
        table.frame();
        assertTrue(table.program.framesDrawn() > drawn);
    }
}
