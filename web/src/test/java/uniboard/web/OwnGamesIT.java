package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import uniboard.app.registry.AllGames;
import uniboard.game.Choice;
import uniboard.match.GameRecord;
import uniboard.match.Match;

/** The games that were begun, in the browser's database. */
class OwnGamesIT extends SiteTest {
    private static final String TEXTS = "uniboard.shelf.read()";
    private static final String ROWS =
        "uniboard.places.map(({ name }) => name).filter(name => name.startsWith('kept:') && !name.endsWith(':more'))";

    private static List<?> texts(TablePage table) {
        return (List<?>) table.evaluate(TEXTS);
    }

    private static List<?> rows(TablePage table) {
        return (List<?>) table.evaluate(ROWS);
    }

    private static void play(TablePage table) {
        StoredGame game = new StoredGame(table, "onitama");
        game.choose(new Match(game.record()).choices().get(0));
        table.waitUntilStill();
    }

    private static void openLibrary(TablePage table) {
        table.act("control:more", "control:shelf");
    }

    @Test
    void anOldGameIsFoundFromTheFrontDoor() {
        findAnOldGame("js");
    }

    @Tag("thorough")
    @Test
    void anOldGameIsFoundInWebAssembly() {
        findAnOldGame("wasm");
    }

    private void findAnOldGame(String target) {
        try (TablePage table = page(360, 640)) {
            table.openReady("?game=onitama&lang=uk&target=" + target);
            table.waitUntilStill();
            play(table);
            String first = new StoredGame(table, "onitama").record().text();
            table.act("control:new", "control:begin");
            play(table);
            Page page = table.page();
            page.navigate(address() + "uk/");
            page.locator("#saved [data-game=onitama] a").click();
            table.waitUntilReady();
            table.waitFor(ROWS + ".length === 2 && " + TablePage.STILL);
            assertEquals(List.of(), table.complaints());
            table.act((String) rows(table).get(1));
            assertEquals(first, new StoredGame(table, "onitama").record().text());
            table.reload();
            table.waitFor(TablePage.STILL);
            assertEquals(first, new StoredGame(table, "onitama").record().text(), "it is the running game now");
        }
    }

    @Test
    void twoWindowsOfOneGameLoseNothing() {
        try (TablePage table = page(800, 600)) {
            table.openReady("?game=onitama");
            table.waitUntilStill();
            play(table);
            // Only now: a page behind another one gets hardly any frames.
            TablePage other = table.secondTab();
            other.openReady("?game=onitama");
            other.waitUntilStill();
            play(other);
            String there = new StoredGame(other, "onitama").record().text();
            table.toFront();
            table.waitFor("uniboard.status.includes('another window')");
            // What this window shows is one move behind: any of its moves parts the games.
            GameRecord record = GameRecord.read(there, new AllGames());
            Match behind = new Match(record.firstPlies(record.plies() - 2));
            for (Choice.Step step : behind.choices().get(1).steps()) table.act(step.place());
            table.waitFor(TEXTS + ".then(texts => texts.length === 2)");
            assertTrue(texts(table).stream().anyMatch(text -> text.toString().endsWith(there)), "what was played there");
            assertTrue(table.status().contains("a separate game"), table.status());
        }
    }

    @Test
    void whereTheDatabaseIsForbiddenPlayGoesOn() {
        try (TablePage table = page(360, 640)) {
            table.addInitScript("indexedDB.open = () => { throw new DOMException('forbidden', 'SecurityError'); };");
            table.openReady("?game=onitama");
            table.waitUntilStill();
            play(table);
            openLibrary(table);
            assertEquals(List.of(), rows(table));
            table.act("control:close");
            String before = new StoredGame(table, "onitama").record().text();
            table.reload();
            table.waitFor(TablePage.STILL);
            assertEquals(before, new StoredGame(table, "onitama").record().text());
        }
    }

    @Test
    void aGameIsNamedByKeyboard() {
        try (TablePage table = page(800, 600)) {
            table.openReady("?game=onitama&lang=he");
            table.waitUntilStill();
            play(table);
            for (String place : List.of("control:more", "control:shelf")) choose(table, place);
            choose(table, rows(table).get(0) + ":more");
            choose(table, "control:rename");
            table.waitFor("document.activeElement.matches('#failure input')");
            assertEquals("dialog", table.page().locator("#failure").getAttribute("role"));
            table.page().keyboard().type("עם ענת");
            table.press("Enter");
            table.waitFor("uniboard.places.some(({ label }) => label.startsWith('עם ענת'))");
            assertTrue(texts(table).get(0).toString().contains("\nname עם ענת\n"));
            assertTrue(table.page().locator("#failure").isHidden());
        }
    }

    private static void choose(TablePage table, String place) {
        table.goTo(place);
        table.press("Enter");
        table.waitUntilStill();
    }

    @Test
    void allGamesGoToAnotherBrowserInOneFile(@TempDir Path folder) {
        Path file = folder.resolve("games.txt");
        List<?> texts;
        try (TablePage table = page(800, 600)) {
            table.openReady("?game=onitama");
            table.waitUntilStill();
            play(table);
            table.act("control:new", "control:begin");
            play(table);
            texts = texts(table);
            openLibrary(table);
            Download download = table.page().waitForDownload(() -> table.tap("control:saveAll"));
            assertEquals("uniboard-games.txt", download.suggestedFilename());
            download.saveAs(file);
        }
        try (TablePage table = page(800, 600)) {
            table.openReady("?game=onitama");
            table.waitUntilStill();
            openLibrary(table);
            table.page().waitForFileChooser(() -> table.tap("control:openFile")).setFiles(file);
            table.waitFor(ROWS + ".length === 2");
            assertEquals(sorted(texts), sorted(texts(table)));
        }
    }

    private static List<String> sorted(List<?> texts) {
        return texts.stream().map(Object::toString).sorted().toList();
    }

    @Test
    void aGameOutlivesTheSmallStorage() {
        try (TablePage table = page(800, 600)) {
            table.openReady("?game=onitama");
            table.waitUntilStill();
            play(table);
            String lost = new StoredGame(table, "onitama").record().text();
            table.evaluate("localStorage.clear()");
            table.reload();
            table.waitFor(TablePage.STILL);
            assertFalse(lost.equals(new StoredGame(table, "onitama").record().text()));
            openLibrary(table);
            table.act((String) rows(table).get(0));
            assertEquals(lost, new StoredGame(table, "onitama").record().text());
        }
    }
}
