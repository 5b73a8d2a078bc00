package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import uniboard.app.AllGames;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Search;
import uniboard.known.SpokenGame;
import uniboard.match.BotTask;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.relay.Relay;
import uniboard.web.site.RelayOfSite;
import uniboard.web.site.SiteServer;

/** Friends at different devices, in browsers of their own, with a relay between them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FarIT {
    /** JavaScript: what the page keeps of its shared table, line by line. */
    private static final String KEPT = "(Object.entries(localStorage).find(([key]) => key.startsWith('uniboard.far.table.'))?.[1] ?? '')"
        + ".split('\\n')";
    private static final String IN_LOBBY = "uniboard.places.some(place => place.name === 'control:farLeave')";
    private static final String AT_TABLE = "uniboard.still && uniboard.places.some(place => place.name === 'control:more')";
    private static final int LEVEL = 3;
    private static final int NODES = 2_000;

    private Path site;
    private SiteServer server;
    private Relay relay;
    private Browser browser;

    @BeforeAll
    void serve(@TempDir Path folder) throws IOException {
        site = folder.resolve("site");
        link(Path.of(System.getProperty("site")), site);
        server = new SiteServer(site, "/some/folder/", 0);
        relay = new Relay("127.0.0.1", 0, origins());
        RelayOfSite.rewrite(site, relay.address());
        browser = new Browser();
    }

    /** What is rewritten is written anew, so that nothing of the other folder changes. */
    private static void link(Path from, Path to) throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(from)) {
            all = walk.toList();
        }
        for (Path each : all) {
            Path copy = to.resolve(from.relativize(each).toString());
            if (Files.isDirectory(each)) Files.createDirectories(copy);
            else Files.createLink(copy, each);
        }
    }

    private Set<String> origins() {
        return Set.of("http://localhost:" + URI.create(server.address()).getPort());
    }

    @AfterAll
    void end() {
        if (browser != null) browser.close();
        if (relay != null) relay.close();
        if (server != null) server.close();
    }

    private TablePage invite(String game) {
        TablePage host = TablePage.of(browser, server.address(), 1280, 800);
        List<String> asked = new ArrayList<>();
        host.page().onRequest(request -> asked.add(request.url()));
        host.page().onWebSocket(socket -> asked.add(socket.url()));
        host.openReady("?game=" + game + "&lang=en");
        host.act("control:more");
        assertTrue(asked.stream().noneMatch(url -> url.contains("/far.") || url.startsWith("ws:")), asked.toString());
        host.tap("control:invite");
        host.waitFor(IN_LOBBY);
        return host;
    }

    private static String invitation(TablePage host) {
        return host.page().url().substring(host.page().url().indexOf('#'));
    }

    private void come(TablePage guest, String page, String invitation) {
        guest.page().navigate(server.address() + page + invitation);
        guest.waitUntilReady();
        guest.waitFor("uniboard.still && uniboard.places.some(place => place.name === 'control:farTake:1')");
    }

    private static GameRecord kept(TablePage host) {
        Object lines = host.evaluate(KEPT + ".filter(line => line.startsWith('record ')).map(line => line.slice(7) + '\\n').join('')");
        return GameRecord.read((String) lines, new AllGames());
    }

    private static int move(GameRecord record) {
        GameRecord played = record.withSeats(List.of(Seat.bot(LEVEL), Seat.bot(LEVEL)));
        BotTask task = new Match(played).botTask(record.plies());
        Search search = new BotTask(task.view(), LEVEL, NODES, record.plies()).search();
        boolean isDone = false;
        while (!isDone) isDone = search.step(NODES);
        return search.move();
    }

    /** Makes one move, and waits until both have seen it. */
    private static void play(TablePage host, TablePage guest, int guestSeat) {
        GameRecord record = kept(host);
        int move = move(record);
        Match match = new Match(record);
        TablePage mover = match.toMove() == guestSeat ? guest : host;
        Choice choice = match.choices().stream().filter(each -> each.move() == move).findFirst().orElseThrow();
        for (Choice.Step step : choice.steps()) mover.act(step.place());
        int plies = record.plies() + 1;
        host.waitFor(KEPT + ".filter(line => /^record \\d/.test(line)).length >= " + plies + " && uniboard.still");
        guest.waitFor(KEPT + ".filter(line => line.startsWith('ply ')).length >= " + plies + " && uniboard.still");
    }

    /** At a wide window in English and at a phone in Hebrew, with a lost relay and pages loaded anew, to the end and into another game. */
    @Test
    void twoFriendsPlayAWholeGame() throws IOException {
        SpokenGame hebrew = new SpokenGame("he");
        try (TablePage host = invite("onitama"); TablePage guest = TablePage.withTouch(browser, server.address(), 360, 640)) {
            host.page().screenshot(new com.microsoft.playwright.Page.ScreenshotOptions().setPath(SiteTest.screenshot("far-invitation")));
            come(guest, "he/onitama/", invitation(host));
            guest.page().screenshot(new com.microsoft.playwright.Page.ScreenshotOptions().setPath(SiteTest.screenshot("far-guest-he")));
            // The tap that opens the field isn't one on what lies there then.
            guest.tap("control:farName");
            guest.page().locator("#failure input").fill("Noa");
            guest.page().locator("#failure button.first").tap();
            guest.waitFor("uniboard.places.some(place => place.label.includes('Noa'))");
            guest.tap("control:farTake:1");
            host.waitFor(AT_TABLE);
            guest.waitFor(AT_TABLE);
            assertFalse(guest.hasPlace("control:hint"), "Nobody is helped against a friend");
            for (int ply = 0; !kept(host).replay().outcome().over(); ply++) {
                if (ply == 2) {
                    int port = URI.create(relay.address()).getPort();
                    relay.close();
                    guest.waitFor("uniboard.status.includes('" + hebrew.say("far.offline") + "') || "
                        + (kept(host).replay().toMove() == 1));
                    relay = new Relay("127.0.0.1", port, origins());
                }
                if (ply == 4) reload(host);
                if (ply == 5) reload(guest);
                play(host, guest, 1);
            }
            guest.waitFor("uniboard.status.includes('" + hebrew.say("far.fair") + "')");
            guest.waitFor(shelfHolds(1));
            assertEquals(kept(host).text(), shelved(guest).text());
            // Come back to, it is the same game, not another one.
            reload(guest);
            for (TablePage page : List.of(host, guest)) page.waitFor(shelfHolds(1));
            guest.tap("control:again");
            host.waitFor("uniboard.status.includes('Noa wants another game')");
            host.tap("control:again");
            host.waitFor(KEPT + ".includes('round 2') && " + AT_TABLE);
            guest.waitFor(KEPT + ".includes('round 2') && " + AT_TABLE);
            assertEquals(0, kept(host).plies());
            play(host, guest, 1);
            guest.act("control:more");
            guest.tap("control:resign");
            guest.tap("control:resignNow");
            host.waitFor("uniboard.status.includes('Noa has resigned')");
            host.waitFor("uniboard.status.includes('device has checked the deal')");
            for (TablePage page : List.of(host, guest)) page.waitFor(shelfHolds(2));
            assertNull(guest.evaluate("localStorage.getItem('" + KeptGame.key("onitama") + "')"), "It isn't the guest's own game");
            assertEquals(List.of(), refusals(host));
            assertEquals(List.of(), refusals(guest));
            guest.page().navigate("about:blank");
            host.waitFor("uniboard.status.includes('Noa isn’t at the table now')");
        }
    }

    /** JavaScript: whether so many games lie on the shelf. */
    private static String shelfHolds(int games) {
        return "uniboard.shelf.read().then(texts => texts.length === " + games + ")";
    }

    private static GameRecord shelved(TablePage page) {
        String text = (String) page.evaluate("uniboard.shelf.read().then(texts => texts[0])");
        return GameRecord.read(text.substring(text.indexOf("uniboard ")), new AllGames());
    }

    private static void reload(TablePage page) {
        page.page().reload();
        page.waitUntilReady();
        page.waitFor(AT_TABLE);
    }

    /** What the pages complain of, but for the relay that went away. */
    private static List<String> refusals(TablePage page) {
        return page.complaints().stream().filter(each -> !each.contains("WebSocket")).toList();
    }

    @Test
    void whereNothingIsHiddenFriendsAreInvited() {
        for (Game game : new AllGames().games()) {
            try (TablePage table = TablePage.of(browser, server.address(), 1280, 800)) {
                table.openReady("?game=" + game.id());
                table.act("control:more");
                assertEquals(List.of("onitama", "unlur").contains(game.id()), table.hasPlace("control:invite"), game.id());
            }
        }
    }

    @Test
    void anInvitationThatIsCutShortIsTold() {
        try (TablePage guest = TablePage.of(browser, server.address(), 1280, 800)) {
            guest.page().navigate(server.address() + "onitama/#t=pAbC");
            guest.waitUntilReady();
            guest.waitFor("uniboard.status.includes('This link is damaged')");
        }
    }
}
