package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.known.Proves;

/** Who begins the first round: by lot, or a seat that was agreed upon. */
class UnikatFirstTest {
    private final UnikatGame game = new UnikatGame();

    private UnikatPosition start(String seats, String first) {
        return game.start(Options.defaults(game).with("seats", seats).with("first", first), new Random32(7));
    }

    @Proves("begins")
    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "3"})
    void theSeatBeginsAndTheDealStaysAsItIs(String first) {
        String lot = UnikatNotation.INSTANCE.positionText(start("3", "lot"));
        String text = UnikatNotation.INSTANCE.positionText(start("3", first));
        assertEquals(lot.replaceAll("starter=\\d", "starter=" + first).replaceAll("seat=\\d", "seat=" + first), text);
    }

    @ParameterizedTest
    @CsvSource({"2, 2, false", "2, 1, true", "3, 1, true", "lot, 1, false"})
    void aRecordIsHeldToIt(String value, String starter, boolean contradicts) {
        UnikatPosition position = HandMade.position("starter=" + starter);
        assertEquals(contradicts, game.checkOption("first", value, position) != null);
    }

    @Test
    void inLaterRoundsItIsNotHeldAgainstTheStart() {
        assertNotNull(game.checkOption("first", "2", HandMade.position("rounds=2")));
        assertNull(game.checkOption("first", "2", HandMade.position("rounds=2 round=2")));
    }
}
