package uniboard.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Random32;
import uniboard.known.Records;
import uniboard.match.Match;

/** What is known of a game, as lines before its record. */
class SavedGameTest {
    private static final String RECORD = Records.RUNNING_ONITAMA.replace("2 Horse d5-d4\n", "");
    private static final String WHOLE = """
        kept 1
        id 00ff00ff12345678
        revision 7
        begun 29000000
        changed 29000100
        played 95
        name With Anna, on the train
        from 1111111122222222
        knowing 0,4
        """;

    @Test
    void aTextIsReadAsItWasWritten() {
        SavedGame game = SavedGame.of(WHOLE + RECORD);
        assertEquals(WHOLE + RECORD, game.text());
        assertEquals("00ff00ff12345678", game.id());
        assertEquals(7, game.revision());
        assertEquals("With Anna, on the train", game.name());
        assertEquals(List.of(0, 4), game.knowing());
        assertEquals("onitama", game.game());
        assertFalse(game.isOver());
    }

    /** Neither an absence nor what is said of a game that is over. */
    @Test
    void onlyPlayingTakesTime() {
        SavedGame game = SavedGame.of(WHOLE + RECORD);
        Match match = game.match(new AllGames());
        match.play(match.choices().get(0).move());
        SavedGame soon = game.with(match, 29000130);
        assertEquals(125, soon.played());
        match.play(match.choices().get(0).move());
        SavedGame late = soon.with(match, 29900000);
        assertEquals(125 + SavedGame.LONGEST_THOUGHT, late.played());
        SavedGame over = SavedGame.of(WHOLE + RECORD + "result 1\n");
        match.name(0, "Anna");
        assertEquals(95, over.with(match, 29000140).played());
    }

    @Test
    void whatSaysNothingIsLeftOut() {
        SavedGame game = SavedGame.begin("00000000000000aa", 5);
        assertEquals("kept 1\nid 00000000000000aa\nrevision 0\nbegun 5\nchanged 5\n", game.head());
        assertEquals(game, SavedGame.of(game.text()));
    }

    /** Whatever a device's clock said: the game is there. */
    @ParameterizedTest
    @ValueSource(strings = {"-29000000", "2000000001", "99999999999"})
    void aTimeThatCannotBeIsUnknown(String time) {
        SavedGame game = SavedGame.of("kept 1\nid 00ff00ff12345678\nrevision 7\nbegun " + time + "\nchanged " + time + "\n" + RECORD);
        assertEquals(0, game.begun());
        assertEquals(0, game.changed());
        assertEquals(RECORD, game.record());
    }

    @Test
    void whatALaterVersionHasKeptIsKnownAsSuch() {
        assertTrue(SavedGame.isOfLaterVersion("kept 2\nid 00ff00ff12345678\nshape new\n" + RECORD));
        assertTrue(SavedGame.isOfLaterVersion(WHOLE + RECORD.replace("uniboard 1", "uniboard 3")));
        assertFalse(SavedGame.isOfLaterVersion(WHOLE + RECORD));
        assertFalse(SavedGame.isOfLaterVersion(WHOLE + RECORD.replace("uniboard 1", "uniboard 2")));
        assertFalse(SavedGame.isOfLaterVersion("kept\n"));
        assertFalse(SavedGame.isOfLaterVersion("nonsense"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "kept 1", "kept 2\nid 00ff00ff12345678\n",
        "kept 1\nid 00ff00ff12345678\nrevision 1\nbegun 1x\nchanged 1\n", "kept 1\nid 00ff\nrevision 1\nbegun 1\nchanged 1\n",
        "kept 1\nid 00FF00FF12345678\nrevision 1\nbegun 1\nchanged 1\n", "kept 1\nid 00ff00ff12345678\nrevision -1\nbegun 1\nchanged 1\n",
        "kept 1\nid 00ff00ff12345678\nbegun 1\nchanged 1\n", "kept 1\nid 00ff00ff12345678\nrevision 1\nbegun -\nchanged 1\n"})
    void whatIsNoSuchTextIsRefused(String text) {
        assertNull(SavedGame.of(text));
    }

    @Test
    void onlyTheLastLineTellsTheEnd() {
        SavedGame over = SavedGame.of(WHOLE + RECORD + "result 1\n");
        assertTrue(over.isOver());
        assertFalse(SavedGame.of(WHOLE + RECORD + "2 result \n").isOver());
    }

    @Test
    void aNameIsOneShortLine() {
        SavedGame game = SavedGame.of(WHOLE + RECORD).named("one\ntwo\u2028three " + "x".repeat(100));
        assertEquals(SavedGame.LONGEST_NAME, game.name().length());
        assertTrue(game.name().startsWith("one two three"), game.name());
        assertEquals(game, SavedGame.of(game.text()));
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
            SavedGame game = SavedGame.of(damaged.toString());
            if (game == null) continue;
            assertEquals(game, SavedGame.of(game.text()));
            game.game();
            game.isOver();
        }
    }

    @Test
    void manyGamesAreOneFile() {
        SavedGame one = SavedGame.of(WHOLE + RECORD);
        SavedGame two = one.parted("9999999999999999");
        String file = GameArchive.of(List.of(one, two));
        assertTrue(GameArchive.isOne(file));
        assertEquals(List.of(one, two), GameArchive.read(file));
        assertEquals(List.of(two), GameArchive.read(file.replace("id 00ff00ff12345678\nrevision", "id 00ff\nrevision")));
        assertFalse(GameArchive.isOne(RECORD));
    }
}
