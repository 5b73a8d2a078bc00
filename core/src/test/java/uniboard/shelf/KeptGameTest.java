package uniboard.shelf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Random32;

/** What is known of a game, as lines before its record. */
class KeptGameTest {
    private static final String RECORD = """
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 bot 3
        1 Boar c1-c2
        """;
    private static final String WHOLE = """
        kept 1
        id 00ff00ff12345678
        revision 7
        begun 29000000
        changed 29000100
        name With Anna, on the train
        from 1111111122222222
        knowing 0,4
        """;

    @Test
    void aTextIsReadAsItWasWritten() {
        KeptGame game = KeptGame.of(WHOLE + RECORD);
        assertEquals(WHOLE + RECORD, game.text());
        assertEquals("00ff00ff12345678", game.id());
        assertEquals(7, game.revision());
        assertEquals("With Anna, on the train", game.name());
        assertEquals(List.of(0, 4), game.knowing());
        assertEquals("onitama", game.game());
        assertFalse(game.isOver());
    }

    @Test
    void whatSaysNothingIsLeftOut() {
        KeptGame game = KeptGame.begin("00000000000000aa", 5);
        assertEquals("kept 1\nid 00000000000000aa\nrevision 0\nbegun 5\nchanged 5\n", game.head());
        assertEquals(game, KeptGame.of(game.text()));
    }

    /** Whatever a device's clock said: the game is there. */
    @ParameterizedTest
    @ValueSource(strings = {"-29000000", "2000000001", "99999999999"})
    void aTimeThatCannotBeIsUnknown(String time) {
        KeptGame game = KeptGame.of("kept 1\nid 00ff00ff12345678\nrevision 7\nbegun " + time + "\nchanged " + time + "\n" + RECORD);
        assertEquals(0, game.begun());
        assertEquals(0, game.changed());
        assertEquals(RECORD, game.record());
    }

    @Test
    void whatALaterVersionHasKeptIsKnownAsSuch() {
        assertTrue(KeptGame.isOfLaterVersion("kept 2\nid 00ff00ff12345678\nshape new\n" + RECORD));
        assertTrue(KeptGame.isOfLaterVersion(WHOLE + RECORD.replace("uniboard 1", "uniboard 3")));
        assertFalse(KeptGame.isOfLaterVersion(WHOLE + RECORD));
        assertFalse(KeptGame.isOfLaterVersion(WHOLE + RECORD.replace("uniboard 1", "uniboard 2")));
        assertFalse(KeptGame.isOfLaterVersion("kept\n"));
        assertFalse(KeptGame.isOfLaterVersion("nonsense"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "kept 1", "kept 2\nid 00ff00ff12345678\n",
        "kept 1\nid 00ff00ff12345678\nrevision 1\nbegun 1x\nchanged 1\n", "kept 1\nid 00ff\nrevision 1\nbegun 1\nchanged 1\n",
        "kept 1\nid 00FF00FF12345678\nrevision 1\nbegun 1\nchanged 1\n", "kept 1\nid 00ff00ff12345678\nrevision -1\nbegun 1\nchanged 1\n",
        "kept 1\nid 00ff00ff12345678\nbegun 1\nchanged 1\n", "kept 1\nid 00ff00ff12345678\nrevision 1\nbegun -\nchanged 1\n"})
    void whatIsNoSuchTextIsRefused(String text) {
        assertNull(KeptGame.of(text));
    }

    @Test
    void onlyTheLastLineTellsTheEnd() {
        KeptGame over = KeptGame.of(WHOLE + RECORD + "result 1\n");
        assertTrue(over.isOver());
        assertFalse(KeptGame.of(WHOLE + RECORD + "2 result \n").isOver());
    }

    @Test
    void aNameIsOneShortLine() {
        KeptGame game = KeptGame.of(WHOLE + RECORD).named("one\ntwo\u2028three " + "x".repeat(100));
        assertEquals(KeptGame.LONGEST_NAME, game.name().length());
        assertTrue(game.name().startsWith("one two three"), game.name());
        assertEquals(game, KeptGame.of(game.text()));
    }

    /** Whatever a damaged store holds: a game, or nothing. */
    @Test
    void noDamageIsTooMuch() {
        Random32 random = new Random32(7);
        String text = WHOLE + RECORD;
        for (int i = 0; i < 20_000; i++) {
            StringBuilder damaged = new StringBuilder(text);
            for (int changes = random.below(4); changes >= 0; changes--) {
                int at = random.below(damaged.length());
                if (random.below(2) == 0) damaged.deleteCharAt(at);
                else damaged.setCharAt(at, (char) random.below(300));
            }
            KeptGame game = KeptGame.of(damaged.toString());
            if (game == null) continue;
            assertEquals(game, KeptGame.of(game.text()));
            game.game();
            game.isOver();
        }
    }

    @Test
    void manyGamesAreOneFile() {
        KeptGame one = KeptGame.of(WHOLE + RECORD);
        KeptGame two = one.parted("9999999999999999");
        String file = Bundle.of(List.of(one, two));
        assertTrue(Bundle.isOne(file));
        assertEquals(List.of(one, two), Bundle.read(file));
        assertEquals(List.of(two), Bundle.read(file.replace("id 00ff00ff12345678\nrevision", "id 00ff\nrevision")));
        assertFalse(Bundle.isOne(RECORD));
    }
}
