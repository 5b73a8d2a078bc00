package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.app.platform.LaunchOptions;
import uniboard.known.Records;
import uniboard.text.Language;

/** Who wishes it is asked before a mistake, and only then. */
class MistakeWarningTest {
    private static final int MOST_FRAMES = 20_000;
    private static final String ASKED = "control:playAnyway";
    /** Blue may take the red master, and else loses its own. */
    private static final String NEARLY_WON = Records.ONITAMA.replace("ssmss/5/5/5/SSMSS", "5/2m2/2S2/2s2/2M2");
    private static final List<String> WINNING = List.of("Ox", "c3", "c4");
    private static final List<String> MISSING = List.of("Ox", "c3", "d3");

    private final FakePlatform platform = new FakePlatform();

    private HeadlessTable open(String record) {
        HeadlessTable table = new HeadlessTable(360, 640, new LaunchOptions("onitama", Language.ENGLISH, record), platform);
        table.settle();
        return table;
    }

    private static void wish(HeadlessTable table) {
        for (String place : List.of("control:more", "control:settings", "control:warning", "control:warning:on")) table.tap(place);
        table.settle();
        while (table.places().contains("control:close")) table.tap("control:close");
        table.settle();
    }

    private static void play(HeadlessTable table, List<String> places) {
        for (String place : places) table.tap(place);
        for (int i = 0; i < MOST_FRAMES && !table.places().contains(ASKED) && table.record().plies() == 0; i++) table.frame();
        table.settle();
    }

    @Test
    void aMistakeIsAskedAboutAndMadeOnlyAfterThat() {
        HeadlessTable table = open(NEARLY_WON);
        wish(table);
        play(table, MISSING);
        assertTrue(table.places().contains(ASKED), () -> table.status() + table.places());
        assertEquals(0, table.record().plies());
        Hand.keyboard(table).choose("control:chooseAgain");
        table.settle();
        assertEquals(0, table.record().plies());
        assertFalse(table.places().contains(ASKED));
        table.tap("d3");
        for (int i = 0; i < MOST_FRAMES && !table.places().contains(ASKED); i++) table.frame();
        table.tap(ASKED);
        table.settle();
        assertTrue(table.record().plies() > 0, table::status);
    }

    @Test
    void aGoodMoveIsMadeUnasked() {
        HeadlessTable table = open(NEARLY_WON);
        wish(table);
        play(table, WINNING);
        assertEquals(1, table.record().plies(), table::status);
        assertFalse(table.places().contains(ASKED));
    }

    @Test
    void nobodyIsAskedUnlessTheyWishIt() {
        HeadlessTable table = open(NEARLY_WON);
        play(table, MISSING);
        assertTrue(table.record().plies() > 0, table::status);
        assertFalse(table.places().contains(ASKED));
    }

    @Test
    void betweenPeopleNobodyIsAsked() {
        HeadlessTable table = open(NEARLY_WON.replaceAll("seat 2 .*", "seat 2 human"));
        wish(table);
        play(table, MISSING);
        assertEquals(1, table.record().plies(), table::status);
    }
}
