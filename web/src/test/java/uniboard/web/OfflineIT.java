package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import uniboard.web.site.SiteServer;

/** The service worker: what was visited works without a network, and new versions come whole. */
@ExtendWith(SharedBrowser.class)
class OfflineIT {
    private static final String READY = "() => window.uniboard && uniboard.ready";
    private static final String KEPT = """
        async game => {
          const kept = () => caches.match(new URL('kept/' + game, new URL(document.documentElement.dataset.root, location.href)));
          while (!await kept()) await new Promise(resolve => setTimeout(resolve, 50));
        }""";

    /** Asks for the new version, and waits until the browser has thrown it away. */
    private static final String UPDATED_IN_VAIN = """
        async () => {
          const registration = await navigator.serviceWorker.ready;
          await registration.update().catch(() => {});
          const { installing } = registration;
          while (installing && installing.state !== 'redundant') await new Promise(resolve => setTimeout(resolve, 50));
        }""";

    private static final Pattern VERSION = Pattern.compile("const VERSION = '([0-9a-f]{8})';");
    private static final String PORTAL = "<!DOCTYPE html><title>Hotel</title><h1>Welcome, please log in</h1>";
    /** What the service worker answers to anybody who asks for a game to be kept. */
    private static final String ASK_TO_KEEP = """
        async game => {
          const { active } = await navigator.serviceWorker.ready;
          const { port1, port2 } = new MessageChannel();
          const answer = new Promise(resolve => { port1.onmessage = ({ data }) => resolve(data); });
          active.postMessage({ keep: [game] }, [port2]);
          return answer;
        }""";
    /** As an earlier version kept what a hotel's portal had answered. */
    private static final String KEEP_WRONG = """
        async ([path, text]) => {
          const files = await caches.open('uniboard-files');
          await files.put(new URL(path, new URL(document.documentElement.dataset.root, location.href)),
            new Response(text, { headers: { 'Content-Type': 'text/html' } }));
        }""";

    @TempDir
    private Path folder;
    private SiteServer server;
    private BrowserContext context;
    private Page page;

    @BeforeEach
    void open(Browser browser) throws IOException {
        Path built = Path.of(System.getProperty("site"));
        try (Stream<Path> files = Files.walk(built)) {
            for (Path file : files.toList()) {
                Path copy = folder.resolve(built.relativize(file).toString());
                if (Files.isDirectory(file)) Files.createDirectories(copy);
                else Files.copy(file, copy);
            }
        }
        server = new SiteServer(folder, "/some/folder/", 0);
        context = browser.newContext(new NewContextOptions().setViewportSize(360, 640).setReducedMotion(ReducedMotion.REDUCE));
        page = context.newPage();
    }

    @AfterEach
    void close() {
        context.close();
        server.close();
    }

    private void visit(String path) {
        page.navigate(server.address() + path);
    }

    @Test
    void picturesForOthersAreNotKept() throws IOException {
        String worker = Files.readString(folder.resolve("sw.js"));
        assertTrue(worker.contains("'assets/pictures/onitama-light."));
        assertFalse(worker.contains("previews/") || worker.contains("screenshots/"));
    }

    @Test
    void aVisitedGameWorksWithoutANetworkInEveryLanguage() {
        visit("uk/onitama/");
        page.waitForFunction(READY);
        page.evaluate(KEPT, "onitama");
        server.close();
        for (String language : List.of("", "fr/", "uk/", "he/")) {
            visit(language + "onitama/");
            page.waitForFunction(READY);
            page.waitForFunction("() => uniboard.bot === 'worker'");
            assertTrue((Boolean) page.evaluate("() => document.fonts.check('16px \"Uniboard Sans\"', 'Aa')"));
            visit(language.isEmpty() ? "?lang=en" : language);
            assertEquals(5, page.locator("#games > li").count());
        }
        visit("he/unlur/");
        assertEquals(5, page.locator("#games > li").count(), "the front door has what is on this device");
    }

    @Test
    void allGamesAreKeptWhenAsked() {
        visit("?lang=en");
        page.waitForFunction("() => navigator.serviceWorker.controller || navigator.serviceWorker.ready.then(() => true)");
        page.locator("#keep button").click();
        page.waitForFunction("() => document.querySelector('#keep button').hidden");
        for (String game : List.of("unlur", "unikat", "unitary", "unitar")) page.evaluate(KEPT, game);
        server.close();
        visit("fr/unitar/");
        page.waitForFunction(READY);
    }

    @Test
    void aNewVersionIsToldAtTheFrontDoorAndTakesOverWhenAsked() throws IOException {
        visit("onitama/");
        page.waitForFunction(READY);
        page.evaluate(KEPT, "onitama");
        publishNewVersion();
        visit("?lang=en");
        assertEquals("Uniboard", page.locator("h1").innerText(), "the version that is kept");
        page.waitForFunction("() => !document.getElementById('update').hidden");
        page.locator("#update button").click();
        page.waitForFunction("() => document.querySelector('h1')?.textContent === 'Uniboard 2'");
        server.close();
        visit("onitama/");
        page.waitForFunction(READY);
        assertEquals(1, page.evaluate("async () => (await caches.keys()).filter(name => name.startsWith('uniboard-pages-')).length"));
    }

