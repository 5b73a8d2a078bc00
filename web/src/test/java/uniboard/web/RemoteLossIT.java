package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import uniboard.known.SpokenGame;
import uniboard.match.GameRecord;

/** A table whose host's page dies or sleeps in the middle of a game, and a client who does without screen and pointer. */
class RemoteLossIT extends RemoteTest {
    private static final int MINUTE = 60_000;
    /** JavaScript: a move of the client's is on its way. */
    private static final String UNDER_WAY = KEPT + ".some(line => line.startsWith('move '))";

    @Test
    void aTabThatWasKilledGoesOnWithTheGame() {
        try (TablePage killed = invite("onitama"); TablePage client = page(800, 600)) {
            come(client, "onitama/", invitation(killed));
            sitDown(killed, client);
            playToTheClientsTurn(killed, client);
            GameRecord before = kept(killed);
            String address = (String) killed.evaluate("location.href");
            kill(killed);
            // The relay tells it, by the will that the page had left there.
            client.waitFor("uniboard.status.includes('is away.')");
            choose(before, client, pointer(client));
            client.waitFor(UNDER_WAY);
            TablePage host = killed.secondTab();
            host.page().navigate(address);
            host.waitUntilReady();
            host.waitFor(AT_TABLE);
            goesOn(before, host, client);
        }
    }

    /** What runs in it ends in the middle, so that nobody says good-bye. */
    private static void kill(TablePage page) {
        List<Page> dead = new ArrayList<>();
        page.page().onCrash(dead::add);
        assertThrows(PlaywrightException.class, () -> page.page().navigate("chrome://crash"));
        page.page().context().waitForCondition(() -> !dead.isEmpty());
    }

    /**
     * Longer than the players' time, of which none is counted while the host's page sleeps. The page's clock stands still, and with it
     * timers and frames: told to freeze the page, Chromium lets it run on, since it takes a page that a test drives for one looked at.
     */
    @Test
    void aPageThatSleptForTenMinutesGoesOnWithTheGame() throws IOException {
        try (TablePage host = page(800, 600); TablePage client = page(800, 600)) {
            host.page().clock().install();
            invite(host, "onitama");
            for (String place : List.of("control:farClock", "control:farClock:5")) host.tap(place);
            come(client, "onitama/", invitation(host));
            sitDown(host, client);
            playToTheClientsTurn(host, client);
            GameRecord before = kept(host);
            long now = ((Number) host.evaluate("Date.now()")).longValue();
            host.page().clock().pauseAt(now + MINUTE);
            int frames = host.frames();
            // No relay waits so long for a word.
            mend(cut());
            choose(before, client, pointer(client));
            client.waitFor(UNDER_WAY);
            assertEquals(frames, host.frames(), "The page sleeps");
            host.page().clock().fastForward(10 * MINUTE);
            host.page().clock().resume();
            goesOn(before, host, client);
        }
    }

    /** The browser knows before any ping does; a line of before may even go on working. */
    @Test
    void aLineThatTheBrowserKnowsToBeLostIsToldAtOnce() {
        try (TablePage host = page(800, 600); TablePage client = page(800, 600)) {
            invite(host, "onitama");
            come(client, "onitama/", invitation(host));
            sitDown(host, client);
            playToTheClientsTurn(host, client);
            SpokenGame english = new SpokenGame("en");
            // The host's last move may not be confirmed yet: that is told, too.
            String waiting = "['" + english.say("far.offline.idle") + "', '" + english.say("far.offline")
                + "'].some(words => uniboard.status.includes(words))";
            host.page().context().setOffline(true);
            host.waitFor(waiting);
            host.page().context().setOffline(false);
            host.waitFor("!" + waiting);
            playToTheClientsTurn(host, client);
        }
    }

    @Test
    void anInvitationAtAnotherGamesPageLeadsToItsOwn() {
        try (TablePage host = page(800, 600); TablePage client = page(800, 600)) {
            invite(host, "onitama");
            come(client, "unikat/", invitation(host), "onitama/");
            assertTrue(client.page().url().contains("/onitama/#t="), client.page().url());
            sitDown(host, client);
        }
    }

    /** A game with cards as they are dealt may be over soon. */
    private static boolean isOver(TablePage host) {
        return kept(host).replay().outcome().over();
    }

    private static void playToTheClientsTurn(TablePage host, TablePage client) {
        for (int plies = 0; !isOver(host) && (plies < 2 || kept(host).replay().toMove() != 1); plies++) play(host, List.of(host, client));
    }

    /** The client's move arrives, both play on, and the client finds all of it fair. */
    private static void goesOn(GameRecord before, TablePage host, TablePage client) {
        List<TablePage> pages = List.of(host, client);
        int plies = before.plies() + 1;
        host.waitFor(KEPT + ".filter(line => /^record \\d/.test(line)).length === " + plies + " && uniboard.still");
        seenByAll(host, pages);
        assertEquals(before, kept(host).firstPlies(before.plies()));
        for (int ply = 0; ply < 2 && !isOver(host); ply++) play(host, pages);
        if (!isOver(host)) resign(client);
        isFoundFair(host, client, new SpokenGame("en"));
    }

    private static void isFoundFair(TablePage host, TablePage client, SpokenGame clients) {
        client.waitFor("document.getElementById('status').textContent.includes('" + clients.say("far.fair") + "')");
        host.waitFor("uniboard.status.includes('device has checked the deal')");
        for (TablePage page : List.of(host, client)) assertEquals(List.of(), refusals(page));
    }

    @Test
    @Tag("thorough")
    void aWholeGameIsPlayedInHebrewByKeysAlone() {
        SpokenGame hebrew = new SpokenGame("he");
        try (TablePage host = invite("onitama"); TablePage client = page(800, 600)) {
            // What a key does to a button is a click as well, but nothing has pointed there.
            client.addInitScript("window.pointed = 0; addEventListener('pointerdown', () => pointed++, true);");
            come(client, "he/onitama/", invitation(host));
            assertEquals("rtl", client.evaluate("document.documentElement.dir"));
            ToldGame.Hand keys = ToldGame.keyboard(client);
            keys.choose("control:farTake:1");
            for (TablePage page : List.of(host, client)) page.waitFor(AT_TABLE);
            while (!kept(host).replay().outcome().over()) {
                play(host, List.of(host, client), page -> page == client ? keys : pointer(page));
                assertTold(kept(host), 1, client, hebrew);
            }
            isFoundFair(host, client, hebrew);
            assertEquals(0, client.evaluate("pointed"));
        }
    }
}
