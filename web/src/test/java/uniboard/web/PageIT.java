package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The built page in a real browser, under a path of its own. */
class PageIT extends SiteTest {
    private static final String AMONG_PEOPLE = """
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 human
        """;

    @Test
    void startsWithoutAComplaint() {
        try (TablePage table = page(800, 600).openReady("?game=onitama")) {
            table.waitFor("uniboard.bot");
            assertEquals("js", table.evaluate("uniboard.target"));
            assertEquals("worker", table.evaluate("uniboard.bot"));
            assertEquals(List.of(), table.complaints());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unikat", "unitary", "unitar"})
    void nothingIsFetchedAheadInVain(String game) {
        try (TablePage table = page(360, 640)) {
            table.addInitScript("""
                window.asked = new Set();
                const fetched = window.fetch, opened = XMLHttpRequest.prototype.open;
                const keep = address => asked.add(new URL(address, document.baseURI).href);
                window.fetch = (what, ...more) => { keep(what.url ?? what); return fetched(what, ...more); };
                XMLHttpRequest.prototype.open = function (how, what, ...more) { keep(what); return opened.call(this, how, what, ...more); };
                """);
            table.openReady("?lang=en&game=" + game);
            table.waitUntilStill();
            assertEquals(List.of(), table.evaluate("""
                [...document.querySelectorAll('link[rel=preload][as=fetch]')]
                  .filter(link => !link.media || matchMedia(link.media).matches)
                  .map(link => link.href).filter(address => !asked.has(address))"""));
        }
    }

    @Test
    void drawsNothingWhileNothingMoves() {
        try (TablePage table = page(800, 600).openReady("?game=onitama")) {
            table.waitUntilStill();
            int drawn = table.frames();
            assertTrue(drawn > 0);
            assertEquals(drawn, table.evaluate("""
                async () => {
                  for (let i = 0; i < 30; i++) await new Promise(requestAnimationFrame);
                  return uniboard.frames;
                }"""));
        }
    }

    @Test
    void theBrowsersBackClosesWhatLiesOverTheTable() {
        try (TablePage table = page(800, 600)) {
            table.page().navigate("about:blank");
            table.openReady("?lang=en&game=onitama");
            table.waitUntilWhole();
            table.act("control:more", "control:settings");
            table.tap("control:motion");
            table.page().goBack();
            table.waitFor("uniboard.places.some(({ name }) => name === 'control:motion')");
            table.page().goBack();
            table.waitFor("uniboard.places.some(({ name }) => name === 'control:rules')");
            table.tap("control:rules");
            table.waitFor("!uniboard.places.some(({ name }) => name === 'control:hint')");
            table.page().goBack();
            table.waitFor("uniboard.places.some(({ name }) => name === 'control:hint')");
            table.waitUntilStill();
            table.tap("control:more");
            table.press("Escape");
            table.waitFor("history.state === null");
            table.page().goBack();
            assertEquals("about:blank", table.page().url());
        }
    }

    @Test
    void theHistoryOfAPageAroundTheTableIsItsOwn() {
        try (TablePage table = page(1280, 900)) {
            OuterPage.open(table, "?lang=en", StoredOnitama.START);
            Object before = table.evaluate("history.length");
            table.page().frames().get(1).evaluate("document.querySelector('[data-place=\"control:more\"]').click()");
            table.page().frames().get(1).waitForFunction("document.querySelector('[role=dialog]')");
            assertEquals(before, table.evaluate("history.length"));
        }
    }

    /** What other tests wait for: whatever is done, the page isn't still before the program has seen to it. */
    @Test
    void isStillUntilSomethingIsDone() {
        try (TablePage table = page(800, 600).openReady("?lang=en&game=onitama")) {
            table.waitUntilStill();
            assertEquals(List.of(true, false), table.evaluate("""
                () => {
                  const before = uniboard.still;
                  document.querySelector('[data-place="control:more"]').click();
                  return [before, uniboard.still];
                }"""));
            table.waitUntilStill();
            int drawn = table.frames();
            assertTrue(table.hasPlace("control:settings"));
            table.press("Escape");
            table.waitUntilStill();
            assertTrue(table.frames() > drawn);
        }
    }

    @ParameterizedTest
    @CsvSource({"en,360,640", "he,1280,800"})
    void hasTheLanguagesDirectionAndTheWindowsSize(String language, int width, int height) {
        try (TablePage table = page(width, height).openReady("?game=onitama&lang=" + language)) {
            assertEquals(language, table.evaluate("document.documentElement.lang"));
            assertEquals(language.equals("he") ? "rtl" : "ltr", table.evaluate("document.documentElement.dir"));
            assertEquals(List.of(width, height), table.evaluate("[uniboard.width, uniboard.height]"));
        }
    }

    @Test
    void everyLanguageIsAtHand() {
        try (TablePage table = page(360, 640)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            for (String code : List.of("fr", "uk", "he")) {
                table.act("control:more", "control:settings", "control:language", "control:language:" + code, "control:close");
                assertEquals(code, table.evaluate("document.documentElement.lang"));
                table.act("Ox", "b1");
                assertEquals("true", table.attribute("b1", "aria-pressed"));
                table.act("b1", "Ox");
            }
            assertEquals("rtl", table.evaluate("document.documentElement.dir"));
            assertEquals(List.of(), table.complaints());
            table.reload();
            table.waitUntilReady();
        }
    }

    @ParameterizedTest
    @CsvSource({"wasm,\\.wasm$,js", "wasm,\\.wasm\\.js,js", "js,/onitama\\.\\w+\\.js,wasm"})
    void fallsBackToTheOtherTarget(String asked, String lost, String got) {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = page(site, 800, 600)) {
            site.cut(lost);
            table.openReady("?game=onitama&target=" + asked);
            assertEquals(got, table.evaluate("uniboard.target"));
        }
    }

    @Test
    void searchesInSlicesWhereNoWorkerStarts() {
        try (TablePage table = page(800, 600)) {
            table.forbidWorkers();
            table.openReady("?game=onitama");
            table.waitFor("uniboard.bot");
            assertEquals("slices", table.evaluate("uniboard.bot"));
        }
    }

    @Test
    void saysSoWhereABotIsAskedAndNoneCanBeHad() {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = page(site, 800, 600)) {
            site.cut("worker\\.");
            StoredGame.open(table, "onitama", "?lang=en", AMONG_PEOPLE);
            table.waitUntilStill();
            assertTrue(table.page().locator("#failure").isHidden());
            table.tap("control:hint");
            table.waitFor("!document.getElementById('failure').hidden");
            String text = table.page().locator("#failure").innerText();
            assertTrue(text.startsWith("The connection is lost."), text);
            assertFalse(text.contains("code/"), text);
        }
    }

