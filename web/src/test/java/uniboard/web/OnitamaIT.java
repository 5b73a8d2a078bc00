package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Choice;
import uniboard.match.GameRecord;
import uniboard.match.Match;

/** Onitama as a person plays it, in a real browser by real clicks. */
class OnitamaIT extends SiteTest {
    private static final String START = KeptOnitama.START;

    @ParameterizedTest
    @CsvSource({"js, 1280, 800", "wasm, 360, 640"})
    void aWholeGameByClicks(String target, int width, int height) {
        try (TablePage table = page(width, height)) {
            openWith(table, "?target=" + target, START);
            new KeptGame(table, "onitama").playToTheEnd(width);
            table.screenshot(screenshot("end-" + target + '-' + width + 'x' + height));
            assertTrue(table.status().matches("(You win!|You lose\\.|A draw\\.) .+"), table.status());
            assertEquals(List.of(), table.complaints());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"js", "wasm"})
    void theGameComesBackAfterAReload(String target) {
        try (TablePage table = page(1280, 800)) {
            openWith(table, "?target=" + target, START);
            choose(table, new Match(record(table)).choices().get(0));
            String before = record(table).text();
            assertTrue(record(table).plies() >= 2, before);
            table.reload();
            table.waitUntilReady();
            table.waitUntilStill();
            assertEquals(before, record(table).text());
            assertEquals("Your turn. Choose a card or a piece", table.status());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"js", "wasm"})
    void theGameOutlivesTheGraphicsCard(String target) {
        try (TablePage table = page(800, 600)) {
            openWith(table, "?target=" + target, START);
            choose(table, new Match(record(table)).choices().get(0));
            String before = record(table).text();
            table.evaluate("void (window.before = true)");
            table.evaluate("void (window.card = document.getElementById('canvas').getContext('webgl').getExtension('WEBGL_lose_context'))");
            table.evaluate("card.loseContext()");
            table.tap("control:settings");
            table.evaluate("card.restoreContext()");
            table.waitFor("!window.before && uniboard.ready");
            table.waitUntilStill();
            assertEquals(before, record(table).text());
            table.tap("control:takeBack");
            table.waitUntilStill();
            assertEquals(START, record(table).text());
        }
    }

    @Test
    void theLastDecisionIsTakenBack() {
        try (TablePage table = page(360, 640)) {
            openWith(table, "", START);
            choose(table, new Match(record(table)).choices().get(0));
            table.tap("control:takeBack");
            table.waitUntilStill();
            assertEquals(START, record(table).text());
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640"})
    void everyLanguageIsAtHand(int width, int height) {
        try (TablePage table = page(width, height)) {
            openWith(table, "?lang=en", START);
            table.tap("control:settings");
            table.tap("control:language");
            table.waitUntilStill();
            table.screenshot(screenshot("languages-" + width + 'x' + height));
            for (String code : List.of("fr", "uk", "he")) {
                if (!code.equals("fr")) {
                    table.tap("control:settings");
                    table.tap("control:language");
                }
                table.tap("control:language:" + code);
                table.waitFor("document.documentElement.lang === '" + code + "'");
                table.tap("control:close");
                table.waitUntilStill();
                table.tap("Ox");
                table.tap("b1");
                table.waitUntilStill();
                table.screenshot(screenshot("choosing-" + code + '-' + width + 'x' + height));
                table.tap("b1");
                table.tap("Ox");
            }
            assertEquals("rtl", table.evaluate("document.documentElement.dir"));
            assertEquals(List.of(), table.complaints());
            table.reload();
            table.waitUntilReady();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"js", "wasm"})
    void anErrorInAFrameShowsAMessageAndKeepsTheRecord(String target) {
        try (TablePage table = page(1280, 800)) {
            openWith(table, "?target=" + target, START);
            table.evaluate("void (WebGLRenderingContext.prototype.drawElements = () => { throw new Error('the graphics card is gone'); })");
            table.tap("Ox");
            table.waitFor("!document.getElementById('failure').hidden");
            assertEquals(START, table.page().locator("#failure textarea").inputValue());
            assertEquals(START, record(table).text());
            table.screenshot(screenshot("failure-" + target));
        }
    }

    private static void openWith(TablePage table, String query, String record) {
        KeptOnitama.open(table, query.isEmpty() ? "?lang=en" : query, record);
        table.waitUntilStill();
    }

    private static GameRecord record(TablePage table) {
        return new KeptGame(table, "onitama").record();
    }

    private static void choose(TablePage table, Choice choice) {
        new KeptGame(table, "onitama").choose(choice);
    }
}
