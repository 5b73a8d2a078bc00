package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitUntilState;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.match.GameRecord;
import uniboard.match.Match;

/** What happens to a page besides a patient player: other tabs, turning phones, hasty fingers, scrolling, zooming, failures. */
class DisturbanceIT extends SiteTest {
    /** JavaScript: whether the page offers help, ten seconds after the last sign of progress, nine of which are skipped. */
    private static final String OFFERS_HELP = """
        document.getAnimations().filter(each => each.currentTime > 1_000).forEach(each => { each.currentTime += 9_000; }),
        [...document.querySelectorAll('#splash a.late, #failure button')]
          .some(each => each.checkVisibility({ visibilityProperty: true }))""";
    private static final String ONE_MOVE = StoredOnitama.START + "1 Ox c1-c2\n2 Horse c5-c4\n";

    /** Each tab goes on with its own match; what is kept is the match of the tab that moved last. */
    @Test
    void twoTabsDoNotDisturbEachOther() {
        try (TablePage first = page(800, 600)) {
            StoredGame game = StoredOnitama.open(first, "?lang=en", StoredOnitama.START);
            try (TablePage second = first.secondTab()) {
                second.openReady("?lang=en&game=onitama");
                second.waitUntilStill();
                StoredGame gameOfSecond = new StoredGame(second, "onitama");
                first.toFront();
                move(first, game, 0, "Ox", "c1", "c2");
                GameRecord ofFirst = game.record();
                assertEquals("Ox c1-c2", ofFirst.moveTexts().get(0));
                second.toFront();
                move(second, gameOfSecond, 0, "Boar", "a1", "a2");
                assertEquals("Boar a1-a2", gameOfSecond.record().moveTexts().get(0));
                first.toFront();
                first.tap("control:takeBack");
                first.waitFor(StoredOnitama.PLIES + " === 0");
                assertEquals(StoredOnitama.START, game.record().text());
                second.toFront();
                second.tap("control:takeBack");
                second.waitUntilStill();
                move(second, gameOfSecond, 0, "Ox", "b1", "b2");
                assertEquals("Ox b1-b2", gameOfSecond.record().moveTexts().get(0));
                assertFalse(first.status().contains("saved") || second.status().contains("saved"));
                assertEquals(List.of(), first.complaints());
                assertEquals(List.of(), second.complaints());
            }
        }
    }

    private static void move(TablePage table, StoredGame game, int plies, String... places) {
        for (String place : places) table.tap(place);
        game.waitForAnswer(plies);
    }

