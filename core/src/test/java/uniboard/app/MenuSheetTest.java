package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Choice;
import uniboard.known.Records;
import uniboard.learn.Lesson;
import uniboard.match.Match;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.text.Language;

/** What a table's menu offers, and how it lies in every window. */
class MenuSheetTest {
    private static final List<String> TILES = List.of("control:invite", "control:shelf", "control:share", "control:settings");

    private static HeadlessTable open(String game, int width, int height, Language language) {
        return new HeadlessTable(width, height, new LaunchOptions(game, language, null), new FakePlatform().offerEmbedding());
    }

    private static HeadlessTable begun(int width, int height) {
        HeadlessTable table = open("onitama", width, height, Language.ENGLISH);
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        return table;
    }

    @Test
    void aBegunGameIsWatchedWrittenAndDrawnUpon() {
        HeadlessTable table = begun(1280, 800);
        MenuOnTable menu = MenuOnTable.open(table);
        List<String> expected = new ArrayList<>(TILES);
        expected.addAll(List.of("control:watch", "control:analyse", "control:setUp", "control:makeTask", "control:comment", "control:draw",
            "control:lessons", "control:close"));
        assertEquals(expected, menu.names());
        assertEquals("Lessons", table.place("control:lessons").label(), "none has been begun");
        table.tap("control:lessons");
        assertTrue(table.platform.view().title().contains("lessons"), table.platform.view().title());
    }

    @Test
    void beforeTheFirstMoveThereIsNothingToWatch() {
        HeadlessTable table = open("onitama", 360, 640, Language.ENGLISH);
        MenuOnTable menu = MenuOnTable.open(table);
        assertFalse(menu.names().contains("control:watch"), menu.names().toString());
        table.tap("control:rules");
        assertNotNull(table.platform.view().article());
    }

