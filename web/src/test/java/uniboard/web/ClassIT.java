package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Choice;
import uniboard.known.Records;
import uniboard.known.SpokenGame;
import uniboard.match.GameRecord;
import uniboard.match.Match;

/** A class: a teacher and a pupil in browsers of their own, with a relay between them. */
class ClassIT extends RemoteTest {
    private static final String BOARD = Records.RUNNING_ONITAMA;
    private static final String FIRST_PUPIL = "control:classPupil:1";
    private static final Pattern SPELLED = Pattern.compile("\\u2066((?:[0-9A-Z],? ){7}[0-9A-Z])\\u2069");

    private static String told(String sentence) {
        return "uniboard.status.includes('" + sentence.replace("'", "\\'") + "')";
    }

    private static void isThere(TablePage page, String place) {
        page.waitFor("uniboard.still && uniboard.places.some(place => place.name === '" + place + "')");
    }

    /** From the page of classes, in English and wide. */
    private String teach(TablePage teacher) {
        teacher.keep("onitama", BOARD);
        teacher.page().navigate(address() + "class/?lang=en");
        teacher.page().locator("a[href$='onitama/#t=c']").click();
        teacher.page().waitForURL("**/onitama/#t=c*");
        teacher.waitUntilReady();
        isThere(teacher, "control:classAsk");
        picture(teacher, "class-join");
        Matcher spelled = SPELLED.matcher(teacher.status());
        assertTrue(spelled.find(), teacher.status());
        return spelled.group(1).replace(",", "").replace(" ", "");
    }

    private static void picture(TablePage page, String name) {
        page.page().screenshot(new Page.ScreenshotOptions().setPath(SiteTest.screenshot(name)));
    }

    @Test
    void aPupilComesByTheTypedCodeAndAnswersByKeysAlone() {
        SpokenGame english = new SpokenGame("en");
        SpokenGame french = new SpokenGame("fr");
        try (TablePage teacher = page(1280, 800); TablePage pupil = page(360, 640)) {
            String code = teach(teacher);
            Page page = pupil.page();
            page.navigate(address() + "fr/class/");
            page.locator("#code").focus();
            page.keyboard().type(code.substring(0, 7));
            page.keyboard().press("Enter");
            assertTrue(page.locator("#wrong[role=alert]").innerText().contains("7"), page.locator("#wrong").innerText());
            Axe.findsNothing(pupil, "a code that is too short");
            picture(pupil, "class-code-fr");
            page.keyboard().type(code.substring(7).toLowerCase(Locale.ROOT));
            page.keyboard().press("Enter");
            page.waitForURL("**/fr/onitama/*");
            pupil.waitUntilReady();
            pupil.waitFor(told(french.say("class.soon")));
            teacher.act("control:classAsk");
            pupil.waitFor("uniboard.still && " + told(french.say("class.task")));
            Choice answer = new Match(GameRecord.read(BOARD, new AllGames())).choices().get(0);
            ToldGame.Hand keys = ToldGame.keyboard(pupil);
            for (Choice.Step step : answer.steps()) {
                keys.choose(step.place());
                pupil.waitUntilStill();
            }
            teacher.waitFor(told(english.say("class.answeredOf", "1", "1")));
            teacher.act("control:classClose");
            isThere(teacher, "control:classShow");
            teacher.act("control:classShow");
            pupil.waitFor("uniboard.still && uniboard.places.some(place => place.name === 'control:classAnswer:0')");
            // The foot of the board was a list, that of the class's screen is none.
            teacher.act("control:close");
            assertEquals(1, teacher.evaluate("document.querySelectorAll('[data-place=\"control:classNext\"]').length"));
            assertEquals(List.of(), teacher.complaints());
            assertEquals(List.of(), pupil.complaints());
        }
    }

    /** The small page tells the name while the game's program loads. */
    @Test
    void theLinkTellsTheNameAndTheGamesPageGoesOnAsTheSamePupil() {
        try (TablePage teacher = page(1280, 800); TablePage pupil = page(360, 640)) {
            rememberCopied(teacher);
            teach(teacher);
            teacher.act("control:classCopy");
            String link = (String) teacher.evaluate("window.copied");
            assertTrue(link.startsWith(address() + "class/#t=c"), link);
            pupil.addInitScript("""
                new MutationObserver(() => {
                  if (document.getElementById('soon')?.hidden !== false) return;
                  sessionStorage.arrival = document.getElementById('told').textContent;
                }).observe(document, { subtree: true, childList: true, attributes: true });""");
            pupil.page().navigate(link);
            pupil.page().waitForURL("**/onitama/#t=c*");
            pupil.waitUntilReady();
            pupil.waitFor(told(new SpokenGame("en").say("class.soon")));
            String name = (String) pupil.evaluate("sessionStorage.arrival");
            assertTrue(name != null && pupil.status().contains(name), name + " on the small page; then " + pupil.status());
            isThere(teacher, FIRST_PUPIL);
            pupil.reload();
            pupil.waitUntilReady();
            pupil.waitFor(told(name));
            teacher.act("control:classAsk");
            pupil.waitFor("uniboard.still && " + told(new SpokenGame("en").say("class.task")));
            teacher.waitFor(told(new SpokenGame("en").say("class.answeredOf", "0", "1")));
            assertEquals(List.of(), teacher.complaints());
            assertEquals(List.of(), pupil.complaints());
        }
    }

