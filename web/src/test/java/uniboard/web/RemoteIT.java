package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.game.Position;
import uniboard.known.SpokenGame;
import uniboard.match.GameRecord;

/** Friends at different devices, in browsers of their own, with a relay between them. */
class RemoteIT extends RemoteTest {
    private static final String SEATED = "uniboard.still && !uniboard.places.some(place => place.name.startsWith('control:farTake:'))";
    private static final int CUTS = 10;
    private static final int PLIES = 8;

    /** At a wide window in English and at a phone in Hebrew, with a lost relay and reloads, until one of them resigns. */
    @Test
    void twoFriendsPlayAGame() throws IOException {
        SpokenGame hebrew = new SpokenGame("he");
        try (TablePage host = invite("onitama"); TablePage client = touchPage(360, 640)) {
            picture(host, "far-invitation");
            come(client, "he/onitama/", invitation(host));
            picture(client, "far-client-he");
            // The tap that opens the field isn't one on what lies there then.
            client.tap("control:farName");
            client.page().locator("#failure input").fill("Noa");
            client.page().locator("#failure button.first").tap();
            client.waitFor("uniboard.places.some(place => place.label.includes('Noa'))");
            sitDown(host, client);
            assertFalse(client.hasPlace("control:hint"), "Nobody is helped against a friend");
            for (int ply = 0; ply < PLIES && !kept(host).replay().outcome().over(); ply++) {
                if (ply == 2 && isRelayOwn()) {
                    int port = cut();
                    client.waitFor("uniboard.status.includes('" + hebrew.say("far.offline.idle") + "') || "
                        + (kept(host).replay().toMove() == 1));
                    mend(port);
                }
                if (ply == 4) reload(host);
                if (ply == 5) reload(client);
                play(host, List.of(host, client));
            }
            resign(host);
            client.waitFor("uniboard.status.includes('" + hebrew.say("far.fair") + "')");
            client.waitFor(libraryHolds(1));
            assertEquals(kept(host).text(), saved(client).text());
            // Come back to, it is the same game, not another one.
            reload(client);
            for (TablePage page : List.of(host, client)) page.waitFor(libraryHolds(1));
            assertNull(client.evaluate("localStorage.getItem('" + StoredGame.key("onitama") + "')"), "It isn't the client's own game");
            assertEquals(List.of(), refusals(host));
            assertEquals(List.of(), refusals(client));
        }
    }

    private static void picture(TablePage page, String name) {
        page.page().screenshot(new Page.ScreenshotOptions().setPath(SiteTest.screenshot(name)));
    }

    @Test
    @Tag("thorough")
    void aClientPlaysByKeysAloneThroughTenCuts() throws IOException {
        try (TablePage host = invite("unlur"); TablePage client = page(1280, 800)) {
            come(client, "unlur/", invitation(host));
            ToldGame.Hand keys = ToldGame.keyboard(client);
            keys.choose("control:farTake:1");
            for (TablePage page : List.of(host, client)) page.waitFor(AT_TABLE);
            for (int ply = 0; !kept(host).replay().outcome().over(); ply++) {
                if (ply < CUTS) mend(cut());
                // As when the network is there again.
                for (TablePage page : List.of(host, client)) page.evaluate("dispatchEvent(new Event('online'))");
                play(host, List.of(host, client), page -> page == client ? keys : pointer(page));
            }
            client.waitFor("uniboard.status.includes('" + new SpokenGame("en").say("far.fair") + "')");
            for (TablePage page : List.of(host, client)) assertEquals(List.of(), refusals(page));
        }
    }

    /** JavaScript: whether the library holds this number of games. */
    private static String libraryHolds(int games) {
        return "uniboard.shelf.read().then(texts => texts.length === " + games + ")";
    }

    private static GameRecord saved(TablePage page) {
        String text = (String) page.evaluate("uniboard.shelf.read().then(texts => texts[0])");
        return GameRecord.read(text.substring(text.indexOf("uniboard ")), new AllGames());
    }

    /** @param place what copies a link */
    private static String link(TablePage page, String place) {
        page.act("control:more");
        boolean isBehind = !(boolean) page.evaluate("uniboard.places.some(place => place.name === '" + place + "')");
        if (isBehind) page.act("control:moreRows");
        page.tap(place);
        page.waitFor("window.copied");
        return (String) page.evaluate("copied");
    }

    /** The seat goes on at a phone, and the page that had it says so. */
    private TablePage moved(TablePage page) {
        String link = link(page, "control:farMoveSeat");
        TablePage phone = touchPage(360, 640);
        phone.page().navigate(link);
        phone.waitUntilReady();
        phone.waitFor(AT_TABLE);
        page.waitFor("uniboard.status.includes('" + new SpokenGame("en").say("far.overtaken") + "')");
        page.close();
        return phone;
    }

