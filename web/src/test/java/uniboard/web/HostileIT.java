package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages that mean a board no good, or let it do little. */
class HostileIT extends SiteTest {
    private HostSite host;

    @BeforeAll
    void beHost() throws IOException {
        host = new HostSite(Path.of("src/test/host"), address());
    }

    @AfterAll
    void closeHost() {
        if (host != null) host.close();
    }

    private Page open(TablePage table, String query, String attributes) throws IOException {
        return open(table, address(), query, attributes);
    }

    private Page open(TablePage table, String site, String query, String attributes) throws IOException {
        table.page().navigate(host.listening(site + "onitama/" + query, attributes));
        return table.page();
    }

    private static Frame ready(Page page) {
        Frame frame = page.frames().get(1);
        frame.waitForFunction("() => window.uniboard && uniboard.ready && uniboard.still", null,
            new Frame.WaitForFunctionOptions().setPollingInterval(50));
        return frame;
    }

    private static Object record(Frame frame) {
        return frame.evaluate("uniboard.places.map(place => place.label).join()");
    }

    @Test
    void whoDoesNotKnowTheGreetingGetsNoLine() throws IOException {
        try (TablePage table = page(1100, 700)) {
            Page page = open(table, "?seats=h,h", "");
            Frame frame = ready(page);
            page.evaluate("welcome('guessed')");
            // From within, from the board itself and from a window that is no parent.
            frame.evaluate("postMessage({ uniboard: 1, type: 'welcome', nonce: 'x' }, '*')");
            page.evaluate("const other = document.createElement('iframe'); document.body.append(other);"
                + "other.contentWindow.eval(`parent.frames[0].postMessage({ uniboard: 1, type: 'welcome',"
                + " nonce: '${hellos[0].nonce}' }, '*', [new MessageChannel().port1])`)");
            for (String garbage : new String[] {"null", "1", "'x'", "[]", "{ uniboard: 1 }", "{ uniboard: 1, type: 'welcome' }",
                "{ uniboard: 1, type: {}, nonce: [] }", "JSON.parse('{\"__proto__\": {\"uniboard\": 1}}')"}) {
                page.evaluate("frames[0].postMessage(" + garbage + ", '*')");
            }
            page.evaluate("welcome(hellos[0].nonce)");
            page.waitForFunction("() => told.some(event => event.type === 'ready')");
            page.evaluate("window.first = told.length; welcome(hellos[0].nonce)");
            page.evaluate("line.postMessage({ type: 'undo' })");
            assertEquals(1, page.evaluate("told.filter(event => event.type === 'ready').length"), "there is one line and no second");
        }
    }

