package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.known.KeptUnitary;
import uniboard.text.Language;

/** A position of Unitary that is set up by hand on its table. */
class UnitarySetupTableTest {
    private static final String CHOICE = "control:choice:";

    private HeadlessTable table;

    private void open(int width, int height, Language language) {
        LaunchOptions start = new LaunchOptions("unitary", language, KeptUnitary.choosing("human", "human"));
        table = new HeadlessTable(width, height, start, new FakePlatform().measured());
        table.settle();
        // The device has been handed to Blue.
        table.act("control:open");
        table.takeFromMenu("control:setUp");
    }

    private void open() {
        open(1280, 800, Language.ENGLISH);
    }

    private void detail(String id, String piece) {
        table.act("control:properties", "control:property:" + id, CHOICE + piece);
    }

    private String start() {
        table.act("control:play", "control:playBoth");
        return table.record().start();
    }

    @Test
    void placesOfTheTableAndDetailsLeadToAGameFromThere() {
        open();
        assertTrue(table.status().contains("Ready to play: Blue"), table.status());
        table.act("units:above", CHOICE + "add:m", "card:clear", CHOICE + "energy", "pile", CHOICE + "volume", "deck", CHOICE + "pressure");
        table.act("seat:2", CHOICE + "mass", "hidden", CHOICE + "force");
        detail("turns", "10");
        detail("s", "-1");
        table.act("control:turn");
        assertTrue(table.places().contains("card:mass"), "Red's hand is shown: " + table.places());
        String start = start();
        assertTrue(start.startsWith("seats=2 area=1,3,-1 hidden=Force/"), start);
        assertTrue(start.contains(" hands=Speed,Surface Tension,Square Root,Energy/"), start);
        assertTrue(start.contains(",Mass deck=Pressure,"), start);
        assertTrue(start.contains(" discard=Volume seat=2 phase=play turns=10 "), start);
    }

    @Test
    void aCardIsTappedOnTheTable() {
        open();
        table.tap("card:speed");
        table.settle();
        table.act(CHOICE + "none");
        assertFalse(table.places().contains("card:speed"));
        table.act("control:undo");
        assertTrue(table.places().contains("card:speed"));
        table.act("control:redo");
        assertFalse(table.places().contains("card:speed"));
        table.tap("units:below");
        table.settle();
        assertTrue(table.places().contains(CHOICE + "take:s"), table.places().toString());
    }

    @Test
    void whatIsMissingIsToldAndDealt() {
        open();
        detail("seats", "3");
        assertTrue(table.status().endsWith("A hidden card is missing: each player or team needs one."), table.status());
        table.act("control:complete");
        assertTrue(table.status().contains("Ready to play"), table.status());
        assertFalse(start().contains("/- hands="));
    }

    @Test
    void aPositionThatIsOverIsTold() {
        open();
        table.act("control:properties", "control:property:hidden", CHOICE + "energy");
        assertTrue(table.status().endsWith("The units are those of a hidden card, so the phase is “over”."), table.status());
        assertFalse(table.places().contains("control:complete"));
        table.act("control:play");
        assertFalse(table.places().contains("control:playBoth"));
        detail("kg", "0");
        assertTrue(table.status().contains("Ready to play"), table.status());
    }

    @Test
    void aDraftThatLacksAGoalIsThereWhenOneComesBack() {
        open();
        table.act("hidden", CHOICE + "none");
        assertFalse(table.places().contains("hidden"));
        String told = table.status();
        table.act("control:close");
        table.takeFromMenu("control:setUp");
        assertTrue(told.endsWith(table.status()), table.status());
        table.resize(360, 640);
        table.settle();
        assertTrue(told.endsWith(table.status()), table.status());
    }

    @ParameterizedTest
    @CsvSource({"320, 568", "360, 640", "740, 360", "768, 1024", "1280, 800"})
    void allWordsAreReadInEveryWindow(int width, int height) {
        for (Language language : Language.values()) {
            open(width, height, language);
            String window = language.code() + ' ' + width + 'x' + height;
            look(window);
            detail("seats", "4");
            look(window + ", teams");
            table.act("control:properties");
            look(window + ", details");
            for (String id : new String[] {"m", "goal:2", "deck", "end", "units:above"}) {
                table.act("control:property:" + id);
                look(window + ", " + id);
                table.act("control:close", "control:properties");
            }
        }
    }

    private void look(String where) {
        assertEquals(List.of(), PaintedWords.faults(table), where);
    }
}