    /** @param plies after which the first client resigns, unless the game is over before */
    private void playHidden(String query, int seats, int plies) {
        SpokenGame english = new SpokenGame("en");
        List<TablePage> pages = new ArrayList<>(List.of(invite(query)));
        try (TablePage spectator = page(1280, 800)) {
            TablePage host = pages.get(0);
            String game = query.split("&")[0];
            for (int seat = 1; seat < seats; seat++) {
                TablePage client = seat == 1 ? page(1280, 800) : touchPage(360, 640);
                pages.add(client);
                rememberCopied(client);
                come(client, game + "/", invitation(host));
                client.tap("control:farTake:" + seat);
                boolean isToWait = seat + 1 < seats;
                if (isToWait) client.waitFor(SEATED);
            }
            for (TablePage page : pages) page.waitFor(AT_TABLE);
            spectator.page().navigate(link(host, "control:farWatchers"));
            spectator.waitUntilReady();
            spectator.waitFor(AT_TABLE);
            for (int ply = 0; ply < plies && !kept(host).replay().outcome().over(); ply++) {
                if (ply == 3) reload(pages.get(1));
                if (ply == 8) pages.set(1, moved(pages.get(1)));
                play(host, pages);
                if (ply % 6 != 1) continue;
                GameRecord now = keptAndSealed(host);
                for (int seat = 1; seat < seats; seat++) if (isKnown(now, seat, host)) assertTold(now, seat, pages.get(seat), english);
                assertTold(now, Position.NOBODY, spectator, english);
            }
            if (!kept(host).replay().outcome().over()) resign(pages.get(1));
            for (TablePage client : pages.subList(1, seats)) {
                hearOut(client);
                client.waitFor("uniboard.status.includes('" + english.say("far.fair") + "')");
                client.waitFor(libraryHolds(1));
                assertEquals(kept(host).withSeats(saved(client).seats()).text(), saved(client).text());
                picture(client, "far-end-" + game);
            }
            picture(spectator, "far-watched-" + game);
            assertEquals(List.of(), spectator.evaluate("uniboard.shelf.read()"), "A spectator keeps nothing");
            for (TablePage page : pages) assertEquals(List.of(), refusals(page));
            assertEquals(List.of(), refusals(spectator));
        } finally {
            pages.forEach(TablePage::close);
        }
    }

    /** Not so of a move that the player who made it has sealed: it stands in no page's record. */
    private static boolean isKnown(GameRecord record, int seat, TablePage host) {
        boolean isSealed = record.plies() > kept(host).plies();
        return !isSealed || record.replay(record.plies() - 1).toMove() != seat;
    }

    /** Each device shows what its seat may see; what was hidden is opened to all at the end. */
    @Test
    @Tag("thorough")
    void gamesWithHiddenPartsArePlayed() {
        playHidden("unitary", 2, 16);
        playHidden("unitar", 3, Integer.MAX_VALUE);
        playHidden("unikat&seats=h,3,3,3", 4, Integer.MAX_VALUE);
    }

    @Test
    void aTableThatIsOpenIsFoundByAnybody() {
        SpokenGame english = new SpokenGame("en");
        try (TablePage host = invite("unlur"); TablePage client = touchPage(360, 640)) {
            host.tap("control:farOpen");
            host.tap("control:farOpen:anybody");
            host.waitFor("uniboard.status.includes('" + english.say("far.open.told") + "')");
            picture(host, "far-open");
            client.openReady("?game=unlur&lang=en");
            client.act("control:more", "control:farFind");
            picture(client, "far-find-looking");
            client.waitFor("uniboard.still && uniboard.places.some(place => place.name.startsWith('control:farGo:'))");
            picture(client, "far-find");
            client.tap((String) client.evaluate("uniboard.places.find(place => place.name.startsWith('control:farGo:')).name"));
            client.waitFor("uniboard.still && uniboard.places.some(place => place.name === 'control:farTake:1')");
            picture(client, "far-found");
            for (TablePage page : List.of(host, client)) assertEquals(List.of(), refusals(page));
        }
    }

    /** It connects to nobody itself. */
    @Test
    void aFrameInAnotherPageOpensTheGamesOwn() {
        try (TablePage table = page(1280, 900)) {
            List<String> asked = new ArrayList<>();
            table.page().onWebSocket(socket -> asked.add(socket.url()));
            Frame frame = OuterPage.show(table, "?game=unitary&lang=fr");
            frame.waitForFunction("() => window.uniboard && " + TablePage.STILL);
            click(frame, "control:more");
            Page opened = table.page().waitForPopup(() -> click(frame, "control:invite"));
            assertEquals(address() + "fr/unitary/", opened.url());
            assertEquals(List.of(), asked);
        }
    }

    private static void click(Frame frame, String place) {
        String button = "[data-place='" + place + "']";
        frame.waitForSelector(button, new Frame.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED));
        frame.evaluate("button => document.querySelector(button).click()", button);
    }
}