    @Test
    void lessonsDoneAreCounted() {
        FakePlatform platform = new FakePlatform();
        Lesson first = TestBooks.course(TestBoxes.all().game("onitama"), Language.ENGLISH).lessons().get(0);
        platform.stored().put("learn.onitama", first.steps().stream().map(Lesson.Step::board).collect(Collectors.joining(" ")));
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, null), platform);
        MenuOnTable.open(table);
        assertTrue(table.place("control:lessons").label().startsWith("Lessons: 1 of "), table.place("control:lessons").label());
        assertTrue(table.place("control:lessons").label().endsWith(" done"), table.place("control:lessons").label());
    }

    @Test
    void whatIsOverIsReviewedFirst() {
        HeadlessTable table = HeadlessTable.openWith(Records.withMistakes(TestBoxes.all().game("onitama")).text());
        MenuOnTable menu = MenuOnTable.open(table);
        menu.checkAll();
        assertEquals("control:review", menu.rows().get(0).getName());
    }

    @Test
    void anEarlierPositionOfASidelineHasItsRestBehindOneRow() {
        HeadlessTable table = HeadlessTable.openWith(Records.BEGUN_ONITAMA);
        table.tap("move:1");
        Match earlier = new Match(table.record().firstPlies(1));
        Choice other = earlier.choices().stream().filter(choice -> choice.move() != table.record().move(1)).findFirst().orElseThrow();
        table.choose(other);
        table.settle();
        table.tap("move:1");
        table.settle();
        MenuOnTable menu = MenuOnTable.open(table);
        assertEquals(8, menu.rows().size());
        assertTrue(menu.names().containsAll(List.of("control:playOn", "control:promote", "control:moreRows")), menu.names().toString());
        assertEquals("More", table.place("control:moreRows").label());
        menu.checkAll();
        assertTrue(menu.names().containsAll(List.of("control:deleteLine", "control:names")), menu.names().toString());
        table.activate("control:backToMenu");
        assertEquals(8, menu.rows().size());
    }

    @ParameterizedTest
    @CsvSource({"320, 568", "360, 640", "740, 360", "1280, 800"})
    void nothingIsCutOrCoveredInAnyLanguage(int width, int height) {
        for (Language language : Language.values()) {
            for (String game : List.of("onitama", "unikat", "unitar", "unitary", "unlur")) {
                HeadlessTable table = open(game, width, height, language);
                MenuOnTable.open(table).checkAll();
                table.activate("control:close");
                MenuOnTable.open(table);
                table.activate("control:share");
                table.settle();
                MenuOnTable.of(table).check();
            }
        }
    }

    @Test
    void longWordsStandTwoByTwo() {
        HeadlessTable narrow = open("onitama", 360, 640, Language.UKRAINIAN);
        MenuOnTable menu = MenuOnTable.open(narrow);
        assertTrue(narrow.place("control:settings").y() > narrow.place("control:shelf").y(), menu.names().toString());
        HeadlessTable wide = open("onitama", 1280, 800, Language.ENGLISH);
        MenuOnTable.open(wide);
        assertEquals(wide.place("control:shelf").y(), wide.place("control:settings").y());
        assertEquals(84, wide.place("control:settings").height());
    }

    @Test
    void itHangsBelowItsButtonAndMirrors() {
        HeadlessTable english = begun(1280, 800);
        MenuOnTable.open(english);
        Place close = english.place("control:close");
        assertEquals(62 + 4, close.y());
        assertEquals(1280 - 16 - 4, close.x() + close.width());
        HeadlessTable hebrew = open("onitama", 1280, 800, Language.HEBREW);
        MenuOnTable.open(hebrew);
        assertEquals(16 + 4, hebrew.place("control:close").x());
        assertTrue(hebrew.place("control:shelf").x() > hebrew.place("control:settings").x());
    }

    @Test
    void itLiesAtThePhonesLowerEdge() {
        HeadlessTable table = begun(360, 640);
        MenuOnTable.open(table);
        Place rules = table.place("control:rules");
        assertTrue(rules.y() + rules.height() > 600 && rules.y() + rules.height() <= 640, rules.toString());
    }

    /** Where friends and classes are offered, too. */
    @Test
    void aPhoneShowsAllOfItAtOnce() {
        HeadlessDevices devices = new HeadlessDevices();
        HeadlessTable phone = devices.openPhone("onitama");
        devices.act(phone, "control:more");
        Place last = phone.place("control:new");
        assertTrue(last.y() + last.height() <= 640, last.toString());
        assertTrue(phone.places().containsAll(List.of("control:class", "control:farFind", "control:rules")), phone.places().toString());
        devices.act(phone, "control:moreRows");
        assertTrue(phone.places().containsAll(List.of("control:comment", "control:draw")), phone.places().toString());
        devices.act(phone, "control:backToMenu");
        assertTrue(phone.places().contains("control:new"), phone.places().toString());
    }

    @Test
    void sharingLeadsBackToTheMenu() {
        HeadlessTable table = begun(1280, 800);
        table.activate("control:more");
        table.tap("control:share");
        assertEquals(List.of("control:copyLink", "control:copyText", "control:saveText", "control:savePicture"),
            table.places().subList(0, 4));
        assertEquals("Put this board in your page", table.place("control:embed").label());
        table.tap("control:backToMenu");
        assertTrue(table.places().containsAll(TILES.subList(1, 4)), table.places().toString());
        table.tap("control:settings");
        assertTrue(table.places().contains("control:colours"), table.places().toString());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void aSharedTableHasAGroupOfItsOwn(int seat) {
        HeadlessDevices devices = new HeadlessDevices();
        List<HeadlessTable> both = devices.two("onitama");
        for (int ply = 0; ply < 3; ply++) devices.play(both.get(0), both);
        HeadlessTable table = both.get(seat);
        MenuOnTable menu = MenuOnTable.open(table);
        assertEquals("control:say", menu.rows().get(0).getName());
        assertTrue(menu.names().containsAll(List.of("control:resign", "control:farLeave", "control:watch")), menu.names().toString());
        assertFalse(menu.names().contains("control:invite"), "here somebody plays already");
        menu.checkAll();
        table.activate("control:close");
        devices.act(table, "control:more", "control:say");
        MenuOnTable.of(table).check();
        devices.act(table, "control:signs");
        MenuOnTable.of(table).check();
    }

    @Test
    void askedAndOnTheClockThereIsMoreAboutTheTable() {
        HeadlessDevices devices = new HeadlessDevices();
        HeadlessTable host = devices.invite("onitama");
        devices.act(host, "control:farClock", "control:farClock:5");
        HeadlessTable client = devices.come(host, "onitama");
        devices.take(client, 1);
        List<HeadlessTable> both = List.of(host, client);
        both.forEach(devices::awaitTable);
        for (int ply = 0; ply < 4; ply++) devices.play(host, both);
        devices.act(host, "control:more", "control:askBack");
        devices.await(() -> client.places().contains("control:agree"), client::status);
        client.activate("control:close");
        MenuOnTable menu = MenuOnTable.open(client);
        assertEquals("control:agree", menu.rows().get(0).getName());
        assertEquals("More", client.place("control:moreRows").label());
        menu.checkAll();
        assertTrue(client.places().contains("control:farMoveSeat"), client.places().toString());
        assertNull(client.platform.crash());
    }
}
