package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** Packages for learning platforms: saved at the page that writes them, opened by a platform, done by a learner. */
class ScormIT extends SiteTest {
    private static final String SHEET = """
        title Two “tasks” & <more>
        board win
        start 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b
        accept win
        task Win with one move.
        board cards
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
        answer two
        task How many cards does each side hold?
        option two Two
        option five Five""";
    private static final int PATIENCE = 15_000;

    private LearningPlatform platform;

    @BeforeAll
    void bePlatform() throws IOException {
        platform = new LearningPlatform(address());
    }

    @AfterAll
    void closePlatform() {
        if (platform != null) platform.close();
    }

    /** The package as the page saves it. */
    private Map<String, String> sheet(Page page, String language) throws IOException {
        page.navigate(address() + language + "embed/?mode=exercise");
        page.fill("#exercise", SHEET);
        page.locator("#exercise").blur();
        return saved(page);
    }

    private static Map<String, String> saved(Page page) throws IOException {
        Download download = page.waitForDownload(() -> page.click("#package"));
        assertTrue(download.suggestedFilename().matches("uniboard-onitama-[a-z0-9]+\\.zip"), download.suggestedFilename());
        try (InputStream zip = download.createReadStream()) {
            return LearningPlatform.unpacked(zip.readAllBytes());
        }
    }

    /** Once it can be played on. */
    private static Frame board(Frame sco) {
        sco.waitForFunction("() => document.querySelector('uni-board').shadowRoot?.querySelector('iframe')");
        Frame board = sco.evaluateHandle("document.querySelector('uni-board').shadowRoot.querySelector('iframe')").asElement()
            .contentFrame();
        board.waitForFunction("() => window.uniboard?.ready", null, new Frame.WaitForFunctionOptions().setPollingInterval(50));
        ElementIT.waitUntilStill(board);
        return board;
    }

    private static void waitForCommits(Page page, int count) {
        page.waitForFunction("count => commits === count", count);
    }

    private static String answer(Page page, int number) {
        return String.join(" | ", List.of("id", "type", "student_response", "result").stream()
            .map(part -> LearningPlatform.last(page, "cmi.interactions." + number + "." + part)).toList());
    }

    @Test
    void marksLandAndAreGoneOnWith() throws IOException {
        try (TablePage table = page(1100, 900)) {
            Page page = table.page();
            platform.take(sheet(page, ""));
            Frame board = board(platform.open(page));
            assertEquals("incomplete", LearningPlatform.last(page, "cmi.core.lesson_status"));
            ElementIT.act(board, "control:hint", "Eel", "c4", "b5");
            waitForCommits(page, 1);
            assertEquals("task-1 | performance | Eel c4-b5 | wrong", answer(page, 0));
            ElementIT.act(board, "control:again", "Boar", "c4", "c5");
            waitForCommits(page, 2);
            assertEquals("task-1 | performance | Boar c4-c5 | correct", answer(page, 1));
            assertEquals(List.of("0", "100", "25"), List.of("min", "max", "raw").stream()
                .map(part -> LearningPlatform.last(page, "cmi.core.score." + part)).toList());
            assertEquals("incomplete", LearningPlatform.last(page, "cmi.core.lesson_status"));
            LearningPlatform.leave(page);
            assertTrue(LearningPlatform.last(page, "cmi.core.session_time").matches("\\d{4}:\\d\\d:\\d\\d"));
            assertEquals("suspend", LearningPlatform.last(page, "cmi.core.exit"));
            assertEquals(List.of(), LearningPlatform.refused(page));
            String suspended = LearningPlatform.last(page, "cmi.suspend_data");
            assertTrue(suspended.contains("[1,2,1,1]"), "a task, two tries, a hint, done: " + suspended);

            String kept = "{ suspend_data: " + quoted(suspended) + ", core: { lesson_status: 'incomplete', score: { raw: '25' } } }";
            board = board(platform.open(page, kept));
            ElementIT.act(board, "control:option:two");
            waitForCommits(page, 1);
            assertEquals("task-2 | performance | two | correct", answer(page, 0));
            assertEquals("75", LearningPlatform.last(page, "cmi.core.score.raw"));
            assertEquals("passed", LearningPlatform.last(page, "cmi.core.lesson_status"));
            assertEquals(List.of(), LearningPlatform.refused(page));
            assertEquals(List.of(), table.complaints());
        }
    }

    private static String quoted(String text) {
        return '\'' + text.replace("'", "\\'") + '\'';
    }

    @ParameterizedTest
    @ValueSource(strings = {"browse", "review"})
    void whoOnlyLooksIsNotMarked(String mode) throws IOException {
        try (TablePage table = page(1100, 900)) {
            Page page = table.page();
            platform.take(sheet(page, ""));
            Frame sco = platform.open(page, "{ core: { lesson_mode: '" + mode + "' } }");
            sco.evaluate("window.heard = []; addEventListener('uniboard-exercise', ({ detail }) => heard.push(detail.result))");
            ElementIT.act(board(sco), "Boar", "c4", "c5");
            sco.waitForFunction("() => heard.includes('right')");
            LearningPlatform.leave(page);
            assertEquals(List.of(), LearningPlatform.written(page));
            assertEquals(0, page.evaluate("commits"));
        }
    }

