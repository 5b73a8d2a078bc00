package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ForcedColors;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.known.KeptUnikat;

/** What axe says of the page, state by state. */
class AxeIT extends SiteTest {
    private static final String NEARLY_WON = KeptOnitama.START.replace("ssmss/5/5/5/SSMSS", "5/2m2/2S2/5/2M2");

    /** Every rule, with those that are only advice. Colours are another matter: most elements show none. */
    @Test
    void axeFindsNothingInAnyState() {
        goThroughStates("he");
    }

    @Tag("thorough")
    @Test
    void axeFindsNothingInAnyStateInEnglish() {
        goThroughStates("en");
    }

    private void goThroughStates(String language) {
        try (TablePage table = page(800, 600)) {
            KeptOnitama.open(table, "?lang=" + language, NEARLY_WON);
            hasNoFaults(table, "table");
            table.act("Ox", "c3");
            hasNoFaults(table, "choosing");
            table.act("e1");
            hasNoFaults(table, "refused");
            table.act("control:more", "control:settings");
            hasNoFaults(table, "settings");
            table.act("control:language");
            hasNoFaults(table, "list");
            table.press("Escape");
            table.press("Escape");
            table.act("c4");
            assertTrue(new KeptGame(table, "onitama").over());
            hasNoFaults(table, "game over");
            table.act("control:more");
            hasNoFaults(table, "more");
            table.act("control:shelf");
            hasNoFaults(table, "games");
            String row = (String) table.evaluate("uniboard.places[0].name");
            table.act(row + ":more");
            table.tap("control:rename");
            table.waitFor("document.activeElement.matches('#failure input')");
            hasNoFaults(table, "name");
            table.press("Escape");
            table.press("Escape");
            table.waitUntilStill();
            table.act("control:rules");
            hasNoFaults(table, "rules");
            table.press("Escape");
            table.tap("control:menu");
            table.waitFor("document.getElementById('games')");
            hasNoFaults(table, "front door");
        }
    }

    /** What no other game has: hidden hands with a curtain between them, points, and a grid with holes. */
    @Test
    void axeFindsNothingBetweenHiddenHands() {
        playWithHiddenHands("en");
    }

    @Tag("thorough")
    @Test
    void axeFindsNothingBetweenHiddenHandsInHebrew() {
        playWithHiddenHands("he");
    }

    private void playWithHiddenHands(String language) {
        try (TablePage table = page(800, 600)) {
            KeptGame.open(table, "unikat", "?lang=" + language,
                KeptUnikat.laid(2, "QWG2@0,0;SWG2@0,1", "QWG3/CBL1,CBL2", "human", "human"));
            hasNoFaults(table, "curtain");
            table.act("control:open");
            hasNoFaults(table, "table");
            table.act("control:new", "control:option:seats:4");
            hasNoFaults(table, "new game");
            table.press("Escape");
            table.act("card:QWG3");
            hasNoFaults(table, "choosing");
            table.act("cell:0,-1", "story:on", "control:open", "control:scores");
            hasNoFaults(table, "points");
        }
    }

    @ParameterizedTest
    @CsvSource({"en, light", "en, dark", "he, contrast"})
    void axeFindsNothingWhenTheProgramHasFailed(String language, String colours) {
        try (TablePage table = page(360, 640)) {
            KeptOnitama.open(table, "?lang=" + language, KeptOnitama.START);
            setColours(table, colours);
            table.failToDraw();
            hasNoFaults(table, "failure");
        }
    }

    /** Besides the failure, the only texts that the page itself shows. */
    @Test
    void axeFindsNothingInTheRulesWhateverTheColours() {
        try (TablePage table = page(360, 640)) {
            KeptOnitama.open(table, "?lang=en", KeptOnitama.START);
            for (String colours : List.of("light", "dark", "contrast")) {
                setColours(table, colours);
                table.act("control:rules");
                assertEquals(1, table.page().locator("article").count());
                hasNoFaults(table, "rules, " + colours);
                table.press("Escape");
                table.waitUntilStill();
            }
        }
    }

    private static void setColours(TablePage table, String colours) {
        table.act("control:more", "control:settings", "control:colours", "control:colours:" + colours, "control:close");
    }

    private static void hasNoFaults(TablePage table, String state) {
        table.evaluate(script());
        Object faults = table.evaluate("""
            async () => {
              // Of ARIA 1.3, which this axe doesn't know yet.
              const text = { type: 'string', allowEmpty: true, global: true };
              axe.configure({ standards: { ariaAttrs: { 'aria-rowindextext': text, 'aria-colindextext': text } } });
              const { violations } = await axe.run();
              return violations.flatMap(({ id, help, nodes }) => nodes.map(node => `${id}: ${help}: ${node.html}`));
            }""");
        assertEquals(List.of(), faults, state);
    }