    @ParameterizedTest
    @CsvSource({"https://school.example, 0", "HOST, 1"})
    void onlyTheNamedOriginIsTalkedTo(String origin, int hellos) throws IOException {
        try (TablePage table = page(1100, 700)) {
            String named = origin.equals("HOST") ? host.address("").replaceAll("(https?://[^/]+)/.*", "$1") : origin;
            Page page = open(table, "?seats=h,h&origin=" + named, "");
            ready(page);
            assertEquals(hellos, page.evaluate("hellos.length"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "for (let i = 0; i < 21; i++) line.postMessage({ type: 'getState' })",
        "line.postMessage({ type: 'load', kind: 'record', text: 'x'.repeat(70000) })",
        "for (let i = 0; i < 301; i++) line.postMessage({ type: 'goto', ply: i })",
        "const round = { type: 'set' }; round.with = round; line.postMessage(round)",
        "line.postMessage({ type: 'play', move: 1n })"})
    void floodsAndMonstersCloseTheLine(String attack) throws IOException {
        try (TablePage table = page(1100, 700)) {
            Page page = open(table, "?seats=h,h", "");
            Frame frame = ready(page);
            Object before = record(frame);
            page.evaluate("welcome(hellos[0].nonce)");
            page.waitForFunction("() => told.some(event => event.type === 'ready')");
            page.evaluate(attack);
            page.waitForFunction("() => told.some(event => event.type === 'error' && event.message.startsWith('The line is closed'))");
            page.evaluate("told.length = 0; line.postMessage({ type: 'getState' })");
            frame.evaluate("() => new Promise(resolve => setTimeout(resolve))");
            assertEquals(0, page.evaluate("told.length"));
            assertEquals(before, record(frame));
        }
    }

    private static void welcome(Page page) {
        ready(page);
        page.evaluate("welcome(hellos[0].nonce)");
        page.waitForFunction("() => told.some(event => event.type === 'ready')");
    }

    @Test
    void aSliderMayAskOftenAndItsLastWordCounts() throws IOException {
        try (TablePage table = page(1100, 700)) {
            Page page = open(table, "?mode=replay", "");
            welcome(page);
            page.evaluate("told.length = 0; for (let i = 0; i < 60; i++) line.postMessage({ type: 'goto', ply: i % 2 });"
                + " line.postMessage({ type: 'getState' })");
            page.waitForFunction("() => told.some(event => event.type === 'state' && event.ply === 1)");
            assertEquals(0, page.evaluate("told.filter(event => event.type === 'error').length"));
        }
    }

    @Test
    void whatThePageItselfCannotHaveIsTold() throws IOException {
        try (TablePage table = page(1100, 700)) {
            Page page = open(table, "?target=flash&start=never&lang=xx&seats=h,h", "");
            welcome(page);
            for (String name : new String[] {"target", "start", "lang"}) {
                assertEquals(1, page.evaluate("name => told.filter(event => event.type === 'error'"
                    + " && event.message.startsWith(`“${name}” can’t be`)).length", name), name);
            }
        }
    }

    @Test
    void whatMakesNoSenseIsAnsweredAndChangesNothing() throws IOException {
        try (TablePage table = page(1100, 700)) {
            Page page = open(table, "?seats=h,h", "");
            Frame frame = ready(page);
            Object before = record(frame);
            page.evaluate("welcome(hellos[0].nonce)");
            for (String order : new String[] {"{ type: 'play' }", "{ type: 'play', move: 5 }", "{ type: 'play', move: 'x', more: 1 }",
                "{ type: 'goto', ply: -1 }", "{ type: 'goto', ply: 1.5 }", "{ type: 'lock', moves: 'x' }",
                "{ type: 'lock', moves: [null] }",
                "{ type: 'load', kind: 'file', text: '' }", "{ type: 'set', with: { theme: 'pink' } }",
                "JSON.parse('{\"type\":\"set\",\"with\":{\"__proto__\":{\"theme\":\"dark\"}}}')",
                "{ type: 'new', with: { seats: 'x', constructor: '1' } }"}) {
                page.evaluate("told.length = 0");
                page.evaluate("line.postMessage(" + order + ")");
                page.waitForFunction("() => told.some(event => event.type === 'error')");
            }
            page.evaluate("told.length = 0; for (const type of ['toString', '__proto__', 'constructor', 'dance', 7])"
                + " line.postMessage({ type }); line.postMessage({ type: 'getState' })");
            page.waitForFunction("() => told.some(event => event.type === 'state')");
            assertEquals(List.of("toString", "__proto__", "constructor", "dance"),
                page.evaluate("told.filter(event => event.type === 'error').map(event => event.of)"), "what isn't known is said");
            assertEquals(before, record(frame));
        }
    }

    @Test
    void aFrameWithoutAnOriginOfItsOwnPlays() throws IOException {
        try (TablePage table = page(1100, 700)) {
            Page page = open(table, "?seats=h,1&seed=3", "sandbox=\"allow-scripts\"");
            Frame frame = ready(page);
            assertEquals("null", frame.evaluate("origin"));
            frame.waitForFunction("() => uniboard.bot");
            page.evaluate("welcome(hellos[0].nonce)");
            page.waitForFunction("() => told.some(event => event.type === 'state' && event.turn)");
            page.evaluate("line.postMessage({ type: 'hint' })");
            page.waitForFunction("() => told.some(event => event.type === 'hint')");
        }
    }

    @Test
    void aSandboxThatLeavesTheOriginHindersNothing() throws IOException {
        try (TablePage table = page(1100, 700)) {
            Page page = open(table, "?seats=h,h&key=school", "sandbox=\"allow-scripts allow-same-origin\"");
            Frame frame = ready(page);
            // This browser, as a private window, keeps nothing for a frame of another site; it plays all the same.
            assertEquals(address(), frame.evaluate("uniboard.base"));
            assertTrue(address().startsWith((String) frame.evaluate("origin")));
            frame.waitForFunction("() => uniboard.bot === 'worker'");
        }
    }

    @Test
    void whereThePageMayNotFetchThereIsAPictureAndTheAddress() throws IOException {
        try (PlainServer plain = new PlainServer(Path.of(System.getProperty("site")));
            TablePage table = page(1100, 700)) {
            Page page = open(table, plain.address(), "?seats=h,1", "sandbox=\"allow-scripts\"");
            Frame frame = page.frames().get(1);
            frame.waitForSelector("#failure:not([hidden])");
            String words = frame.textContent("#failure");
            assertTrue(words.contains(plain.address() + "onitama/"), words);
            assertTrue((Boolean) frame.evaluate("Boolean(document.querySelector('#failure img'))"));
        }
    }

    @Test
    void withoutScriptsItIsSaidThatThereIsNoPicture() throws IOException {
        try (TablePage table = page(1100, 700)) {
            Page page = open(table, "", "sandbox");
            Frame frame = page.frames().get(1);
            frame.waitForSelector("noscript a");
            assertTrue(frame.textContent("noscript").contains("there is no picture here"), frame.textContent("noscript"));
            assertEquals(0, frame.locator("img:visible").count(), "another position would stand in the place of the one that is meant");
            assertEquals("_blank", frame.getAttribute("noscript a", "target"));
            assertTrue(frame.isVisible("noscript a"));
        }
    }
}
