package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.sound.Sound;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.text.Language;

/** What can be set at the table, and that it holds. */
class TableSettingsTest {
    private static final String TWO_PEOPLE = """
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 human
        """;

    private static HeadlessTable again(HeadlessTable table) {
        return new HeadlessTable(1280, 800, new LaunchOptions("onitama", null, null), table.platform);
    }

    @Test
    void whatIsSetIsKept() {
        HeadlessTable first = HeadlessTable.open(1280, 800);
        first.set("sound", "off");
        first.set("language", "fr");
        HeadlessTable second = again(first);
        second.tap("control:more");
        second.tap("control:settings");
        List<String> labels = Stream.of("language", "sound")
            .map(setting -> second.place("control:" + setting).label().replace('\u00A0', ' ')).toList();
        assertEquals(List.of("Langue : Français", "Son : Coupé"), labels);
    }

    @Test
    void aNewGameIsAsSet() {
        HeadlessTable table = HeadlessTable.open(1280, 800);
        table.beginNext("level:1", "side:2", "option:cards", "option:cards:sensei");
        GameRecord record = table.record();
        assertEquals(List.of(Seat.bot(1), Seat.HUMAN), record.seats());
        assertTrue(record.text().contains("\noption cards sensei\n"), record.text());
        assertTrue(table.place("c5").y() > table.place("c1").y(), "Red, the person, is at the near edge");
    }

    @Test
    void whoBeginsIsChosenAmongThoseWhoPlay() {
        HeadlessTable table = HeadlessTable.openGame("unikat", 1280, 800);
        table.openNewGame();
        table.tap("control:option:first");
        assertEquals(List.of("Random", "I", "Red"), table.platform.view().places().stream()
            .filter(place -> place.name().startsWith("control:option:first:")).map(AccessibilityTree.Place::label).toList());
        table.tap("control:option:first:2");
        table.activate("control:begin");
        table.settle();
        assertTrue(table.record().text().contains("\noption first 2\n"), table.record().text());
        assertTrue(table.record().start().contains(" starter=2 "), table.record().start());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void theBoardTurnsToTheSeatToMoveIfWanted(int plies) {
        HeadlessTable table = HeadlessTable.openWith(TWO_PEOPLE);
        table.set("turning", "on");
        for (int ply = 0; ply < plies; ply++) table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        boolean blueIsNear = table.place("c1").y() > table.place("c5").y();
        assertEquals(table.record().replay().toMove() == 0, blueIsNear);
    }

    @Test
    void theBoardStaysAsItLiesUnlessWanted() {
        HeadlessTable table = HeadlessTable.openWith(TWO_PEOPLE);
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        assertTrue(table.place("c1").y() > table.place("c5").y());
    }

    @Test
    void aGameUnderWayIsNotTouchedBySettings() {
        HeadlessTable table = HeadlessTable.openWith(TWO_PEOPLE);
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        String record = table.record().text();
        table.setNext("with:bot", "level:4");
        for (String[] setting : new String[][] {{"colours", "dark"}, {"colours", "contrast"}, {"motion", "reduced"},
            {"coordinates", "on"}, {"coordinates", "off"}, {"language", "he"}}) table.set(setting[0], setting[1]);
        assertEquals(record, table.record().text());
    }

    @Test
    void soundsAreHeardUnlessSwitchedOff() {
        HeadlessTable table = HeadlessTable.openWith(TWO_PEOPLE);
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        assertEquals(List.of(Sound.LIFT, Sound.SETTLE, Sound.SLIDE), table.platform.played());
        table.set("sound", "off");
        table.platform.played().clear();
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        assertEquals(List.of(), table.platform.played());
    }

    @Test
    void aTableInAnotherPageIsSilentUnlessSoundIsWanted() {
        FakePlatform platform = new FakePlatform();
        platform.embed();
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, TWO_PEOPLE), platform);
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        assertEquals(List.of(), platform.played());
        table.set("sound", "quiet");
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        assertNotEquals(List.of(), platform.played());
    }

    @Test
    void anOpponentOrSideThatMeansNothingIsPassedOver() {
        FakePlatform platform = new FakePlatform();
        platform.stored().put("setting.onitama.opponent", "bot 9");
        platform.stored().put("setting.onitama.side", "7");
        platform.stored().put("setting.colours", "plaid");
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, null), platform);
        assertEquals(List.of(Seat.HUMAN, Seat.bot(2)), table.record().seats());
        assertNotEquals(Position.NOBODY, table.record().replay().toMove());
    }

    @Test
    void whatAGameHasNoUseForIsNotOffered() {
        HeadlessTable table = HeadlessTable.openGame("unitary", 1280, 800);
        table.tap("control:more");
        table.tap("control:settings");
        assertTrue(table.places().contains("control:motion"));
        assertFalse(table.places().contains("control:coordinates"));
        assertFalse(table.places().contains("control:turning"));
    }
}