    private void publishNewVersion() throws IOException {
        replace("index.html", "<h1>Uniboard</h1>", "<h1>Uniboard 2</h1>");
        String version = VERSION.matcher(Files.readString(folder.resolve("sw.js"))).results().findFirst().orElseThrow().group(1);
        String next = (version.startsWith("2") ? "3" : "2") + version.substring(1);
        replace("sw.js", version, next);
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(each -> each.endsWith("index.html")).toList()) {
                Files.writeString(file, Files.readString(file).replace("data-version=\"" + version, "data-version=\"" + next));
            }
        }
    }

    private void replace(String file, String old, String text) throws IOException {
        String content = Files.readString(folder.resolve(file));
        assertTrue(content.contains(old), file);
        Files.writeString(folder.resolve(file), content.replace(old, text));
    }

    @Test
    void aHalfFetchedVersionIsNeverUsed() throws IOException {
        visit("onitama/");
        page.waitForFunction(READY);
        page.evaluate(KEPT, "onitama");
        publishNewVersion();
        Files.delete(folder.resolve("he/onitama/index.html"));
        visit("?lang=en");
        page.evaluate(UPDATED_IN_VAIN);
        visit("?lang=en");
        assertEquals("Uniboard", page.locator("h1").innerText());
        server.close();
        visit("he/onitama/");
        page.waitForFunction(READY);
    }

    private String path(String start, String end) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> folder.relativize(file).toString().replace('\\', '/'))
                .filter(file -> file.startsWith(start) && file.endsWith(end)).findFirst().orElseThrow();
        }
    }

    /** The word's page is asked for twice: the second time past the browser's own cache. */
    @Test
    void whatAPortalAnswersIsNeverKept() throws IOException {
        String words = path("assets/text/table/fr.", ".properties");
        String right = Files.readString(folder.resolve(words));
        Files.writeString(folder.resolve(words), PORTAL);
        visit("onitama/?lang=en");
        page.waitForFunction(READY);
        String answer = (String) page.evaluate(ASK_TO_KEEP, "onitama");
        assertEquals(words + ": something else comes in its place", answer);
        assertEquals(false, page.evaluate("async () => Boolean(await caches.match(new URL('../kept/onitama', location.href)))"));
        Files.writeString(folder.resolve(words), right);
        assertEquals("kept", page.evaluate(ASK_TO_KEEP, "onitama"));
        server.close();
        visit("fr/onitama/");
        page.waitForFunction(READY);
    }

    @Test
    void aPageThatIsNotOursIsNeverKept() throws IOException {
        visit("onitama/");
        page.waitForFunction(READY);
        page.evaluate(KEPT, "onitama");
        publishNewVersion();
        Files.writeString(folder.resolve("he/onitama/index.html"), PORTAL);
        visit("?lang=en");
        page.evaluate(UPDATED_IN_VAIN);
        visit("?lang=en");
        assertEquals("Uniboard", page.locator("h1").innerText(), "the version that is whole");
        server.close();
        visit("he/onitama/");
        page.waitForFunction(READY);
    }

    @Test
    void aWrongFileInTheCacheIsMendedWhenAStartFails() throws IOException {
        visit("onitama/?lang=en");
        page.waitForFunction(READY);
        page.evaluate(KEPT, "onitama");
        page.evaluate("() => navigator.serviceWorker.controller || new Promise(resolve => navigator.serviceWorker.ready.then(resolve))");
        page.evaluate(KEEP_WRONG, List.of(path("assets/text/table/en.", ".properties"), PORTAL));
        visit("onitama/?lang=en");
        page.waitForSelector("#failure:not([hidden])");
        assertTrue(page.textContent("#failure").contains("Part of this page didn’t load."), page.textContent("#failure"));
        page.locator("#failure button").first().click();
        page.waitForFunction(READY);
        page.waitForFunction("() => uniboard.status.startsWith('Your turn')");
    }

    /** Then the other build plays, and the right file is had the next time. */
    @Test
    void aWrongProgramIsNoProgram() throws IOException {
        visit("onitama/?lang=en");
        page.waitForFunction(READY);
        page.evaluate(KEPT, "onitama");
        String program = (String) page.evaluate("() => JSON.parse(document.getElementById('files').textContent).program");
        page.evaluate(KEEP_WRONG, List.of(program, PORTAL));
        visit("onitama/?lang=en");
        page.waitForFunction(READY);
        assertEquals("wasm", page.evaluate("() => uniboard.target"));
        page.evaluate(ASK_TO_KEEP, "onitama");
        visit("onitama/?lang=en");
        page.waitForFunction(READY);
        assertEquals("js", page.evaluate("() => uniboard.target"));
    }

    @Test
    void aNewVersionThrowsOutWhatAnEarlierOneKeptUnseen() throws IOException {
        visit("onitama/?lang=en");
        page.waitForFunction(READY);
        page.evaluate(KEPT, "onitama");
        String words = path("assets/text/table/fr.", ".properties");
        page.evaluate(KEEP_WRONG, List.of(words, PORTAL));
        publishNewVersion();
        visit("?lang=en");
        page.waitForFunction("() => !document.getElementById('update').hidden");
        assertEquals(false, page.evaluate(
            "async path => (await (await caches.match(new URL(path, location.href))).text()).includes('Hotel')", words));
    }

    @Test
    void framesWorkWithoutIt() throws IOException {
        Files.writeString(folder.resolve("outer.html"), """
            <!DOCTYPE html><title>Outer</title><iframe src="onitama/" width="800" height="600"></iframe>""");
        visit("outer.html");
        page.frames().get(1).waitForFunction(READY);
        page.frames().get(1).waitForFunction("() => uniboard.still");
        assertEquals(0, page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length"));
    }
}
