package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.game.Random32;
import uniboard.known.MutatedText;

/** Whatever is typed into the field of a position that is set up: it is read, or a sentence says why not. */
class MutatedPositionTest {
    private static final int TEXTS = 2_000;
    private static final int MOST_CHANGES = 4;
    private static final int LONGEST_SENTENCE = 300;
    private static final String ALPHABET = "abcdefgrsmSMxoSCQWRBLGYU0123456789 /,-=;:.@?\t“א\u0000";

    static Iterable<Game> games() {
        return new AllGames().games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void anyTextIsReadOrAnsweredByASentence(Game game) {
        HeadlessTable table = HeadlessTable.openGame(game.id(), 1280, 800);
        table.takeFromMenu("control:setUp");
        FakeSharing goods = table.platform.goods();
        goods.type("");
        table.activate("control:text");
        String position = goods.asked;
        Random32 random = new Random32(1);
        int refused = 0;
        for (int i = 0; i < TEXTS; i++) {
            String text = position;
            for (int changes = 1 + random.below(MOST_CHANGES); changes > 0; changes--) text = MutatedText.of(text, ALPHABET, random);
            goods.type(text);
            table.activate("control:text");
            String status = table.status();
            if (!status.contains("Ready to play")) refused++;
            assertFalse(status.isBlank(), text);
            assertTrue(status.length() <= LONGEST_SENTENCE, text + '\n' + status);
        }
        assertTrue(refused > TEXTS / 2, refused + " refused");
    }
}
