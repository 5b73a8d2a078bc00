package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.known.BriefGame;
import uniboard.known.SpokenGame;

/**
 * A game to its end in each of the ways in which a page is used: by clicks, by keyboard alone, and by nothing but what assistive technology
 * has to do with. All games in all ways are played without a browser.
 */
class WholeGamesIT extends SiteTest {
    /** Without what comes later of the program, which no game needs. */
    private static TablePage alone(UnreliableSite site, TablePage table) {
        site.cut(LaterIT.LATER);
        table.expectMissing();
        return table;
    }

    /** In full motion, as most people play. */
    @Test
    void byClicksInFullMotion() {
        try (UnreliableSite site = new UnreliableSite();
            TablePage table = alone(site, TablePage.withMotion(browser(), site.address(), 800, 600))) {
            play(table, "unitary", "en", "", ToldGame.pointer(table));
        }
    }

    @Test
    void byKeyboardAlone() {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = alone(site, page(site, 360, 640))) {
            ToldGame.Hand keyboard = ToldGame.keyboard(table);
            StoredGame kept = play(table, "onitama", "he", "", keyboard);
            String ended = kept.record().text();
            keyboard.choose("control:new");
            table.waitUntilStill();
            assertNotEquals(ended, kept.record().text());
        }
    }

    @Test
    void throughTheBridgeAlone() {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = alone(site, page(site, 640, 360))) {
            play(table, "unlur", "uk", "", ToldGame.bridge(table));
        }
    }

    /** There errors go other ways too. */
    @Test
    void asWebAssembly() {
        try (TablePage table = page(360, 640)) {
            StoredGame game = play(table, "unitary", "en", "&target=wasm", ToldGame.pointer(table));
            assertEquals("wasm", table.evaluate("uniboard.target"));
            // The menu, whose opening fails, is on the raised result.
            table.act("control:raiseEnd");
            table.failToDraw();
            assertEquals(game.record().text(), table.page().locator("#failure textarea").inputValue());
        }
    }

    private static StoredGame play(TablePage table, String id, String language, String query, ToldGame.Hand hand) {
        BriefGame brief = BriefGame.of(new AllGames().game(id));
        StoredGame kept = StoredGame.open(table, id, "?lang=" + language + query, brief.record());
        new ToldGame(table, kept, new SpokenGame(language), brief.player()).playToTheEnd(hand);
        return kept;
    }
}
