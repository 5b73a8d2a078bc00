package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.AllGames;
import uniboard.match.PlayoutDigest;

/** The same seed gives the same games in both builds of the page as on the JVM. */
class SameGamesIT extends SiteTest {
    private static final AllGames GAMES = new AllGames();

    @ParameterizedTest
    @CsvSource({"js, onitama, 1000", "wasm, onitama, 1000", "js, unlur, 200", "wasm, unlur, 200", "js, unikat, 100", "wasm, unikat, 100",
        "js, unitary, 100", "wasm, unitary, 100", "js, unitar, 200", "wasm, unitar, 200"})
    void randomGamesAreTheSameAsOnTheJvm(String target, String game, int count) {
        try (TablePage table = page(800, 600).openReady("?target=" + target)) {
            assertEquals(PlayoutDigest.digest(GAMES.game(game), count, 1), table.digest(game, count, 1));
        }
    }
}
