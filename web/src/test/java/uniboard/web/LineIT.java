package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A line that is gone for a while costs a while: nothing else. */
class LineIT extends SiteTest {
    private static final String AT_UNLUR = "uniboard.places.some(place => place.name === 'pass')";
    private static final String ASKED = "!document.getElementById('failure').hidden";
    /** Names carry a digest. */
    private static final String UNLUR = "unlur\\.\\w*\\.(atlas|bin)";
    private static final String START = "/code/onitama\\.|table\\.\\w*\\.atlas";
    private static final String FRENCH = "fr\\.\\w*\\.properties";
    private static final String WORKER = "worker\\.";

    private static void comesBack(TablePage table) {
        table.evaluate("dispatchEvent(new Event('online'))");
    }

    @ParameterizedTest
    @CsvSource({"uk,Спробувати ще раз", "he,ניסיון נוסף"})
    void aGamesPicturesAreAskedForAgain(String language, String again) {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = page(site, 1280, 800)) {
            site.cut(UNLUR);
            table.open("?game=unlur&lang=" + language);
            table.waitFor(ASKED);
            assertEquals(List.of(again), table.page().locator("#failure button").allInnerTexts());
            // Between the two questions lies less than a frame: only another button tells them apart.
            table.evaluate("document.querySelector('#failure button').answered = true");
            table.page().locator("#failure button").click();
            table.waitFor(ASKED + " && !document.querySelector('#failure button').answered");
            site.mend();
            table.page().locator("#failure button").click();
            table.waitFor(AT_UNLUR);
            assertTrue(table.page().locator("#failure").isHidden());
        }
    }

    @Test
    void theStartIsTriedAgain() {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = page(site, 360, 640)) {
            site.cut(START);
            table.open("?lang=en&game=onitama");
            table.waitFor(ASKED);
            site.mend();
            comesBack(table);
            table.waitFor("uniboard.ready");
            assertTrue(table.page().locator("#failure").isHidden());
            table.waitUntilStill();
            table.tap("control:more");
            table.waitFor("document.querySelector('[role=dialog]')");
        }
    }

    @Test
    void aLanguageThatCannotBeHadYetComesLater() {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = page(site, 800, 600)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.waitUntilWhole();
            site.cut(FRENCH);
            table.act("control:more", "control:settings");
            table.tap("control:language");
            table.tap("control:language:fr");
            table.waitFor(ASKED);
            table.page().locator("#failure button").nth(1).click();
            table.press("Escape");
            table.press("Escape");
            table.tap("Ox");
            table.waitFor("document.querySelector('[data-place=Ox]').getAttribute('aria-pressed') === 'true'");
            assertEquals("en", table.evaluate("document.documentElement.lang"));
            site.mend();
            comesBack(table);
            table.waitFor("document.documentElement.lang === 'fr'");
        }
    }

    @Test
    void aBotIsAskedAgain() {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = page(site, 800, 600)) {
            site.cut(WORKER);
            StoredGame.open(table, "onitama", "?lang=en", StoredOnitama.START.replace("bot 1", "human"));
            table.tap("control:hint");
            table.waitFor(ASKED);
            site.mend();
            String before = table.status();
            table.page().locator("#failure button.first").click();
            table.waitUntilStill();
            table.waitFor("uniboard.status !== '" + before.replace("'", "\\'") + "'");
            assertEquals("worker", table.evaluate("uniboard.bot"));
        }
    }
}
