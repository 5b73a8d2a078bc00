package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.match.PlayoutDigest;

/** The same seed gives the same games in both builds of the page as on the JVM. */
class SameGamesIT extends SiteTest {
    /** Of every game. */
    private static final int PLAYOUTS = 200;

    @ParameterizedTest
    @ValueSource(strings = {"js", "wasm"})
    void randomGamesAreTheSameAsOnTheJvm(String target) {
        try (TablePage table = page(360, 640)) {
            for (Game game : new AllGames().games()) {
                table.openReady("?target=" + target + "&game=" + game.id());
                assertEquals(PlayoutDigest.digest(game, PLAYOUTS, 1), table.digest(game.id(), PLAYOUTS, 1), game.id());
                assertEquals(target, table.evaluate("uniboard.target"));
            }
        }
    }
}
