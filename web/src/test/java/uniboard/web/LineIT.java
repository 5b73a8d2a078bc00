package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A line that is gone for a while costs a while: nothing else. */
class LineIT extends SiteTest {
    private static final String AT_UNLUR = "uniboard.places.some(place => place.name === 'pass')";
    private static final String ASKED = "!document.getElementById('failure').hidden";
    private static final String UNLUR = "unlur\\d*\\.(atlas|png)";

    private static void pressOnPanel(TablePage table, int button) {
        table.page().locator("#failure button").nth(button).click();
    }

    private static void comesBack(TablePage table) {
        table.evaluate("dispatchEvent(new Event('online'))");
    }

    @Test
    void whatLivesInTheBoxesIsLeftOutAndComesLater() {
        try (TablePage table = page(1280, 800)) {
            table.cutOff(UNLUR);
            table.openReady("?lang=en");
            table.waitFor("performance.getEntriesByType('resource').some(entry => /\\/unitar\\d*\\.png/.test(entry.name))");
            table.waitUntilStill();
            assertTrue(table.page().locator("#failure").isHidden());
            table.page().unroute(Pattern.compile(UNLUR));
            int drawn = table.frames();
            comesBack(table);
            table.waitFor("uniboard.frames > " + drawn);
            table.tap("game:unlur");
            table.waitFor(AT_UNLUR);
        }
    }

    @ParameterizedTest
    @CsvSource({"en,Try again", "fr,Réessayer", "uk,Спробувати ще раз", "he,ניסיון נוסף"})
    void aGamesPicturesAreAskedForAgain(String language, String again) {
        try (TablePage table = page(1280, 800)) {
            table.cutOff(UNLUR);
            table.openReady("?lang=" + language).waitUntilStill();
            table.tap("game:unlur");
            table.waitFor(ASKED);
            assertEquals(List.of(again), table.page().locator("#failure button.first").allInnerTexts());
            pressOnPanel(table, 0);
            table.waitFor("!(" + ASKED + ")");
            table.waitFor(ASKED);
            table.page().unroute(Pattern.compile(UNLUR));
            pressOnPanel(table, 0);
            table.waitFor(AT_UNLUR);
            assertTrue(table.page().locator("#failure").isHidden());
        }
    }

    @Test
    void somethingElseCanBeDoneMeanwhile() {
        try (TablePage table = page(1280, 800)) {
            table.cutOff(UNLUR);
            table.openReady("?lang=en").waitUntilStill();
            table.tap("game:unlur");
            table.waitFor(ASKED);
            pressOnPanel(table, 1);
            assertTrue(table.page().locator("#failure").isHidden());
            table.tap("game:onitama");
            table.waitFor("uniboard.places.some(place => place.name === 'control:hint')");
            table.page().unroute(Pattern.compile(UNLUR));
            comesBack(table);
            table.waitUntilStill();
            assertFalse((Boolean) table.evaluate(AT_UNLUR));
        }
    }

    @Test
    void theStartIsTriedAgain() {
        try (TablePage table = page(360, 640)) {
            table.cutOff("app\\.|table\\.atlas");
            table.open("?lang=en&game=onitama");
            table.waitFor(ASKED);
            table.page().unroute(Pattern.compile("app\\.|table\\.atlas"));
            comesBack(table);
            table.waitFor("uniboard.ready");
            assertTrue(table.page().locator("#failure").isHidden());
            table.waitUntilStill();
            table.tap("control:settings");
            table.waitFor("document.querySelector('[role=dialog]')");
        }
    }

    @Test
    void aLanguageThatCannotBeHadYetComesLater() {
        try (TablePage table = page(800, 600)) {
            KeptOnitama.open(table, "?lang=en", KeptOnitama.START);
            table.cutOff("fr\\.properties");
            table.tap("control:settings");
            table.tap("control:language");
            table.tap("control:language:fr");
            table.waitFor(ASKED);
            table.page().unroute(Pattern.compile("fr\\.properties"));
            pressOnPanel(table, 0);
            table.waitFor("document.documentElement.lang === 'fr'");
        }
    }

    @Test
    void aBotIsAskedAgain() {
        try (TablePage table = page(800, 600)) {
            table.cutOff("worker\\.js");
            KeptGame.open(table, "onitama", "?lang=en", KeptOnitama.START.replace("bot 1", "human"));
            table.tap("control:hint");
            table.waitFor(ASKED);
            table.page().unroute(Pattern.compile("worker\\.js"));
            String before = table.status();
            pressOnPanel(table, 0);
            table.waitUntilStill();
            table.waitFor("uniboard.status !== '" + before.replace("'", "\\'") + "'");
            assertEquals("worker", table.evaluate("uniboard.bot"));
        }
    }
}
