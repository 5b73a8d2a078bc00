package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ForcedColors;
import java.io.IOException;
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
    private static final String NEARLY_WON = StoredOnitama.START.replace("ssmss/5/5/5/SSMSS", "5/2m2/2S2/5/2M2");

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
            StoredOnitama.open(table, "?lang=" + language, NEARLY_WON);
            Axe.findsNothing(table, "table");
            table.act("Ox", "c3");
            Axe.findsNothing(table, "choosing");
            table.act("e1");
            Axe.findsNothing(table, "refused");
            table.act("control:more", "control:settings");
            Axe.findsNothing(table, "settings");
            table.act("control:language");
            Axe.findsNothing(table, "list");
            table.press("Escape");
            table.press("Escape");
            table.act("c4");
            assertTrue(new StoredGame(table, "onitama").over());
            Axe.findsNothing(table, "game over");
            table.act("control:more");
            Axe.findsNothing(table, "more");
            table.act("control:shelf");
            Axe.findsNothing(table, "games");
            String row = (String) table.evaluate("uniboard.places[0].name");
            table.act(row + ":more");
            table.tap("control:rename");
            table.waitFor("document.activeElement.matches('#failure input')");
            Axe.findsNothing(table, "name");
            table.press("Escape");
            table.press("Escape");
            table.waitUntilStill();
            table.act("control:why");
            table.waitFor("document.querySelector('article')");
            Axe.findsNothing(table, "why");
            table.press("Escape");
            table.tap("control:menu");
            table.waitFor("document.getElementById('games')");
            Axe.findsNothing(table, "front door");
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
            StoredGame.open(table, "unikat", "?lang=" + language,
                KeptUnikat.laid(2, "QWG2@0,0;SWG2@0,1", "QWG3/CBL1,CBL2", "human", "human"));
            Axe.findsNothing(table, "curtain");
            table.act("control:open");
            Axe.findsNothing(table, "table");
            table.act("control:new", "control:option:seats:4");
            Axe.findsNothing(table, "new game");
            table.press("Escape");
            table.act("card:QWG3");
            Axe.findsNothing(table, "choosing");
            table.act("cell:0,-1", "story:on", "control:open", "control:scores");
            Axe.findsNothing(table, "points");
        }
    }

    @ParameterizedTest
    @CsvSource({"en, light", "en, dark", "he, contrast"})
    void axeFindsNothingWhenTheProgramHasFailed(String language, String colours) {
        try (TablePage table = page(360, 640)) {
            StoredOnitama.open(table, "?lang=" + language, StoredOnitama.START);
            setColours(table, colours);
            table.failToDraw();
            Axe.findsNothing(table, "failure");
        }
    }

    /** Besides the failure, the only texts that the page itself shows. */
    @Test
    void axeFindsNothingInTheRulesWhateverTheColours() {
        try (TablePage table = page(360, 640)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            for (String colours : List.of("light", "dark", "contrast")) {
                setColours(table, colours);
                table.act("control:rules");
                table.waitFor("document.querySelector('article')");
                assertEquals(1, table.page().locator("article").count());
                Axe.findsNothing(table, "rules, " + colours);
                table.press("Escape");
                table.waitUntilStill();
            }
        }
    }

    private static void setColours(TablePage table, String colours) {
        table.act("control:more", "control:settings", "control:colours", "control:colours:" + colours, "control:close");
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
                Axe.findsNothing(table, part);
                table.page().setViewportSize(360, 640);
                Axe.findsNothing(table, part + " on a phone");
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
            Axe.findsNothing(table, "host page");
            for (String page : List.of("embed/", "onitama/poster/", "onitama/lessons/cards/")) {
                table.page().navigate(address() + (language.equals("en") ? "" : language + '/') + page);
                table.page().waitForLoadState();
                Axe.findsNothing(table, page);
            }
        }
    }

    /** The articles of a page that explains something, in every theme. */
    @Test
    void articlesAreTextsOfThePage() {
        try (TablePage table = page(360, 640)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
                for (ForcedColors forced : List.of(ForcedColors.NONE, ForcedColors.ACTIVE)) {
                    table.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme).setForcedColors(forced));
                    table.nextFrames();
                    table.waitUntilStill();
                    showArticle(table);
                    Axe.findsNothing(table, "article, " + scheme + ", " + forced);
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
