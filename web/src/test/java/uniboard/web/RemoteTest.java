package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import uniboard.app.registry.AllGames;
import uniboard.game.Choice;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.known.FairPlayer;
import uniboard.known.SpokenGame;
import uniboard.match.GameRecord;
import uniboard.match.Match;

/** What every test of tables on several devices needs: the site served with a relay, a browser, and what friends do at a table. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@ExtendWith(SharedBrowser.class)
abstract class RemoteTest {
    /** JavaScript: what the page keeps of its shared table, line by line. */
    static final String KEPT = "(Object.entries(localStorage).find(([key]) => key.startsWith('uniboard.far.table.'))?.[1] ?? '')"
        + ".split('\\n')";
    /** JavaScript: all that happened at the host's table, once more has happened than moves that stand. */
    static final String COURSE = KEPT + ".filter(line => line.startsWith('course '))";
    static final String IN_LOBBY = "uniboard.places.some(place => place.name === 'control:farLeave')";
    /** A phone's menu is on the result, once a game is over. */
    static final String AT_TABLE =
        "uniboard.still && uniboard.places.some(place => ['control:more', 'control:raiseEnd'].includes(place.name))";
    /** Another broker in place of our own, such as {@code ws://127.0.0.1:9001/}: it isn't stopped and started. */
    private static final String BROKER = System.getProperty("broker", "");
    private static final int NODES = 2_000;

    private RemoteSite site;
    private Browser browser;

    @BeforeAll
    void serve(@TempDir Path folder, Browser shared) throws IOException {
        browser = shared;
        site = new RemoteSite(Path.of(System.getProperty("site")), folder, BROKER);
    }

    @AfterAll
    void end() {
        if (site != null) site.close();
    }

    /** Closing it ends it in the middle of whatever it does. */
    TablePage page(int width, int height) {
        return TablePage.of(browser, site.address(), width, height).neverAgain();
    }

    /** For fingers instead of a mouse. */
    TablePage touchPage(int width, int height) {
        return TablePage.withTouch(browser, site.address(), width, height).neverAgain();
    }

    String address() {
        return site.address();
    }

    /** @param query which table is meant, see {@link TableAddress#of} */
    TablePage invite(String query) {
        return invite(page(800, 600), query);
    }

    /** As {@link #invite(String)}, at a page that hasn't been opened yet. */
    TablePage invite(TablePage host, String query) {
        List<String> asked = new ArrayList<>();
        host.page().onRequest(request -> asked.add(request.url()));
        host.page().onWebSocket(socket -> asked.add(socket.url()));
        rememberCopied(host);
        host.openReady("?game=" + query + "&lang=en");
        host.act("control:more");
        assertTrue(asked.stream().noneMatch(url -> url.matches("ws:.*|.*[/-]remote\\..*")), asked.toString());
        host.tap("control:invite");
        host.tap("control:begin");
        host.waitFor(IN_LOBBY);
        return host;
    }

    static void rememberCopied(TablePage page) {
        page.addInitScript("Object.defineProperty(navigator, 'clipboard', "
            + "{ value: { writeText: async text => { window.copied = text; } } });");
    }

    static String invitation(TablePage host) {
        return (String) host.evaluate("location.hash");
    }

    void come(TablePage client, String page, String invitation) {
        come(client, page, invitation, page);
    }

    /** @param end the page to which the one that is opened leads at last */
    void come(TablePage client, String page, String invitation, String end) {
        client.page().navigate(site.address() + page + invitation);
        // Whatever is asked of a page that leads on fails with it.
        client.page().waitForURL(url -> url.startsWith(site.address() + end));
        client.waitUntilReady();
        client.waitFor("uniboard.still && uniboard.places.some(place => place.name.startsWith('control:farTake:'))");
    }

    /** The client takes the second seat, and the game begins. */
    static void sitDown(TablePage host, TablePage client) {
        client.tap("control:farTake:1");
        for (TablePage page : List.of(host, client)) page.waitFor(AT_TABLE);
    }

    static GameRecord kept(TablePage host) {
        Object lines = host.evaluate(KEPT + ".filter(line => line.startsWith('record ')).map(line => line.slice(7) + '\\n').join('')");
        return GameRecord.read((String) lines, new AllGames());
    }

    /**
     * Makes one move, and waits until all have seen it.
     *
     * @param bySeat everybody's page
     */
    static void play(TablePage host, List<TablePage> bySeat) {
        play(host, bySeat, RemoteTest::pointer);
    }

    /** Where only a part of the table is seen, the whole of it comes first. */
    static ToldGame.Hand pointer(TablePage page) {
        return place -> {
            page.seeAll();
            page.act(place);
        };
    }

    static void play(TablePage host, List<TablePage> bySeat, Function<TablePage, ToldGame.Hand> hands) {
        GameRecord record = keptAndSealed(host);
        TablePage mover = bySeat.get(record.replay().toMove());
        // That others have decided unseen stands in no page's record.
        if (record.replay().isDecidedInSecret()) mover.waitFor("uniboard.still && !uniboard.status.endsWith(' to move')");
        choose(record, mover, hands.apply(mover));
        int plies = record.plies() + 1;
        host.waitFor(KEPT + ".filter(line => /^(record \\d|sealed )/.test(line)).length >= " + plies + " && uniboard.still");
        seenByAll(host, bySeat);
    }

    /** What all have decided unseen by each other isn't known before the last one has: any move stands for it. */
    static GameRecord keptAndSealed(TablePage host) {
        GameRecord record = kept(host);
        int sealed = (int) host.evaluate(KEPT + ".filter(line => line.startsWith('sealed ')).length");
        for (int decided = 0; decided < sealed; decided++) record = record.with(new Match(record).choices().get(0).move());
        return record;
    }

    /** Makes the next move of the record at the page of the seat to move, and waits for nobody. */
    static void choose(GameRecord record, TablePage mover, ToldGame.Hand hand) {
        hearOut(mover);
        for (Choice.Step step : FairPlayer.choice(record, NODES).steps()) hand.choose(step.place());
    }

    static void seenByAll(TablePage host, List<TablePage> bySeat) {
        int steps = Math.max(kept(host).plies(), (int) host.evaluate(COURSE + ".length"));
        String hasSteps = KEPT + ".filter(line => line.startsWith('step ')).length >= " + steps;
        for (TablePage client : bySeat) if (client != host) client.waitFor(hasSteps + " && uniboard.still");
    }

    /** What came of a step is told until it is gone on with. */
    static void hearOut(TablePage page) {
        while (page.hasPlace("story:on")) page.act("story:on");
    }

    static void reload(TablePage page) {
        page.page().reload();
        page.waitUntilReady();
        page.waitFor(AT_TABLE);
    }

    /** What the pages complain of, but for the relay that went away. */
    static List<String> refusals(TablePage page) {
        return page.complaints().stream().filter(each -> !each.contains("WebSocket")).toList();
    }

    /** Whether the relay can be stopped and started here. */
    static boolean isRelayOwn() {
        return BROKER.isEmpty();
    }

    /** @return the relay's port */
    int cut() {
        return site.cut();
    }

    void mend(int port) throws IOException {
        site.mend(port);
    }

    static void resign(TablePage page) {
        page.act("control:more");
        page.tap("control:resign");
        page.tap("control:resignNow");
    }

    /** A page tells the last move as its seat may know it, in its language. */
    static void assertTold(GameRecord record, int seat, TablePage page, SpokenGame spoken) {
        int last = record.plies() - 1;
        Position after = Match.view(record.replay(), seat);
        Message told = record.game().words(Match.view(record.replay(last), seat)).describeMove(record.move(last), after, seat);
        String said = spoken.say(told);
        page.waitFor("document.getElementById('said').textContent.includes(" + quoted(said) + ")");
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "\\'") + "'";
    }
}
