package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Choice;
import uniboard.game.Random32;
import uniboard.match.Match;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.stage.kit.AccessibilityTree.Region;
import uniboard.text.Language;

/** The keyboard alone, as on the desktop. */
class KeyboardTest {
    private static final int MOST_KEYS = 40;

    private static void press(HeadlessTable table, int key, int... held) {
        table.gdx.key(key, held);
        table.frame();
    }

    /** Goes to a place with Tab and arrows. */
    private static void goTo(HeadlessTable table, String place) {
        Region region = table.platform.view().regionOf(place);
        for (int i = 0; i < MOST_KEYS && !isIn(table, region); i++) press(table, Keys.TAB);
        for (int i = 0; i < MOST_KEYS && !place.equals(table.platform.focus()); i++) press(table, towards(table, region, place));
        assertEquals(place, table.platform.focus());
    }

    private static boolean isIn(HeadlessTable table, Region region) {
        return table.platform.focus() != null && region.place(table.platform.focus()) != null;
    }

    private static int towards(HeadlessTable table, Region region, String place) {
        Place from = region.place(table.platform.focus());
        Place to = region.place(place);
        if (Math.abs(to.x() - from.x()) > 1) return to.x() > from.x() ? Keys.RIGHT : Keys.LEFT;
        return to.y() > from.y() ? Keys.DOWN : Keys.UP;
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, en", "360, 640, he", "740, 360, uk"})
    void aGameIsPlayedToItsEnd(int width, int height, String language) {
        HeadlessTable table = new HeadlessTable(width, height, new LaunchOptions("onitama",
            Language.preferred(java.util.List.of(language)), null),
            new FakePlatform());
        Random32 random = new Random32(7);
        while (!table.record().replay().outcome().over()) {
            Match match = new Match(table.record());
            Choice choice = match.choices().get(random.below(match.choices().size()));
            int plies = table.record().plies();
            for (Choice.Step step : choice.steps()) {
                goTo(table, step.place());
                press(table, Keys.ENTER);
            }
            assertTrue(table.record().plies() > plies, () -> "no move was made: " + table.status());
            table.settle();
        }
        assertTrue(table.record().text().contains("\nresult "));
    }

    @Test
    void tabGoesThroughAllPartsAndComesRound() {
        HeadlessTable table = HeadlessTable.open(1280, 800);
        for (String region : new String[] {"hand", "board", "others", "offer", "controls", "log", "hand"}) {
            press(table, Keys.TAB);
            assertEquals(region, table.platform.view().regionOf(table.platform.focus()).name());
        }
        press(table, Keys.TAB, Keys.SHIFT_LEFT);
        assertEquals("log", table.platform.view().regionOf(table.platform.focus()).name());
    }

    @Test
    void aSheetTakesTheFocusAndGivesItBack() {
        HeadlessTable table = HeadlessTable.open(1280, 800);
        goTo(table, "control:more");
        press(table, Keys.ENTER);
        goTo(table, "control:settings");
        press(table, Keys.ENTER);
        goTo(table, "control:sound");
        press(table, Keys.SPACE);
        assertEquals("control:sound:normal", table.platform.focus());
        press(table, Keys.UP);
        press(table, Keys.ENTER);
        assertEquals("Sound: Quiet", table.place("control:sound").label());
        assertEquals("control:sound", table.platform.focus());
        press(table, Keys.ESCAPE);
        assertEquals("control:more", table.platform.focus());
    }

    @Test
    void aNewGameBeginsWhereItsMovesDo() {
        HeadlessTable table = HeadlessTable.open(1280, 800);
        goTo(table, "control:new");
        press(table, Keys.ENTER);
        goTo(table, "control:begin");
        press(table, Keys.ENTER);
        assertEquals(table.platform.view().regions().get(0).places().get(0).name(), table.platform.focus());
        assertEquals("hand", table.platform.view().regionOf(table.platform.focus()).name());
        goTo(table, "control:rules");
        press(table, Keys.ENTER);
        press(table, Keys.ESCAPE);
        assertEquals("control:rules", table.platform.focus());
    }

    @Test
    void aLessonBeginsAtItsBoard() {
        HeadlessTable table = HeadlessTable.open(1280, 800);
        goTo(table, "control:offer:learn");
        press(table, Keys.ENTER);
        table.settle();
        assertEquals(table.platform.view().regions().get(0).places().get(0).name(), table.platform.focus());
        assertEquals("hand", table.platform.view().regionOf(table.platform.focus()).name());
    }

    @Test
    void theQuestionMarkShowsTheKeys() {
        HeadlessTable table = HeadlessTable.open(1280, 800);
        String record = table.record().text();
        table.gdx.type('?');
        table.settle();
        assertTrue(table.status().startsWith("Keys"), table.status());
        press(table, Keys.ESCAPE);
        assertTrue(table.places().contains("a1"), "back at the table");
        assertEquals(record, table.record().text());
    }
}
