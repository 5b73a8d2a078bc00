package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.TestGames;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.known.MutatedText;

/** Whatever happens to a record's text on its way, reading it gives a game with exactly that text, or a line and a reason. */
class MutatedRecordTest {
    private static final int TEXTS = 10_000;
    private static final int PLAYOUTS = 20;
    private static final int MOST_CHANGES = 4;
    private static final String ALPHABET = "abcdefgrSMsm0123456789 /,-=\n\r\t“א\u0000";

    private final TestGames games = new TestGames();

    static Iterable<Game> games() {
        return new TestGames().games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void anyChangeIsReadOrNamed(Game game) {
        Random32 random = new Random32(1);
        List<String> texts = playouts(game);
        int refused = 0;
        for (int i = 0; i < TEXTS; i++) {
            String text = texts.get(i % texts.size());
            for (int changes = 1 + random.below(MOST_CHANGES); changes > 0; changes--) text = mutated(text, random);
            try {
                assertEquals(text, withLastLineFeed(GameRecord.read(text, games).text(), text));
            } catch (RecordException e) {
                refused++;
                assertTrue(e.line() >= 1 && e.line() <= text.split("\n", -1).length + 1, () -> "line " + e.line());
                assertFalse(e.reason().key().isEmpty());
            }
        }
        assertTrue(refused > TEXTS / 2, refused + " refused");
    }

    private static List<String> playouts(Game game) {
        Playout playout = new Playout(game, Options.defaults(game), 1);
        return IntStream.range(0, PLAYOUTS).mapToObj(i -> playout.play(i).text()).toList();
    }

    /** The last line's end may be left out. */
    private static String withLastLineFeed(String written, String read) {
        return read.endsWith("\n") ? written : written.substring(0, written.length() - 1);
    }

    static String mutated(String text, Random32 random) {
        return MutatedText.of(text, ALPHABET, random);
    }
}
