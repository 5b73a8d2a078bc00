package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.app.platform.LaunchOptions;
import uniboard.text.Language;

/** The comparison of the marks, which waits until it has been read. */
class UnitarComparisonTest extends UnitarRoundTest {
    @Test
    void theComparisonWaitsThenTellsWhatIsCarriedOut() {
        HeadlessTable table = HeadlessTable.openWith(record("", LAST_IS_HUMAN, "red tar N", "red tar +"));
        choose(table, "colour:yellow", "symbol:tar", "action:W", "commit");
        assertTrue(table.status().startsWith("Round 7 – the marks are revealed. Approved, in this order: Red, Yellow"), table.status());
        assertTrue(table.place("mark:3").label().contains("not approved"), table.place("mark:3").label());
        assertTrue(table.place("mark:2").label().contains("approved, number 1"), table.place("mark:2").label());
        assertTrue(table.place("block:RT").label().contains("overlaps"), "nothing is carried out yet");
        table.tap("story:on");
        assertTrue(table.status().contains("Frames: Red from 11 to 10"), table.status());
        table.settle();
        assertFalse(table.places().contains("mark:1"));
        assertTrue(table.platform.painted().contains("8"), "the round goes on");
        assertTrue(table.place("block:YU").label().contains("united with Red Tar"), table.place("block:YU").label());
    }

    @Test
    void theComparisonCanBeSeenAgainBeforeAndAfterwards() {
        HeadlessTable table = HeadlessTable.openWith(record("", LAST_IS_HUMAN, "red tar N", "red tar +"));
        choose(table, "colour:yellow", "symbol:tar", "action:W", "commit");
        table.tap("story:again");
        table.settle();
        assertTrue(table.places().contains("story:on"), "it waits once more");
        table.tap("story:on");
        table.settle();
        table.tap("story:again");
        assertTrue(table.place("mark:1").label().contains("Red Tar: North"), table.place("mark:1").label());
        table.tap("story:on");
        assertTrue(table.places().contains("colour:red"), "back to choosing");
    }

    @Test
    void onlyItsButtonCarriesOutWhatIsApproved() {
        HeadlessTable table = HeadlessTable.openWith(record("", LAST_IS_HUMAN, "red tar N", "red tar +"));
        for (String place : List.of("colour:yellow", "symbol:tar", "action:W", "commit")) table.tap(place);
        table.tap("block:BT");
        assertTrue(table.status().contains("Approved, in this order"), "a tap shows the whole comparison: " + table.status());
        table.tap("block:BT");
        table.settle();
        assertTrue(table.status().contains("Press “Carry out” to go on"), table.status());
        table.tap("story:on");
        table.tap("block:BT");
        table.settle();
        assertTrue(table.places().contains("commit"), table.status());
        assertFalse(isMarked(table, "colour:blue"), "the taps did nothing else");
    }

    @Test
    void nobodyIsToldWhoIsApprovedBeforeItIsShown() {
        HeadlessTable table = HeadlessTable.openWith(record("", LAST_IS_HUMAN, "red tar N", "red tar +"));
        for (String place : List.of("colour:yellow", "symbol:tar", "action:W")) table.tap(place);
        table.platform.painted().clear();
        table.tap("commit");
        String shown = table.platform.view() + " " + table.platform.painted();
        assertTrue(shown.contains("Who agrees with whom?"), shown);
        assertFalse(shown.contains("pproved") || shown.contains("Carry out"), shown);
        table.settle();
        assertTrue(table.status().contains("Approved, in this order"), table.status());
    }

    @Test
    void theStoryOutlivesTheWindowsSize() {
        HeadlessTable table = HeadlessTable.openWith(record("", "seat 1 human\nseat 2 human\nseat 3 human\n", "red tar N", "red tar +"));
        table.tap("control:open");
        choose(table, "colour:yellow", "symbol:tar", "action:W", "commit");
        table.resize(360, 640);
        table.settle();
        assertTrue(table.place("mark:2").label().contains("approved, number 1"), "read once, it is shown whole");
        table.set("motion", "reduced");
        table.settle();
        table.tap("control:why");
        table.settle();
        table.tap("control:close");
        table.settle();
        table.tap("story:on");
        table.resize(740, 360);
        table.settle();
        assertTrue(table.places().contains("control:open"), "only now the device is handed on");
    }

    @Test
    void aComparisonSeenOnceMoreStaysAtAnotherSize() {
        HeadlessTable table = HeadlessTable.openWith(record("", LAST_IS_HUMAN, "red tar N", "red tar +"));
        choose(table, "colour:yellow", "symbol:tar", "action:W", "commit");
        table.tap("story:on");
        table.settle();
        table.tap("story:again");
        table.resize(360, 640);
        assertEquals("Close", table.place("story:on").label());
        table.tap("story:on");
        assertTrue(table.places().contains("colour:red"), "back to choosing");
    }

    @Test
    void whereNobodyIsApprovedAllChooseAgain() {
        HeadlessTable table = HeadlessTable.openWith(record("", LAST_IS_HUMAN, "red tar N", "yellow uni +"));
        choose(table, "colour:blue", "symbol:tar", "action:W", "commit");
        assertTrue(table.status().contains("Nobody"), table.status());
        assertEquals("Continue", table.place("story:on").label());
        table.tap("story:on");
        table.settle();
        assertTrue(table.status().contains("Round 7 – nobody approved, choose again"), table.status());
    }

    @Test
    void withLessMotionItWaitsAllTheSame() {
        FakePlatform platform = new FakePlatform();
        platform.stored().put("setting.motion", "reduced");
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("unitar", Language.ENGLISH,
            record("", LAST_IS_HUMAN, "red tar N", "red tar +")),
            platform);
        choose(table, "colour:yellow", "symbol:tar", "action:W", "commit");
        assertTrue(table.places().contains("story:on") && table.place("mark:1").label().contains("approved"), table.status());
        table.tap("story:on");
        table.settle();
        assertTrue(table.place("block:YU").label().contains("united with Red Tar"), table.place("block:YU").label());
    }
}
