package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.known.BriefGame;
import uniboard.known.SpokenGame;
import uniboard.match.PlayoutDigest;

/**
 * The program's later script: the first board does without it, whatever becomes of it. The other games are played without it in
 * {@link WholeGamesIT}, and all of them where its classes can't be had.
 */
class LaterIT extends SiteTest {
    /** Names carry a digest. */
    static final String LATER = "-later\\.";
    private static final String ASKED = "!document.getElementById('failure').hidden";
    private static final String OPENED = "document.querySelector('[role=dialog]')";
    private static final int PLAYOUTS = 50;

    private static boolean isThere(TablePage table) {
        return (boolean) table.evaluate("uniboard.hasPart('rest')");
    }

    @Test
    void aGameIsPlayedToItsEndWithoutIt() {
        isPlayedToItsEnd("unitar", "uk", 360, 640);
    }

    /** The longest, which takes as long as all others together. */
    @Tag("thorough")
    @Test
    void soIsUnikat() {
        isPlayedToItsEnd("unikat", "fr", 1280, 800);
    }

    private void isPlayedToItsEnd(String id, String language, int width, int height) {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = page(site, width, height)) {
            site.cut(LATER);
            table.expectMissing();
            BriefGame brief = BriefGame.of(new AllGames().game(id));
            StoredGame kept = StoredGame.open(table, id, "?lang=" + language, brief.record());
            new ToldGame(table, kept, new SpokenGame(language), brief.player()).playToTheEnd(ToldGame.pointer(table));
            assertEquals(PlayoutDigest.digest(new AllGames().game(id), PLAYOUTS, 1), table.digest(id, PLAYOUTS, 1));
            assertTrue(table.page().locator("#failure").isHidden());
            assertEquals(false, table.evaluate("uniboard.hasPart('rest')"));
            String ended = kept.record().text();
            site.mend();
            table.tap("control:more");
            table.waitFor(OPENED);
            table.waitFor("uniboard.places.every(place => !/^[a-z]+\\.\\w/.test(place.label))");
            assertTrue(isThere(table));
            assertEquals(PlayoutDigest.digest(new AllGames().game(id), PLAYOUTS, 2), table.digest(id, PLAYOUTS, 2));
            table.act("control:close", "control:again");
            table.waitUntilStill();
            assertNotEquals(ended, kept.record().text());
        }
    }

    @Test
    void itComesUnaskedWhileNobodyWaits() {
        try (TablePage table = page(800, 600)) {
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.waitUntilWhole();
            assertTrue(isThere(table));
            assertEquals(List.of(), table.complaints());
        }
    }

    @Test
    void whereItCannotBeHadThePlayerIsAskedAndMayPlayOn() {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = page(site, 360, 640)) {
            site.cut(LATER);
            StoredGame game = StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.tap("control:more");
            table.waitFor(ASKED);
            table.page().locator("#failure button").nth(1).click();
            for (String place : List.of("Ox", "c1", "c2")) table.tap(place);
            table.waitFor(StoredOnitama.PLIES + " > 1");
            assertEquals(2, game.plies());
            site.mend();
            table.evaluate("dispatchEvent(new Event('online'))");
            table.waitFor(OPENED);
        }
    }

    @Test
    void whoWaitsIsToldAndTheMotionGoesOn() {
        try (UnreliableSite site = new UnreliableSite();
            TablePage table = TablePage.withMotion(browser(), site.address(), 800, 600)) {
            site.hold(LATER);
            table.keep("onitama", StoredOnitama.START);
            table.openReady("?lang=en&game=onitama");
            table.waitFor("uniboard.places.some(place => place.name === 'Ox')");
            table.tap("control:more");
            table.waitFor("uniboard.status.includes('One moment')");
            for (String place : List.of("Ox", "c1", "c2")) table.tap(place);
            site.mend();
            table.waitFor(OPENED);
            table.waitUntilStill();
            assertEquals(2, new StoredGame(table, "onitama").plies());
        }
    }

    @Test
    void aFingerThatIsDownWhenItComesGoesOn() {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = page(site, 800, 600)) {
            site.hold(LATER);
            table.keep("onitama", StoredOnitama.START);
            table.openReady("?lang=en&game=onitama");
            table.waitFor("uniboard.places.some(place => place.name === 'Ox')");
            for (String place : List.of("Ox", "c1")) table.tap(place);
            Table.Place to = table.place("c2");
            table.page().mouse().move(to.x() + to.width() / 2, to.y() + to.height() / 2);
            table.page().mouse().down();
            site.mend();
            table.waitFor("uniboard.hasPart('rest')");
            table.page().mouse().up();
            table.waitUntilStill();
            assertEquals(2, new StoredGame(table, "onitama").plies());
        }
    }

    /** Another version of the site has taken the place of the page's own. */
    @Test
    void whereItIsGoneThePlayerIsToldToLoadThePageAgain() {
        try (UnreliableSite site = new UnreliableSite(); TablePage table = page(site, 360, 640)) {
            site.lose(LATER);
            StoredOnitama.open(table, "?lang=en", StoredOnitama.START);
            table.tap("control:more");
            table.waitFor(ASKED);
            assertTrue(table.page().locator("#failure").innerText().startsWith("The site has been updated"));
            site.mend();
            table.page().locator("#failure button.first").click();
            table.waitFor("uniboard.ready && uniboard.hasPart('rest')");
            assertEquals(0, new StoredGame(table, "onitama").plies());
        }
    }
}
