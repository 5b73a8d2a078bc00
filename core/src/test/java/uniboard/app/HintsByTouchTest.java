package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.utils.JsonReader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import uniboard.app.platform.LaunchOptions;
import uniboard.known.Records;
import uniboard.match.Match;
import uniboard.text.Language;

/** On a phone a finger reaches all that a hint points at: the words lie over none of it. */
class HintsByTouchTest {
    private static final int HINTS = 25;
    private static final int LAST_WORDS = 12;
    /** More frames than any hint is thought about. */
    private static final int PATIENCE = 20_000;

    /** The places of a hint, asked for now. */
    private static List<String> hint(HeadlessTable table) {
        int before = FramedTable.told(table, "hint").size();
        table.tap("control:hint");
        for (int frame = 0; frame < PATIENCE && FramedTable.told(table, "hint").size() == before; frame++) table.frame();
        List<String> told = FramedTable.told(table, "hint");
        return List.of(new JsonReader().parse(told.get(told.size() - 1)).get("places").asStringArray());
    }

    /** Of a game in which words of several lines point at a table that reaches to its rooms' edges. */
    @Test
    void whatIsPointedAtIsTapped() {
        HeadlessTable table = FramedTable.open("unikat", null, Map.of("seed", "3"), null);
        table.resize(360, 640);
        table.settle();
        table.tap("control:offer:play");
        for (int i = 0; i < HINTS && !new Match(table.record()).outcome().over(); i++) {
            String before = table.record().text();
            List<String> places = hint(table);
            String words = table.status();
            for (String place : places) if (table.places().contains(place)) table.tap(place);
            table.settle();
            assertTrue(!table.record().text().equals(before), () -> words + " " + places + " " + table.status() + " " + table.places());
        }
    }

    private static HeadlessTable twoCardsTakeTheMaster() {
        String record = Records.ONITAMA.replace("ssmss/5/5/5/SSMSS", "5/2m2/2S2/2s2/2M2");
        HeadlessTable table = new HeadlessTable(360, 640, new LaunchOptions("onitama", Language.ENGLISH, record), new FakePlatform());
        table.settle();
        return table;
    }

    @Test
    void ofTwoCardsThatReachASquareTheHintNamesOne() {
        HeadlessTable table = twoCardsTakeTheMaster();
        table.tap("control:offer:play");
        table.tap("control:hint");
        for (int frame = 0; frame < PATIENCE && table.status().contains("Looking"); frame++) table.frame();
        table.tap("c3");
        table.tap("c4");
        assertEquals(0, table.record().plies());
        String card = table.status().contains("Choose the Ox: both cards reach c4") ? "Ox" : "Boar";
        assertTrue(table.status().contains("Choose the " + card + ": both cards reach c4"), table::status);
        table.tap(card);
        table.settle();
        assertEquals(1, table.record().plies());
    }

    @Test
    void ofTwoCardsThatReachASquareOneIsAskedFor() {
        HeadlessTable table = twoCardsTakeTheMaster();
        table.tap("c3");
        table.tap("c4");
        assertTrue(table.status().contains("Choose a card: both reach c4"), table::status);
    }

    /** On a phone an advice lies over the controls; the first touch there puts it away. */
    @Test
    void adviceIsToldUntilItIsFollowed() {
        HeadlessTable table = FramedTable.open("onitama", null, Map.of("seed", "5"), null);
        table.resize(360, 640);
        table.settle();
        table.tap("control:offer:play");
        List<String> places = hint(table);
        for (String place : places) assertTrue(table.place(place).label().startsWith("glowing, "), table.place(place).label());
        table.tap(places.get(0));
        table.settle();
        table.tap("control:more");
        assertFalse(table.places().contains("control:settings"), "The advice lies over the menu's control");
        assertFalse(table.places().contains("control:closeSlip"), "It is put away");
        table.tap("control:more");
        assertTrue(table.places().contains("control:settings"), "The menu");
    }

    /** With an advice that the bar has no room for, and a place that comes with it. */
    private static HeadlessTable hinted(int width, int height, String place) {
        for (int seed = 1; seed < HINTS; seed++) {
            HeadlessTable table = FramedTable.open("onitama", null, Map.of("seed", Integer.toString(seed)), null);
            table.resize(width, height);
            table.settle();
            table.tap("control:offer:play");
            hint(table);
            if (table.places().contains(place)) return table;
        }
        throw new AssertionError("no long advice");
    }

    @Test
    void aSignClosesTheAdviceThatLiesOverTheControls() {
        HeadlessTable table = hinted(360, 640, "control:closeSlip");
        assertTrue(table.place("control:closeSlip").y() > table.place("control:more").y() - 1, "over the controls");
        table.tap("control:closeSlip");
        assertFalse(table.places().contains("control:closeSlip"));
        table.tap("control:more");
        assertTrue(table.places().contains("control:settings"), "The menu");
    }

    @Test
    void adviceThatIsLongerThanItsRoomIsReadOn() {
        HeadlessTable table = hinted(320, 568, "control:readOn");
        List<Float> before = heights(table);
        table.activate("control:readOn");
        assertNotEquals(before, heights(table));
        assertTrue(table.places().contains("control:closeSlip"), "It is still there");
        table.activate("control:readOn");
        assertEquals(before, heights(table), "From the beginning again");
    }

    @Test
    void aTapOnAdviceThatIsLongerThanItsRoomReadsOn() {
        HeadlessTable table = hinted(320, 568, "control:readOn");
        List<Float> before = heights(table);
        table.tap("control:readOn");
        assertNotEquals(before, heights(table));
        assertTrue(table.places().contains("control:closeSlip"), "It is still there");
    }

    /** Where the advice's end is painted. */
    private static List<Float> heights(HeadlessTable table) {
        return PaintedWords.heights(table, table.status().substring(table.status().length() - LAST_WORDS));
    }

    @Test
    void whereThereIsRoomBelowTheCardsTheControlsStayFree() {
        HeadlessTable table = hinted(412, 915, "control:closeSlip");
        assertTrue(table.places().contains("control:closeSlip"), "The advice is there");
        table.tap("control:more");
        assertTrue(table.places().contains("control:settings"), "The menu");
    }
}
