package uniboard.games.noughts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.NotationException;

class NoughtsNotationTest {
    @ParameterizedTest
    @ValueSource(strings = {".../.../...", "x../.o./..x", "xxx/oo./...", "ooo/xx./x..", "xxx/xoo/xoo", "xox/xoo/oxx"})
    void goodPositionsSurviveReading(String text) {
        assertEquals(text, NoughtsNotation.INSTANCE.positionText(NoughtsNotation.INSTANCE.position(text)));
    }

    @ParameterizedTest
    @CsvSource({
        "'', rows", ".../..., rows", ".../.../.../, rows", "........., rows", ".../../..., width", ".../..../..., width",
        "' .../.../...', width", ".../.../...x, width", "X../.../..., sign", "x../.0./..., sign", "x 1/.o./..., sign", "o../.../..., turns",
        "xx./.../..., turns", "xo./o../..., turns", "xxx/oo./o.., playedOn", "ooo/xx./xx., playedOn", "xxx/ooo/..., playedOn",
        "xxx/ooo/x.., playedOn"})
    void badPositionsAreNamed(String text, String reason) {
        assertEquals("noughts.error." + reason, keyOf(() -> NoughtsNotation.INSTANCE.position(text)));
    }

    @ParameterizedTest
    @CsvSource({
        "'', error.move", "a, error.move", "A1, error.move", "a0, error.move", "a4, error.move", "d1, error.move", "a1a, error.move",
        "' a1', error.move", "b2, why.crosses", "c3, why.noughts"})
    void badMovesAreExplained(String move, String reason) {
        NoughtsPosition position = NoughtsNotation.INSTANCE.position(".../.x./..o");
        assertEquals("noughts." + reason, keyOf(() -> new NoughtsGame().move(position, move)));
    }

    private static String keyOf(Runnable reading) {
        return assertThrows(NotationException.class, reading::run).reason().key();
    }
}
