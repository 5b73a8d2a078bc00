package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.link.RecordLink;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Playout;
import uniboard.match.Seat;

/** A game in an address: opened, gone on with, and refused. */
class GameLinkIT extends SiteTest {
    private static final AllGames GAMES = new AllGames();

    private static GameRecord playedOut(String game) {
        Game rules = GAMES.game(game);
        return new Playout(rules, Options.defaults(rules), 1).play(0);
    }

    private static String link(GameRecord record) {
        return "?lang=he&game=" + record.game().id() + "#g=" + RecordLink.of(record);
    }

    @Test
    void everyGameComesAsItWasSent() {
        openEveryGame("");
    }

    @Tag("thorough")
    @Test
    void everyGameComesAsItWasSentToWebAssembly() {
        openEveryGame("&target=wasm");
    }

    private void openEveryGame(String target) {
        for (Game game : GAMES.games()) {
            GameRecord sent = playedOut(game.id());
            try (TablePage table = page(360, 640)) {
                table.openReady(link(sent).replace("#", target + '#'));
                table.waitUntilStill();
                assertEquals(sent.text(), new StoredGame(table, game.id()).record().text(), game.id());
                assertEquals(List.of(), table.complaints());
            }
        }
    }

    @Test
    void aReloadGoesOnAndImportsNothingAgain() {
        GameRecord whole = playedOut("onitama");
        GameRecord sent = whole.firstPlies(4).withSeats(List.of(Seat.HUMAN, Seat.HUMAN));
        try (TablePage table = page(1280, 800)) {
            table.openReady(link(sent));
            table.waitUntilStill();
            assertFalse(table.page().url().contains("#"), table.page().url());
            StoredGame game = new StoredGame(table, "onitama");
            game.choose(new Match(game.record()).choices().get(0));
            table.reload();
            table.waitFor(TablePage.STILL);
            assertEquals(5, game.plies());
            table.page().evaluate("link => { location.hash = link; }", "#g=" + RecordLink.of(whole));
            table.waitFor("window.uniboard && !location.hash && " + TablePage.STILL);
            assertEquals(whole.text(), game.record().text(), "a link is opened where a table is open already");
        }
    }

    @Test
    void aDamagedLinkIsToldAndTheTableIsThere() {
        String cut = link(playedOut("unlur"));
        try (TablePage table = page(360, 640)) {
            table.openReady(cut.substring(0, cut.length() - 9));
            table.waitUntilStill();
            assertTrue(table.status().contains("הקישור פגום"), table.status());
            assertTrue(table.hasPlace("control:offer:play"));
        }
    }
}
