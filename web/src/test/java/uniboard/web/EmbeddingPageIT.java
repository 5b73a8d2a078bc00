package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.registry.AllGames;
import uniboard.link.RecordLink;
import uniboard.match.GameRecord;

/** The page that writes the line for somebody's own page. */
class EmbeddingPageIT extends SiteTest {
    private static final String LIVE = "() => document.querySelector('#log').textContent.includes('\"ready\"')";

    /** The page that the table's button opens, once the board in it is in sight and ready. */
    private static Page embeddingPage(TablePage table) {
        Page page = table.page().context().waitForPage(() -> table.act("control:embed"));
        page.setViewportSize(1100, 900);
        page.waitForFunction(LIVE);
        return page;
    }

    private Page open(TablePage table, String path) {
        table.page().navigate(address() + path);
        // It comes when it is about to be seen.
        table.page().evaluate("document.getElementById('board').scrollIntoView()");
        table.page().waitForFunction(LIVE);
        return table.page();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "he/"})
    void whatIsChosenIsWrittenShownAndHeard(String language) {
        try (TablePage table = page(1100, 900)) {
            Page page = open(table, language + "embed/");
            page.selectOption("[name=mode]", "lesson");
            page.selectOption("[name=lesson]", "cards");
            page.selectOption("[name=theme]", "dark");
            page.waitForFunction("() => document.querySelector('#log').textContent.includes('\"lesson\":\"cards\"')");
            String line = page.inputValue("#line");
            assertTrue(line.contains("<uni-board game=\"onitama\" mode=\"lesson\" lesson=\"cards\" theme=\"dark\">"), line);
            String frame = page.inputValue("#frame");
            assertTrue(frame.contains(address() + language + "onitama/?v=1&amp;mode=lesson&amp;lesson=cards&amp;theme=dark"), frame);
            assertEquals(List.of(), table.complaints());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unikat", "unitary", "unitar"})
    void everyGameHasAnExerciseToBeginWith(String game) {
        try (TablePage table = page(1100, 900)) {
            Page page = open(table, "embed/?game=" + game + "&mode=exercise");
            page.waitForFunction("() => document.querySelector('#log').textContent.includes('\"exercise\"')");
            String address = page.inputValue("#address");
            page.navigate(address);
            table.waitFor("uniboard.ready && " + TablePage.STILL);
            assertTrue(table.status().length() > 10, table.status());
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void aGameOfOnesOwnIsTakenFromTheTable() {
        try (TablePage table = page(1100, 900)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.act("control:more", "control:share");
            Page embedding = embeddingPage(table);
            GameRecord own = new StoredGame(table, "onitama").record();
            assertTrue(embedding.inputValue("#address").endsWith("#g=" + RecordLink.of(own)), embedding.inputValue("#address"));
            embedding.fill("#given", "");
            embedding.click("#mine");
            embedding.waitForFunction("() => document.getElementById('given').value.startsWith('uniboard 1')");
            embedding.waitForFunction("() => document.getElementById('frame').value.includes('#g=')");
            GameRecord linked = RecordLink.read(embedding.inputValue("#address").replaceAll(".*#g=", ""), new AllGames());
            assertEquals(own.text(), linked.text());
        }
    }

    @Test
    void whatCannotBeShownIsNotCopied() {
        try (TablePage table = page(1100, 900)) {
            Page page = open(table, "embed/");
            page.fill("#given", "nothing that could be a position");
            page.locator("#given").blur();
            page.waitForFunction("() => document.getElementById('wrong-about').textContent.includes('can’t be shown')");
            assertTrue(page.locator("[data-copy=line]").isDisabled());
            page.fill("#given", "");
            page.locator("#given").blur();
            page.waitForFunction("() => document.getElementById('wrong').hidden");
            assertTrue(page.locator("[data-copy=line]").isEnabled());
        }
    }

    @Test
    void aLessonLeadsThereToo() {
        try (TablePage table = page(1100, 900)) {
            table.openReady("?lang=en&mode=lesson&lesson=cards");
            table.waitUntilStill();
            table.act("control:contents");
            Page embedding = embeddingPage(table);
            assertEquals("cards", embedding.inputValue("[name=lesson]"));
            assertEquals("lesson", embedding.inputValue("[name=mode]"));
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, embed/", "360, 640, he/embed/"})
    void nothingIsCutOff(int width, int height, String path) {
        try (TablePage table = page(width, height)) {
            Page page = open(table, path);
            assertEquals(page.evaluate("document.documentElement.clientWidth"), page.evaluate("document.documentElement.scrollWidth"));
        }
    }
}