    @Test
    void theManifestNamesWhatIsInThePackage() throws Exception {
        try (TablePage table = page(1100, 900)) {
            Map<String, String> files = sheet(table.page(), "");
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            Document manifest = factory.newDocumentBuilder()
                .parse(new ByteArrayInputStream(files.get("imsmanifest.xml").getBytes(StandardCharsets.UTF_8)));
            assertEquals("Onitama – Two “tasks” & <more>", manifest.getElementsByTagName("title").item(0).getTextContent());
            assertEquals("1.2", manifest.getElementsByTagName("schemaversion").item(0).getTextContent());
            assertEquals("sco", manifest.getElementsByTagName("resource").item(0).getAttributes()
                .getNamedItemNS("http://www.adlnet.org/xsd/adlcp_rootv1p2", "scormtype").getTextContent());
            NodeList named = manifest.getElementsByTagName("file");
            Set<String> names = new HashSet<>(Set.of("imsmanifest.xml"));
            for (int i = 0; i < named.getLength(); i++) names.add(named.item(i).getAttributes().getNamedItem("href").getTextContent());
            assertEquals(files.keySet(), names);
            String html = files.get("index.html");
            assertTrue(html.contains("<title>Onitama – Two “tasks” &amp; &lt;more&gt;</title>"), html);
        }
    }

    @Test
    void withoutTheSiteThatIsSaidInTheReadersLanguage() throws IOException {
        try (TablePage table = page(1100, 900)) {
            Page page = table.page();
            Map<String, String> files = new LinkedHashMap<>(sheet(page, "he/"));
            // Nobody listens there.
            files.computeIfPresent("index.html", (name, html) -> html.replace("base=\"" + address(), "base=\"http://localhost:1/"));
            platform.take(files);
            page.clock().install();
            Frame sco = platform.open(page);
            assertEquals("rtl", sco.evaluate("document.documentElement.dir"));
            page.clock().runFor(PATIENCE - 1000);
            assertFalse(sco.isVisible("#away"));
            page.clock().runFor(2000);
            assertTrue(sco.isVisible("#away"));
            assertTrue(sco.textContent("#away").contains(address()), sco.textContent("#away"));
        }
    }

    @Test
    void withoutAPlatformThatIsSaid() throws IOException {
        try (TablePage table = page(1100, 900)) {
            Page page = table.page();
            platform.take(sheet(page, ""));
            page.navigate(platform.packageAddress());
            page.waitForSelector("#alone:not([hidden])");
            board(page.mainFrame());
            assertTrue(page.isHidden("#away"));
        }
    }

    /** Many a platform opens packages in a window of their own. */
    @Test
    void aPlatformIsFoundThatOpenedTheWindow() throws IOException {
        try (TablePage table = page(1100, 900)) {
            Page page = table.page();
            takeWithoutElement(page);
            platform.open(page);
            page.evaluate("document.querySelector('iframe').remove();"
                + " window.API = new Scorm12API()");
            Page popup = page.waitForPopup(() -> page.evaluate("void window.open('index.html')"));
            popup.waitForLoadState();
            assertTrue(popup.isHidden("#alone"));
            assertEquals("incomplete", page.evaluate("API.statusHeld()"));
        }
    }

    /** @param mastery what the platform asks for; {@code none}: nothing */
    @ParameterizedTest
    @CsvSource({"none, passed", "50, passed", "51, failed"})
    void theLastTaskDecides(String mastery, String status) throws IOException {
        try (TablePage table = page(1100, 900)) {
            Page page = table.page();
            takeWithoutElement(page);
            Frame sco = platform.open(page, mastery.equals("none") ? "{}" : "{ student_data: { mastery_score: '" + mastery + "' } }");
            tell(sco, "step: 1, steps: 3, result: 'shown', tries: 0, solved: false");
            tell(sco, "step: 2, steps: 3, result: 'shown', tries: 0, solved: false");
            tell(sco, "step: 2, steps: 3, result: 'right', tries: 2, hints: 0, answer: 'x'.repeat(300), seconds: 3700, solved: false");
            assertEquals("x".repeat(255), LearningPlatform.last(page, "cmi.interactions.0.student_response"));
            assertEquals("0001:01:40", LearningPlatform.last(page, "cmi.interactions.0.latency"));
            assertEquals("25", LearningPlatform.last(page, "cmi.core.score.raw"), "the last step may be a task");
            tell(sco, "step: 3, steps: 3, result: 'shown', tries: 0, solved: true");
            assertEquals("50", LearningPlatform.last(page, "cmi.core.score.raw"));
            assertEquals(status, LearningPlatform.last(page, "cmi.core.lesson_status"));
            tell(sco, "step: 2, steps: 3, result: 'right', tries: 5, hints: 0, answer: 'x', seconds: 1, solved: false");
            assertEquals("50", LearningPlatform.last(page, "cmi.core.score.raw"), "done once, a task stays as it was");
            assertEquals(List.of(), LearningPlatform.refused(page));
        }
    }

    /** So that events can be made up. */
    private void takeWithoutElement(Page page) throws IOException {
        Map<String, String> files = new LinkedHashMap<>(sheet(page, ""));
        files.put("uni-board.js", "");
        platform.take(files);
    }

    private static void tell(Frame sco, String event) {
        sco.evaluate("document.querySelector('uni-board').dispatchEvent(new CustomEvent('uniboard-exercise', { detail: { type: 'exercise', "
            + event + " } }))");
    }
}