    private static String script() {
        try (InputStream stream = AxeIT.class.getClassLoader().getResourceAsStream("axe.min.js")) {
            return "window.axe || (() => {" + new String(stream.readAllBytes(), StandardCharsets.UTF_8) + "})()";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @EnumSource(value = ColorScheme.class, names = {"LIGHT", "DARK"})
    void axeFindsNothingAtTheFrontDoor(ColorScheme scheme) {
        try (TablePage table = page(1280, 800)) {
            table.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            for (String part : List.of("fr/", "he/", "?lang=en", "?lang=en#friends")) {
                table.page().navigate(address() + part);
                table.page().waitForLoadState();
                table.page().evaluate("document.documentElement.dataset.friends = 'yes'");
                hasNoFaults(table, part);
                table.page().setViewportSize(360, 640);
                hasNoFaults(table, part + " on a phone");
                table.page().setViewportSize(1280, 800);
            }
        }
    }

    /** A page of somebody's, the boards in it, and the page that gets them ready. */
    @Test
    void axeFindsNothingWhereBoardsAreOthers() throws IOException {
        lookAtBoardsOfOthers("he");
    }

    @Tag("thorough")
    @Test
    void axeFindsNothingWhereBoardsAreOthersInEnglish() throws IOException {
        lookAtBoardsOfOthers("en");
    }

    private void lookAtBoardsOfOthers(String language) throws IOException {
        try (HostSite host = new HostSite(Path.of("src/test/host"), address()); TablePage table = page(1000, 800)) {
            table.page().navigate(host.address(language + ".html"));
            table.page().evaluate("document.getElementById('win').scrollIntoView({ block: 'center' })");
            table.page().waitForFunction("() => told.some(event => event.board === 'win' && event.type === 'ready')");
            hasNoFaults(table, "host page");
            for (String page : List.of("embed/", "onitama/poster/", "onitama/lessons/cards/")) {
                table.page().navigate(address() + (language.equals("en") ? "" : language + '/') + page);
                table.page().waitForLoadState();
                hasNoFaults(table, page);
            }
        }
    }

    /** The articles of a page that explains something, in every theme. */
    @Test
    void articlesAreTextsOfThePage() {
        try (TablePage table = page(360, 640)) {
            KeptOnitama.open(table, "?lang=en", KeptOnitama.START);
            for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
                for (ForcedColors forced : List.of(ForcedColors.NONE, ForcedColors.ACTIVE)) {
                    table.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme).setForcedColors(forced));
                    table.nextFrames();
                    table.waitUntilStill();
                    showArticle(table);
                    hasNoFaults(table, "article, " + scheme + ", " + forced);
                }
            }
            assertEquals(List.of(12, 24, 16, 60, 328, 500), table.evaluate("""
                () => {
                  const article = document.querySelector('article');
                  const box = article.getBoundingClientRect();
                  return [article.querySelectorAll('h3').length, article.querySelectorAll('ul > li').length,
                    box.x, box.y, box.width, box.height];
                }"""));
            table.press("Tab");
            table.press("Tab");
            assertEquals("ARTICLE", table.evaluate("document.activeElement.tagName"));
            table.press("PageDown");
            table.waitFor("document.querySelector('article').scrollTop > 100");
            table.page().locator("article h2").selectText();
            assertEquals("How the pieces move", table.evaluate("getSelection().toString()"));
        }
    }

    private static void showArticle(TablePage table) {
        table.evaluate("""
            () => {
              const blocks = [{ kind: 'TITLE', text: 'How the pieces move' }];
              for (let i = 0; i < 12; i++) blocks.push({ kind: 'HEADING', text: `Card ${i}` },
                { kind: 'PARAGRAPH', text: 'Words to read at leisure.' }, { kind: 'ITEM', text: 'one' }, { kind: 'ITEM', text: 'two' },
                { kind: 'NOTE', text: 'A note' });
              uniboard.show({ title: 'Rules', aim: '', status: '', said: '', urgency: 'POLITE', dialog: null, log: null,
                regions: [{ name: 'pages', kind: 'LIST', label: 'Pages', places: [{ name: 'page:1', label: 'Page 1', state: 'ON',
                  x: 0, y: 0, width: 44, height: 44, row: 0, column: 0 }] }],
                article: { name: 'page:1', x: 16, y: 60, width: 328, height: 500, blocks } });
            }""");
    }
}