    @Test
    void thePhoneIsTurnedInTheMiddleOfAMove() {
        try (TablePage table = pageInMotion(360, 640)) {
            StoredGame game = StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            for (String place : List.of("Ox", "c1", "c2")) table.tap(place);
            table.setSize(640, 360);
            table.setSize(360, 640);
            game.waitForAnswer(0);
            assertEquals("Ox c1-c2", game.record().moveTexts().get(0));
            assertTrue(table.places().stream().allMatch(place -> place.x() + place.width() <= 360 && place.y() + place.height() <= 640));
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void doubleClicksAndClicksDuringMotionPlayNothingTwice() {
        try (TablePage table = pageInMotion(800, 600)) {
            StoredGame game = StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.tap("Ox");
            table.tap("c1");
            Table.Place target = table.place("c2");
            table.page().mouse().dblclick(target.x() + target.width() / 2, target.y() + target.height() / 2);
            for (String place : List.of("Boar", "b1", "control:hint", "c3", "Crab")) table.tap(place);
            game.waitForAnswer(0);
            assertEquals("Ox c1-c2", game.record().moveTexts().get(0));
            assertEquals(2, game.plies());
            table.page().mouse().dblclick(target.x(), target.y());
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void theBotMovesWhileThePageIsHidden() {
        try (TablePage table = pageInMotion(800, 600)) {
            StoredGame game = StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            for (String place : List.of("Ox", "c1", "c2")) table.tap(place);
            hide(table, true);
            table.waitFor(StoredOnitama.PLIES + " >= 1");
            hide(table, false);
            game.waitForAnswer(0);
            table.waitUntilStill();
            assertEquals(2, game.plies());
            assertEquals(List.of(), table.complaints());
        }
    }

    static void hide(TablePage table, boolean hidden) {
        table.page().evaluate("""
            hidden => {
              Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
              Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
              document.dispatchEvent(new Event('visibilitychange'));
            }""", hidden);
    }

    @Test
    void backAndForwardComeToTheSameGame() {
        try (TablePage table = page(800, 600)) {
            StoredGame game = StoredOnitama.open(table, "?lang=en", ONE_MOVE);
            String before = game.record().text();
            table.page().navigate("about:blank");
            table.page().goBack();
            table.waitUntilReady();
            table.waitUntilStill();
            assertEquals(before, game.record().text());
            assertEquals(2, table.page().locator(".log li").count());
            table.tap("control:takeBack");
            table.waitFor(StoredOnitama.PLIES + " === 0");
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void theGameComesBackAfterAReload() {
        try (TablePage table = page(800, 600)) {
            StoredGame game = StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            game.choose(new Match(game.record()).choices().get(0));
            String before = game.record().text();
            assertTrue(game.record().plies() >= 2, before);
            table.reload();
            table.waitUntilReady();
            table.waitUntilStill();
            assertEquals(before, game.record().text());
            assertEquals("Your turn. Choose a card or a piece", table.status());
        }
    }

    @Test
    void theGameOutlivesTheGraphicsCard() {
        try (TablePage table = page(800, 600)) {
            StoredGame game = StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            game.choose(new Match(game.record()).choices().get(0));
            String before = game.record().text();
            table.evaluate("void (window.before = true)");
            table.evaluate("void (window.card = document.getElementById('canvas').getContext('webgl').getExtension('WEBGL_lose_context'))");
            table.evaluate("card.loseContext()");
            table.tap("control:more");
            table.evaluate("card.restoreContext()");
            table.waitFor("!window.before && uniboard.ready");
            table.waitUntilStill();
            assertEquals(before, game.record().text());
            table.tap("control:takeBack");
            table.waitUntilStill();
            assertEquals(StoredOnitama.START, game.record().text());
        }
    }

    /** It is kept nowhere else. */
    @Test
    void aLinkedPositionOutlivesTheGraphicsCard() {
        String position = "2m2%2F2S2%2F5%2F5%2F2M2%20Boar%2CEel%2FHorse%2CCrab%2FTiger%20b";
        try (TablePage table = page(800, 600).openReady("?lang=en&game=onitama&mode=replay#p=" + position)) {
            table.waitUntilStill();
            Object shown = table.evaluate("JSON.stringify(uniboard.places)");
            table.evaluate("void (window.before = true)");
            table.evaluate("void (window.card = document.getElementById('canvas').getContext('webgl').getExtension('WEBGL_lose_context'))");
            table.evaluate("card.loseContext()");
            table.evaluate("card.restoreContext()");
            table.waitFor("!window.before && uniboard.ready");
            table.waitUntilStill();
            assertEquals(shown, table.evaluate("JSON.stringify(uniboard.places)"));
        }
    }

    @Test
    void anErrorInAFrameShowsAMessageAndKeepsTheRecord() {
        try (TablePage table = page(800, 600)) {
            StoredGame game = StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.failToDraw();
            assertEquals(StoredOnitama.START, table.page().locator("#failure textarea").inputValue());
            assertEquals(StoredOnitama.START, game.record().text());
        }
    }

    /** Words are painted in a font of the system's until ours has come, then laid again. */
    @Test
    void aFontThatHangsHoldsNothingUp() {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = page(site, 800, 600)) {
            site.hold("/fonts/");
            show(table, "onitama/?lang=en");
            table.waitUntilReady();
            assertEquals(0, table.evaluate("uniboard.faces"));
            site.mend();
            table.waitFor("uniboard.faces > 0");
            table.waitUntilStill();
            assertEquals(List.of(), table.complaints());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/assets/text/table/en\\.", "/code/page\\.\\w+\\.js", "/code/onitama\\.\\w+\\.js"})
    void aFileThatHangsLeadsToASentenceAndAButton(String file) {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = page(site, 800, 600)) {
            site.hold(file);
            show(table, "onitama/?lang=en");
            table.waitFor(OFFERS_HELP);
            Locator again = table.page().locator("#splash a.late:visible, #failure button:visible").first();
            assertEquals("Try again", again.textContent());
            table.waitFor("document.body.innerText.includes('Part of this page didn’t load')");
            site.mendForLaterOnes();
            again.click();
            table.waitUntilReady();
        }
    }

    /** Without waiting for its files. */
    private static void show(TablePage table, String path) {
        table.page().navigate(table.address() + path, new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
    }

    @Test
    void fingersTap() {
        try (TablePage table = touchPage(360, 640)) {
            StoredGame game = StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            for (String name : List.of("Ox", "c1", "c2")) {
                Table.Place place = table.place(name);
                table.page().touchscreen().tap(place.x() + place.width() / 2, place.y() + place.height() / 2);
            }
            game.waitForAnswer(0);
            assertEquals("Ox c1-c2", game.record().moveTexts().get(0));
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void twoFingersZoomThePage() {
        try (TablePage table = touchPage(360, 640)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            String status = table.status();
            new Fingers(table).pinch(180, 320, 80, 260);
            table.waitFor("visualViewport.scale > 1.5");
            assertEquals(status, table.status());
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void theWheelScrollsThePageAroundTheTable() {
        try (TablePage table = page(1280, 600)) {
            Frame frame = OuterPage.open(table, "?lang=en", StoredOnitama.START);
            table.page().mouse().move(600, 300);
            table.page().mouse().wheel(0, 200);
            table.waitFor("scrollY > 100");
            assertEquals(List.of(), table.complaints());
            assertTrue((Boolean) frame.evaluate(TablePage.STILL));
        }
    }

    @Test
    void aFingerScrollsThePageAroundTheTable() {
        try (TablePage table = touchPage(1280, 600)) {
            Frame frame = OuterPage.open(table, "?lang=en", StoredOnitama.START);
            String status = (String) frame.evaluate("uniboard.status");
            new Fingers(table).scroll(600, 500, 100, "scrollY > 200");
            assertEquals(status, frame.evaluate("uniboard.status"));
            assertEquals(List.of(), table.complaints());
        }
    }
}