    @Test
    void saysWhatIsMissingWhenNothingCanBeLoaded() {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = page(site, 360, 640)) {
            site.cut("/code/onitama\\.");
            table.open("?game=onitama");
            table.waitFor("!document.getElementById('failure').hidden");
            String text = table.page().locator("#failure").innerText();
            assertTrue(text.startsWith("The connection is lost."), text);
            assertFalse(text.contains("code/"), text);
            assertTrue(table.page().locator("#failure button").first().isVisible());
        }
    }

    @Test
    void assetsAreFoundWhateverTheAddressCarries() {
        try (TablePage table = page(800, 600)) {
            table.page().navigate(table.address() + "uk/onitama/index.html?x=1#some/fragment.html?x=1");
            table.waitUntilReady();
            assertEquals(1, table.complaints().size(), table.complaints().toString());
            assertTrue(table.complaints().get(0).contains("“x” isn’t known"), "of nothing else");
        }
    }

    @Test
    void colourSchemeIsFollowed() throws IOException {
        try (TablePage table = page(360, 640)) {
            table.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
            table.openReady("?game=onitama").waitUntilStill();
            table.screenshot(screenshot("table-dark"));
            assertTrue(brightness("table-dark") < 80);
            table.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
            table.waitFor("!uniboard.dark");
            table.waitUntilStill();
            table.screenshot(screenshot("table-light-again"));
            assertTrue(brightness("table-light-again") > 180);
        }
    }

    /** Of the table near the picture's corner, 0 to 255. */
    private static int brightness(String name) throws IOException {
        return ImageIO.read(screenshot(name).toFile()).getRGB(4, 4) & 0xff;
    }

    @Test
    void canvasFollowsTheWindow() {
        try (TablePage table = page(800, 600).openReady("?game=onitama")) {
            table.setSize(500, 700);
            table.waitUntilStill();
            assertEquals(List.of(500, 700), table.evaluate("[uniboard.width, uniboard.height]"));
        }
    }

    @Test
    void tabLeavesTheCanvas() {
        try (TablePage table = page(800, 600).openReady("?game=onitama")) {
            Object prevented = table.evaluate("""
                () => {
                  const event = new KeyboardEvent('keydown', { key: 'Tab', keyCode: 9, bubbles: true, cancelable: true });
                  document.body.dispatchEvent(event);
                  return event.defaultPrevented;
                }""");
            assertEquals(false, prevented);
        }
    }
}
