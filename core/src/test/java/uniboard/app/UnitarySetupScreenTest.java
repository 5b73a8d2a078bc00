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
class UnitarySetupScreenTest {
    private static final String CHOICE = "control:choice:";

    private HeadlessTable table;

    private void open(int width, int height, Language language) {
        LaunchOptions start = new LaunchOptions("unitary", language, KeptUnitary.choosing("human", "human"));
        table = new HeadlessTable(width, height, start, new FakePlatform().measured());
        table.settle();
        // The device has been handed to Blue.
        choose("control:open");
        reopen();
    }

    private void open() {
        open(1280, 800, Language.ENGLISH);
    }

    private void reopen() {
        table.activate("control:more");
        if (!table.places().contains("control:setUp")) table.activate("control:moreRows");
        choose("control:setUp");
    }

    private void choose(String... places) {
        for (String place : places) {
            table.activate(place);
            table.settle();
        }
    }

    private void detail(String id, String piece) {
        choose("control:properties", "control:property:" + id, CHOICE + piece);
    }

    private String start() {
        choose("control:play", "control:playBoth");
        return table.record().start();
    }

    @Test
    void placesOfTheTableAndDetailsLeadToAGameFromThere() {
        open();
        assertTrue(table.status().contains("Ready to play: Blue"), table.status());
        choose("units:above", CHOICE + "add:m", "card:clear", CHOICE + "energy", "pile", CHOICE + "volume", "deck", CHOICE + "pressure");
        choose("seat:2", CHOICE + "mass", "hidden", CHOICE + "force");
        detail("turns", "10");
        detail("s", "-1");
        choose("control:turn");
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
        choose(CHOICE + "none");
        assertFalse(table.places().contains("card:speed"));
        choose("control:undo");
        assertTrue(table.places().contains("card:speed"));
        choose("control:redo");
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
        choose("control:complete");
        assertTrue(table.status().contains("Ready to play"), table.status());
        assertFalse(start().contains("/- hands="));
    }

    @Test
    void aPositionThatIsOverIsTold() {
        open();
        choose("control:properties", "control:property:hidden", CHOICE + "energy");
        assertTrue(table.status().endsWith("The units are those of a hidden card, so the phase is “over”."), table.status());
        assertFalse(table.places().contains("control:complete"));
        choose("control:play");
        assertFalse(table.places().contains("control:playBoth"));
        detail("kg", "0");
        assertTrue(table.status().contains("Ready to play"), table.status());
    }

    @Test
    void aDraftThatLacksAGoalIsThereWhenOneComesBack() {
        open();
        choose("hidden", CHOICE + "none");
        assertFalse(table.places().contains("hidden"));
        String told = table.status();
        choose("control:close");
        reopen();
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
            choose("control:properties");
            look(window + ", details");
            for (String id : new String[] {"m", "goal:2", "deck", "end", "units:above"}) {
                choose("control:property:" + id);
                look(window + ", " + id);
                choose("control:close", "control:properties");
            }
        }
    }

    private void look(String where) {
        assertEquals(List.of(), PaintedWords.faults(table), where);
    }
}