    /** Four pupils in four languages on phones, and a screen for all: they answer, see all answers, and play each other. */
    @Test
    void aWholeLessonInFourLanguages() {
        SpokenGame english = new SpokenGame("en");
        List<String> languages = List.of("en", "fr", "uk", "he");
        List<TablePage> pupils = new ArrayList<>();
        try (TablePage teacher = page(1280, 800); TablePage wall = page(1280, 800)) {
            teach(teacher);
            String address = (String) teacher.page().evaluate("location.href");
            for (String language : languages) {
                TablePage pupil = page(360, 640);
                pupils.add(pupil);
                pupil.page().navigate(address.replace("#", "?lang=" + language + "#"));
                pupil.waitUntilReady();
                pupil.waitFor(told(new SpokenGame(language).say("class.soon")));
            }
            teacher.page().evaluate("window.open = address => { window.wall = address; }");
            teacher.act("control:classWall", "control:classWall:open");
            wall.page().navigate((String) teacher.page().evaluate("window.wall"));
            wall.waitUntilReady();
            isThere(wall, "control:classPupils");
            Axe.findsNothing(wall, "a screen for all");
            teacher.act("control:classAsk");
            List<Choice> choices = new Match(GameRecord.read(BOARD, new AllGames())).choices();
            for (int i = 0; i < pupils.size(); i++) {
                TablePage pupil = pupils.get(i);
                pupil.waitFor("uniboard.still && " + told(new SpokenGame(languages.get(i)).say("class.task")));
                for (Choice.Step step : choices.get(i % 2).steps()) pupil.act(step.place());
            }
            wall.waitFor(told(english.say("class.answeredOf", "4", "4")));
            picture(wall, "class-wall");
            teacher.act("control:classClose");
            isThere(teacher, "control:classShow");
            teacher.act("control:classShow");
            for (TablePage each : pupils) isThere(each, "control:classAnswer:0");
            isThere(wall, "control:classAnswer:0");
            picture(wall, "class-wall-answers");
            picture(pupils.get(3), "class-answers-he");
            teacher.act("control:classNext");
            isThere(teacher, "control:classPair");
            teacher.act("control:classPair");
            picture(teacher, "class-seating");
            teacher.act("control:classBegin");
            for (TablePage each : pupils) each.waitFor(AT_TABLE);
            isThere(teacher, "control:classBoard:2");
            picture(teacher, "class-pairs");
            picture(pupils.get(2), "class-table-uk");
            teacher.act("control:classRoundEnd");
            for (int i = 0; i < pupils.size(); i++) pupils.get(i).waitFor(told(new SpokenGame(languages.get(i)).say("class.soon")));
            for (TablePage each : pupils) assertEquals(List.of(), each.complaints());
            assertEquals(List.of(), wall.complaints());
        } finally {
            pupils.forEach(TablePage::close);
        }
    }

    @ParameterizedTest
    @CsvSource({"en, ''", "fr, fr/", "uk, uk/", "he, he/"})
    void thePageTellsWhatIsWrongWithACode(String language, String folder) {
        try (TablePage table = page(360, 640)) {
            Page page = table.page();
            page.navigate(address() + folder + "class/?lang=" + language);
            for (String typed : List.of("", "12345", "123456789", "1234567Ж")) {
                page.locator("#code").fill(typed);
                page.locator("#code").press("Enter");
                assertTrue(page.locator("#wrong").isVisible(), typed);
                assertEquals("true", page.locator("#code").getAttribute("aria-invalid"), typed);
            }
            assertTrue(page.locator("#wrong").innerText().contains("Ж"), page.locator("#wrong").innerText());
            Axe.findsNothing(table, "wrong signs in " + language);
            assertTrue((boolean) page.evaluate("document.documentElement.scrollWidth <= innerWidth"));
            // The page waits for the class, and doesn't lead on while it is looked at.
            page.evaluate("void (uniboard.leadOn = () => {})");
            page.locator("#code").fill("oi23-abcu");
            page.locator("#code").press("Enter");
            Axe.findsNothing(table, "a class is looked for in " + language);
        }
    }

    @Test
    void aCodeThatNobodyAnswersLeadsToAGamesPageWhichTellsIt() {
        try (TablePage table = page(360, 640)) {
            Page page = table.page();
            page.navigate(address() + "he/class/?lang=he");
            page.locator("#code").fill("oi23-abcu");
            page.locator("#code").press("Enter");
            page.waitForURL(url -> url.contains("/he/onitama/"));
            table.waitUntilReady();
            table.waitFor(told("0123 ABCV"));
        }
    }
}
