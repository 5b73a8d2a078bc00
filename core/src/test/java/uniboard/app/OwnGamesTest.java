package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.app.platform.LaunchOptions;
import uniboard.library.GameArchive;
import uniboard.library.SavedGame;
import uniboard.text.Language;

/** Every game that was begun can be found again. */
class OwnGamesTest extends SavedGamesTest {
    private static final int MANY = 12;

    private static List<String> rows(HeadlessTable table) {
        return table.places().stream().filter(place -> place.startsWith("kept:") && !place.endsWith(":more")).toList();
    }

    private static void openLibrary(HeadlessTable table) {
        table.tap("control:more");
        table.tap("control:shelf");
    }

    @Test
    void anOldGameIsTakenUpAgain() {
        HeadlessTable table = open();
        play(table);
        String first = table.record().text();
        table.beginNext();
        play(table);
        String second = table.record().text();
        openLibrary(table);
        List<String> rows = rows(table);
        assertEquals(2, rows.size());
        assertTrue(table.place(rows.get(0)).label().contains("Onitama against a level"), table.place(rows.get(0)).label());
        table.tap(rows.get(1));
        table.settle();
        assertEquals(first, table.record().text());
        play(table);
        assertNotEquals(first, table.record().text());
        assertEquals(2, kept().size(), "it goes on as itself");
        openLibrary(table);
        assertEquals(rows.get(1), rows(table).get(0), "what was played last comes first");
        table.tap(rows.get(0));
        table.settle();
        assertEquals(second, table.record().text());
    }

    /** As from the front door; the games may be read before there is anything to lay them over. */
    @Test
    void theListCanBeWhatSomebodyComesFor() {
        play(open());
        LaunchOptions start = new LaunchOptions("onitama", Language.ENGLISH, null, LaunchOptions.Opening.LIBRARY);
        assertEquals(1, rows(new HeadlessTable(1280, 800, start, platform)).size());
        platform.loading().holdWords();
        HeadlessTable slow = new HeadlessTable(1280, 800, start, platform);
        platform.loading().bringWords();
        slow.settle();
        assertEquals(1, rows(slow).size());
    }

    @Test
    void theListIsUsableOnAPhone() {
        HeadlessTable table = open(360, 640);
        play(table);
        openLibrary(table);
        String row = rows(table).get(0);
        assertTrue(table.place(row).height() >= 44 && table.place(row + ":more").width() >= 44);
        table.tap("control:close");
        assertTrue(table.places().contains("control:hint"), "the table is back");
    }

    /** More games than the sheet shows at once: by keys alone, and what has the focus is seen. */
    @Test
    void everyGameIsReachedByKeys() {
        for (int i = 0; i < MANY; i++) keep(i, OVER);
        HeadlessTable table = open(360, 640);
        openLibrary(table);
        int shown = rows(table).size();
        assertTrue(shown < MANY);
        Hand keyboard = Hand.keyboard(table);
        keyboard.choose("control:older");
        table.settle();
        assertEquals(MANY, rows(table).size());
        for (String row : List.of(rows(table).get(MANY - 1), rows(table).get(0))) {
            keyboard.choose(row + ":more");
            table.gdx.key(com.badlogic.gdx.Input.Keys.ESCAPE);
            table.frame();
            int bottom = table.place(row).y() + table.place(row).height();
            assertTrue(table.place(row).y() > 0 && bottom < table.height(), "the list follows the focus: " + table.place(row));
        }
        assertTrue(table.place(rows(table).get(MANY - 1)).y() > table.height(), "there is no room for all");
        for (String place : table.places()) assertTrue(table.place(place).height() >= 44 && !table.place(place).label().isEmpty(), place);
    }

    @Test
    void whatIsDeletedComesBackIfWanted() {
        HeadlessTable table = open();
        play(table);
        table.beginNext();
        play(table);
        openLibrary(table);
        String old = rows(table).get(1);
        table.tap(rows(table).get(0) + ":more");
        assertFalse(table.places().contains("control:delete"), "what lies on the table stays");
        table.platform.listener().back();
        table.tap(old + ":more");
        table.tap("control:delete");
        assertEquals(1, rows(table).size());
        assertEquals(1, kept().size());
        table.tap("control:undelete");
        assertEquals(2, rows(table).size());
        assertEquals(2, kept().size());
        table.tap(old + ":more");
        table.tap("control:delete");
        table.tap("control:close");
        HeadlessTable later = open();
        assertEquals(1, kept().size(), "nothing else brings it back");
        later.tap("control:takeBack");
    }

    @Test
    void aGameGetsAName() {
        HeadlessTable table = open();
        play(table);
        openLibrary(table);
        String row = rows(table).get(0);
        platform.goods().type("With Anna");
        table.tap(row + ":more");
        table.tap("control:rename");
        assertTrue(table.place(row).label().startsWith("With Anna"), table.place(row).label());
        table.tap("control:close");
        play(table);
        assertEquals("With Anna", kept().get(0).name(), "it stays when the game goes on");
        assertEquals(1, kept().size());
        open();
        assertEquals("With Anna", kept().get(0).name());
    }

