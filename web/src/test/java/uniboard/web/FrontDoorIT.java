package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.match.Seat;
import uniboard.text.Language;

/** The pages on which games are chosen, and the ways from them to the tables and back. */
class FrontDoorIT extends SiteTest {
    private static final String READY = "() => window.uniboard && uniboard.ready";

    private TablePage door() {
        return page(800, 600);
    }

    private Page opened(TablePage table, String path) {
        table.page().navigate(address() + path);
        return table.page();
    }

    private Page opened(BrowserContext context, String path) {
        Page page = context.newPage();
        page.navigate(address() + path);
        return page;
    }

    private static NewContextOptions options() {
        return new NewContextOptions().setServiceWorkers(ServiceWorkerPolicy.BLOCK);
    }

    private BrowserContext context(String locale) {
        return browser().newContext(options().setViewportSize(1280, 800).setLocale(locale));
    }

    @Test
    void offersEveryGameInEveryLanguage() {
        try (TablePage table = door()) {
            for (Language language : Language.values()) {
                Page page = opened(table, language == Language.ENGLISH ? "?lang=en" : language.code() + '/');
                assertEquals(language.code(), page.evaluate("document.documentElement.lang"));
                assertEquals(language == Language.HEBREW ? "rtl" : "ltr", page.evaluate("document.documentElement.dir"));
                List<String> games = new AllGames().games().stream().map(Game::id).toList();
                assertEquals(games, page.locator("#games > li").evaluateAll("boxes => boxes.map(box => box.dataset.game)"));
                for (Locator play : page.locator("a.play").all()) assertTrue(play.isVisible());
            }
        }
    }

    @Test
    void isWholeWithoutJavaScript() {
        try (BrowserContext context = browser().newContext(options().setJavaScriptEnabled(false))) {
            Page page = opened(context, "fr/");
            assertTrue(page.locator(".aim").first().isVisible());
            page.locator("a.play").first().click();
            page.waitForURL("**/fr/onitama/");
            assertTrue(page.locator("noscript").isVisible());
        }
    }

    @Test
    void withFriendsIsAPartOfThePageWithoutJavaScript() {
        try (BrowserContext context = browser().newContext(options().setJavaScriptEnabled(false))) {
            Page page = opened(context, "he/");
            Locator together = page.locator("[data-game=unikat] .together");
            assertFalse(together.isVisible());
            page.locator(".company .alone a:visible").first().click();
            page.waitForURL("**/he/#friends");
            assertFalse(page.locator("[data-game=unikat] .ways").isVisible());
            page.locator("main a[href='#']").click();
            page.waitForURL("**/he/#");
            assertFalse(together.isVisible());
            page.goBack();
            together.locator("a:visible").last().click();
            page.waitForURL("**/he/unikat/?new=device");
        }
    }

    /** As {@link uniboard.web.site.RelayOfSite} says it in the page. */
    @Test
    void invitesFriendsOnlyWhereTheSiteHasARelay() {
        try (TablePage table = door()) {
            Page page = opened(table, "?lang=en#friends");
            assertEquals("", page.evaluate("document.documentElement.dataset.friends"));
            assertEquals(0, page.locator("text=/invite|far away/i >> visible=true").count());
            assertEquals(List.of("Onitama: Same device"), FrontDoorView.greenButtons(page));
            page.evaluate("document.documentElement.dataset.friends = 'yes'");
            assertEquals(List.of("Onitama: Invite friends by link"), FrontDoorView.greenButtons(page));
            Locator invite = FrontDoorView.link(page, "unlur", "Unlur: Invite");
            assertEquals("unlur/?new=friend", invite.getAttribute("href"));
            invite.click();
            page.waitForFunction(READY);
            assertTrue(page.url().endsWith("/unlur/?new=friend"), page.url());
        }
    }

    @Test
    void friendsOnOneDeviceComeToTheirTable() {
        try (TablePage table = door()) {
            Page page = opened(table, "?lang=en#friends");
            FrontDoorView.link(page, "onitama", "Onitama: Same device").click();
            table.waitUntilReady();
            table.tap("control:begin");
            table.waitUntilStill();
            assertEquals(List.of(), table.complaints());
            List<Seat> seats = new StoredGame(table, "onitama").record().seats();
            assertEquals(List.of(Seat.HUMAN, Seat.HUMAN), seats);
        }
    }

    @Test
    void saysWhoseTheGamesAre() {
        try (TablePage table = door()) {
            String foot = opened(table, "?lang=en").locator("footer").innerText();
            List<String> authors = List.of("Shimpei Sato", "Jorge Gómez Arrausi", "Bernhard Weber", "Richard Polle", "Russell Zahniser");
            assertTrue(foot.contains("Unofficial"), foot);
            for (String author : authors) assertTrue(foot.contains(author), foot);
        }
    }

