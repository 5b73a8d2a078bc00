package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The script with tables on several devices: it comes when one is asked for, whatever becomes of it until then. */
class RemoteScriptIT extends RemoteTest {
    private static final String REMOTE = "**/code/*-remote.*";
    private static final String ASKED = "!document.getElementById('failure').hidden";
    private static final String IS_THERE = "uniboard.hasPart('remote')";

    private static StoredGame open(TablePage table) {
        table.keep("onitama", StoredOnitama.START);
        table.openReady("?lang=en&game=onitama");
        table.waitUntilWhole();
        assertEquals(false, table.evaluate(IS_THERE));
        return new StoredGame(table, "onitama");
    }

    private static void invite(TablePage table) {
        table.act("control:more");
        table.tap("control:invite");
        table.tap("control:begin");
    }

    @Test
    void whereItCannotBeHadThePlayerIsAskedAndMayPlayOn() {
        try (TablePage table = page(800, 600)) {
            table.page().route(REMOTE, Route::abort);
            StoredGame kept = open(table);
            invite(table);
            table.waitFor(ASKED);
            table.page().locator("#failure button").nth(1).click();
            for (String place : List.of("Ox", "c1", "c2")) table.tap(place);
            table.waitFor(StoredOnitama.PLIES + " > 1");
            assertEquals(2, kept.plies());
            table.page().unroute(REMOTE);
            table.evaluate("dispatchEvent(new Event('online'))");
            table.waitFor(IN_LOBBY);
            assertEquals(true, table.evaluate(IS_THERE));
        }
    }

    @Test
    void whoWaitsIsToldAndTheLobbyComes() {
        try (TablePage table = page(800, 600)) {
            List<Route> held = new ArrayList<>();
            table.page().route(REMOTE, held::add);
            open(table);
            invite(table);
            table.waitFor("uniboard.status.includes('One moment')");
            held.forEach(Route::resume);
            table.page().unroute(REMOTE);
            table.waitFor(IN_LOBBY);
        }
    }

    @Test
    void whereItIsGoneThePlayerIsToldToLoadThePageAgain() {
        try (TablePage table = page(360, 640)) {
            table.page().route(REMOTE, route -> route.fulfill(new Route.FulfillOptions().setStatus(404)));
            open(table);
            invite(table);
            table.waitFor(ASKED);
            assertTrue(table.page().locator("#failure").innerText().startsWith("The site has been updated"));
        }
    }

    /** No script waits for the other's answer. */
    @Test
    void anInvitationAsksForTheWholeProgramAtOnce() {
        try (TablePage host = invite("onitama"); TablePage client = page(360, 640)) {
            List<String> asked = new ArrayList<>();
            List<Route> held = new ArrayList<>();
            client.page().route("**/code/onitama-*", route -> {
                asked.add(route.request().url().replaceAll(".*/onitama-(\\w+)\\..*", "$1"));
                held.add(route);
            });
            client.page().navigate(address() + "onitama/" + invitation(host));
            client.page().context().waitForCondition(() -> asked.containsAll(List.of("later", "remote")));
            client.page().unroute("**/code/onitama-*");
            held.forEach(Route::resume);
            client.waitUntilReady();
            client.waitFor("uniboard.still && uniboard.places.some(place => place.name.startsWith('control:farTake:'))");
        }
    }
}