    /** Where the platform has no field for it, as the desktop has none. */
    @Test
    void aNameIsTyped() {
        HeadlessTable table = open();
        play(table);
        openLibrary(table);
        String row = rows(table).get(0);
        table.tap(row + ":more");
        table.tap("control:rename");
        for (char sign : "Agame? №\b1".toCharArray()) table.gdx.type(sign);
        table.gdx.type('\r');
        table.frame();
        assertTrue(table.place(row).label().startsWith("Agame? 1."), table.place(row).label());
        table.tap(row + ":more");
        table.tap("control:rename");
        table.gdx.type('x');
        table.tap("control:cancel");
        assertEquals("Agame? 1", kept().get(0).name());
    }

    @Test
    void allGamesGoIntoOneFileAndComeBack() {
        HeadlessTable table = open();
        play(table);
        table.beginNext();
        play(table);
        openLibrary(table);
        table.tap("control:saveAll");
        String file = platform.goods().saved.values().iterator().next();
        FakePlatform other = new FakePlatform();
        other.goods().bring(file);
        HeadlessTable elsewhere = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, null), other);
        openLibrary(elsewhere);
        elsewhere.tap("control:openFile");
        assertEquals(2, rows(elsewhere).size());
        assertEquals(ids(kept()), ids(other.keptGames().games()));
        elsewhere.tap("control:openFile");
        assertEquals(2, rows(elsewhere).size(), "nothing is there twice");
    }

    private static List<String> ids(List<SavedGame> games) {
        return games.stream().map(SavedGame::id).sorted().toList();
    }

    @Test
    void aFileThatIsNoGameIsToldAndChangesNothing() {
        HeadlessTable table = open();
        play(table);
        String before = table.record().text();
        openLibrary(table);
        platform.goods().bring("uniboard 1\ngame onitama\nstart nonsense\n");
        table.tap("control:openFile");
        table.tap("control:close");
        assertTrue(table.status().contains("Line 3"), table.status());
        assertEquals(before, table.record().text());
        assertEquals(1, kept().size());
    }

    @Test
    void gamesFromAFileThatFindNoRoomAreNotCounted() {
        HeadlessTable table = open();
        play(table);
        String file = GameArchive.of(kept());
        FakePlatform other = new FakePlatform();
        other.keptGames().fill();
        other.goods().bring(file);
        HeadlessTable elsewhere = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, null), other);
        openLibrary(elsewhere);
        elsewhere.tap("control:openFile");
        assertEquals(0, rows(elsewhere).size());
        elsewhere.tap("control:close");
        assertTrue(elsewhere.status().contains("0 of 1 in the file"), elsewhere.status());
    }

    @Test
    void gamesThatNeedALaterVersionAreCounted() {
        platform.keptGames().texts.put("a", "kept 2\nid 00000000000000ab\n");
        String unknown = SavedGame.begin("00000000000000aa", 1).text() + OVER.replace("onitama", "unicorn");
        platform.keptGames().texts.put("00000000000000aa", unknown);
        HeadlessTable table = open();
        openLibrary(table);
        assertEquals(List.of(), rows(table));
        assertTrue(platform.painted().contains("2 games here need a newer version of the program. They stay where they are."));
        platform.keptGames().texts.put("x", "nonsense");
        table.tap("control:close");
        openLibrary(table);
        assertTrue(platform.painted().contains("1 game here is damaged and can’t be read. It stays where it is. "
            + "2 games here need a newer version of the program. They stay where they are."));
    }

    @Test
    void aGameOfAnImpossibleDateIsShownAndDatesNoOther() {
        platform.keptGames().texts.put("00000000000000aa", SavedGame.begin("00000000000000aa", 1_900_000_000).text() + OVER);
        platform.keptGames().texts.put("00000000000000ab", SavedGame.begin("00000000000000ab", 0).text() + OVER);
        HeadlessTable table = open();
        play(table);
        openLibrary(table);
        assertEquals(3, rows(table).size());
        for (String id : List.of("aa", "ab")) {
            String label = table.place("kept:00000000000000" + id).label();
            assertTrue(label.contains("Date unknown"), label);
        }
        assertTrue(kept().stream().anyMatch(game -> game.changed() > 0 && game.changed() < 1_000_000), "as the clock says");
    }

    @Test
    void damagedGamesStayAndAreTold() {
        platform.keptGames().texts.put("x", "nonsense");
        platform.keptGames().texts.put("00000000000000aa", SavedGame.begin("00000000000000aa", 1).text() + OVER + "1 nonsense\n");
        HeadlessTable table = open();
        openLibrary(table);
        assertEquals(List.of("kept:00000000000000aa"), rows(table));
        assertTrue(platform.painted().contains("1 game here is damaged and can’t be read. It stays where it is."));
        table.tap("kept:00000000000000aa");
        assertTrue(platform.painted().stream().anyMatch(text -> text.contains("is damaged and can’t be opened")));
        table.tap("kept:00000000000000aa:more");
        table.tap("control:save");
        assertTrue(platform.goods().saved.values().iterator().next().contains("nonsense"));
        assertEquals(2, platform.keptGames().texts.size());
    }
}