    @Test
    void rulesAndLessonsAreReadWithoutJavaScript() {
        try (BrowserContext context = browser().newContext(options().setJavaScriptEnabled(false))) {
            Page page = opened(context, "he/");
            page.locator("[data-game=onitama] .learn").click();
            page.waitForURL("**/he/onitama/lessons/");
            assertTrue(page.locator("section").count() >= 8, "a section for each lesson");
            Locator step = page.locator(".step").first();
            assertTrue(step.locator("img").isVisible());
            Locator answer = step.locator("details").last();
            assertFalse(answer.locator("p").isVisible());
            answer.locator("summary").click();
            assertTrue(answer.locator("p").isVisible());
            page.locator("header a[href='../rules/']").click();
            page.waitForURL("**/he/onitama/rules/");
            assertTrue(page.locator("section img").first().isVisible());
        }
    }

    /** A system with light colours, and what a table's settings keep. */
    @ParameterizedTest
    @CsvSource({"system, 'rgb(43, 38, 32)', light", "dark, 'rgb(236, 231, 223)', dark", "contrast, 'rgb(0, 0, 0)', light"})
    void wearsTheColoursThatWereChosenAtATable(String chosen, String ink, String pictures) {
        try (TablePage table = door()) {
            table.store("uniboard.setting.colours", chosen);
            Page page = opened(table, "");
            assertEquals(ink, page.evaluate("getComputedStyle(document.body).color"));
            page.waitForFunction("kind => document.querySelector('.picture img').currentSrc.includes('-' + kind + '.')", pictures);
        }
    }

    @ParameterizedTest
    @CsvSource({"fr-CA, fr/", "he-IL, he/", "uk, uk/", "de, ''", "en, ''"})
    void aFirstVisitIsLedToTheBrowsersLanguage(String locale, String folder) {
        try (BrowserContext context = context(locale)) {
            Page page = opened(context, "");
            page.waitForURL(address() + folder);
            page.waitForFunction("code => document.documentElement.lang === code", folder.isEmpty() ? "en" : folder.substring(0, 2));
        }
    }

    @Test
    void theLanguageThatWasChosenStays() {
        try (BrowserContext context = context("fr")) {
            Page page = opened(context, "");
            page.waitForURL(address() + "fr/");
            page.locator("nav > ul a[lang=en]").click();
            page.waitForURL("**/?lang=en");
            page.navigate(address());
            page.waitForFunction("() => document.readyState === 'complete'");
            assertEquals(address(), page.url());
        }
    }

    @ParameterizedTest
    @CsvSource({"?game=unlur, unlur/", "?game=unlur&lang=he, he/unlur/",
        "index.html?lang=fr&game=unitar&target=wasm, fr/unitar/?target=wasm",
        "onitama/?lang=uk, uk/onitama/", "uk/onitama/?lang=en, onitama/"})
    void earlierLinksLeadToTheirTables(String link, String path) {
        try (TablePage table = door()) {
            opened(table, link).waitForURL(address() + path);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "constructor", "<b>bold</b>"})
    void aGameThatIsNotThereIsNamed(String name) {
        try (TablePage table = door()) {
            Page page = opened(table, "?game=" + name);
            assertTrue(page.locator("#notice").innerText().contains("“" + name + "”"), page.locator("#notice").innerText());
            page.navigate(address() + "?game=" + "x".repeat(5000));
            page.waitForFunction("() => !document.getElementById('notice').hidden");
            assertTrue(page.locator("#notice").innerText().length() < 200);
        }
    }

    /** At the first game's table, by its button on the front door. */
    private Page playing(TablePage table) {
        Page page = opened(table, "?lang=en");
        page.locator("a.play").first().click();
        page.waitForFunction(READY);
        return page;
    }

    @Test
    void backFromATableLeadsHereAndForwardToTheTableAgain() {
        try (TablePage table = door()) {
            Page page = playing(table);
            page.goBack();
            page.waitForURL("**/?lang=en");
            page.goForward();
            page.waitForFunction(READY);
            page.locator("[data-place='control:menu']").focus();
            page.keyboard().press("Enter");
            page.waitForURL("**/?lang=en");
            page.goForward();
            page.waitForURL("**/onitama/");
        }
    }

    @Test
    void whoChoosesToPlayIsNotAskedAgainAtTheTable() {
        try (TablePage table = door()) {
            Page page = playing(table);
            assertEquals("declined", page.evaluate("localStorage.getItem('uniboard.offer.onitama')"));
            page.locator("[data-place='control:menu']").focus();
            assertEquals(0, page.locator("[data-place='control:offer:learn']").count());
        }
    }

    @Test
    void whereOneLeftOffIsSeen() {
        try (TablePage table = door()) {
            Page page = opened(table, "?lang=en");
            assertTrue(page.locator("[data-game=onitama] .start").isVisible());
            assertEquals(List.of("Onitama: Learn it in ten minutes"), FrontDoorView.greenButtons(page));
            assertTrue(FrontDoorView.link(page, "unikat", "Unikat: Play").isVisible());
            page.evaluate("record => localStorage.setItem('uniboard.record.onitama', record)", StoredOnitama.START + "1 Ox b1 b2\n");
            page.evaluate("localStorage.setItem('uniboard.latest', 'onitama')");
            page.reload();
            assertEquals(List.of("Onitama: Continue"), FrontDoorView.greenButtons(page));
            assertFalse(page.locator("[data-game=onitama] .start").isVisible());
            assertEquals("Your turn", page.locator("[data-game=onitama] .left").innerText());
            assertFalse(page.locator("[data-game=unlur] .left").isVisible());
            page.waitForFunction("() => document.querySelectorAll('link[rel=prefetch][href*=onitama]').length > 2");
            assertEquals(0, page.locator("link[rel=prefetch][href*=unlur]").count());
        }
    }

    @Test
    void lessonsDoneAreCounted() {
        try (TablePage table = door()) {
            Page page = opened(table, "?lang=en");
            Locator bar = page.locator("[data-game=unlur] .learn .bar");
            assertTrue(FrontDoorView.link(page, "unlur", "Unlur: Learn").isVisible());
            assertFalse(bar.isVisible());
            page.evaluate("""
                () => {
                  const [first] = document.querySelector('[data-game=unlur] .learn').dataset.lessons.split(';');
                  localStorage.setItem('uniboard.learn.unlur', first);
                }""");
            page.reload();
            int lessons = page.locator("[data-game=unlur] .learn").getAttribute("data-lessons").split(";").length;
            assertTrue(FrontDoorView.link(page, "unlur", "Unlur: Learn (lessons: 1 of " + lessons + ")").isVisible());
            Number share = (Number) bar.evaluate("bar => bar.firstChild.offsetWidth / bar.offsetWidth");
            assertEquals(1.0 / lessons, share.doubleValue(), 0.02);
        }
    }

    @Test
    void theRulesAreALinkAway() {
        try (TablePage table = door()) {
            Page page = opened(table, "?lang=en");
            page.locator("[data-game=unlur] .rules").click();
            page.waitForFunction("() => document.querySelector('article')");
            assertFalse(page.url().contains("#"), "a reload leads to the table");
        }
    }

    /** A visitor of one game gets nothing of the others. */
    @Test
    void aTableLoadsWhatItsOwnGameNeedsAlone() {
        try (TablePage table = door()) {
            Page page = opened(table, "onitama/");
            page.waitForFunction(READY);
            page.waitForFunction("() => uniboard.bot && uniboard.still");
            List<?> loaded = (List<?>) page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)");
            for (Game game : new AllGames().games()) {
                List<?> ofGame = loaded.stream().filter(url -> url.toString().contains('/' + game.id())).toList();
                assertEquals(game.id().equals("onitama"), !ofGame.isEmpty(), ofGame::toString);
            }
            assertEquals(List.of(), loaded.stream().filter(url -> !url.toString().matches(".*\\.[0-9a-f]{8}\\.[a-z.]+")).toList(),
                "names carry a digest of the content");
        }
    }

    /** The picture of a box under the pointer becomes a board that plays by itself, unless less motion is wanted. */
    @ParameterizedTest
    @CsvSource({"NO_PREFERENCE, 1", "REDUCE, 0"})
    void aBoxComesAliveUnderThePointer(ReducedMotion motion, int boards) {
        try (TablePage table = motion == ReducedMotion.REDUCE ? page(1280, 800) : pageInMotion(1280, 800)) {
            Page page = opened(table, "?lang=en");
            page.hover("[data-game=onitama]");
            if (boards > 0) {
                page.waitForSelector("[data-game=onitama] .picture.alive uni-board");
                page.hover("header h1");
                page.waitForFunction("() => !document.querySelector('uni-board')");
            }
            page.hover("[data-game=unlur]");
            page.hover("header h1");
            assertEquals(0, page.locator("uni-board").count());
        }
    }
}
