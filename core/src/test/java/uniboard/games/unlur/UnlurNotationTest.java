package uniboard.games.unlur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.MoveList;
import uniboard.game.NotationException;
import uniboard.game.Random32;

class UnlurNotationTest {
    @ParameterizedTest
    @ValueSource(strings = {"3/4/5/4/3 contract 1 -", "2/1x1/2 contract 2 -", "3/1x2/1xo2/4/3 play 1 2", "xox/4/5/4/ooo play 2 1",
        "8/9/10/11/12/13/14/7x7/14/13/12/11/10/9/8 contract 2 -", "oo/3/2 play 1 1",
        "13/14/15/16/17/18/19/20/21/22/23/24/25/24/23/22/21/20/19/18/17/16/15/14/13 contract 1 -"})
    void goodPositionsSurviveReading(String text) {
        assertEquals(text, UnlurNotation.INSTANCE.positionText(UnlurNotation.INSTANCE.position(text)));
    }

    @Test
    void everyPositionOfRandomGamesSurvivesReading() {
        for (int game = 0; game < 200; game++) {
            UnlurPosition position = UnlurRulesTest.start(2 + game % 6);
            Random32 random = new Random32(game);
            MoveList moves = new MoveList();
            for (position.moves(moves); !moves.isEmpty(); position.moves(moves)) {
                int move = moves.get(random.below(moves.size()));
                assertEquals(move, new UnlurGame().move(position, UnlurNotation.INSTANCE.moveText(position, move)));
                position.play(move);
                UnlurPosition read = UnlurNotation.INSTANCE.position(UnlurNotation.INSTANCE.positionText(position));
                assertEquals(UnlurNotation.INSTANCE.positionText(position), UnlurNotation.INSTANCE.positionText(read));
                assertEquals(position.hashHigh(), read.hashHigh());
                assertEquals(position.outcome(), read.outcome());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "3/4/5/4/3 contract 1, parts", "'', parts", "3/4/5/4/3  contract 1 -, parts", "' 3/4/5/4/3 contract 1 -', parts",
        "'3/4/5/4/3 contract 1 - ', parts", "3/4/5/4/3 contract 1 - x, parts",
        "3/4/4/3 contract 1 -, rows", "1 contract 1 -, rows", "3/4/5/4/3/ contract 1 -, rows", "3/4/5/4/4 contract 1 -, width",
        "3/4/5/4/2 contract 1 -, width", "3/4//4/3 contract 1 -, width", "3/4/xxxxxx/4/3 play 1 2, width", "3/4/5/4/2X play 1 2, letter",
        "3/4/5/4/-3 play 1 2, letter", "3/4/05/4/3 play 1 2, number", "3/4/5/4/0xxx play 1 2, number", "3/4/005/4/3 play 1 2, number",
        "3/4/5/4/3 Contract 1 -, phase", "3/4/5/4/3 over 1 -, phase", "3/4/5/4/3 contract 0 -, seat", "3/4/5/4/3 contract 3 -, seat",
        "3/4/5/4/3 contract 1 1, blackInContract", "3/4/5/4/3 play 1 -, black", "3/4/5/4/3 play 1 3, seat",
        "3/4/2o2/4/3 contract 1 -, whiteInContract", "1x1/4/5/4/3 contract 2 -, edgeInContract"})
    void badPositionsAreNamed(String text, String reason) {
        assertEquals("unlur.error." + reason, keyOf(() -> UnlurNotation.INSTANCE.position(text)));
    }

    @ParameterizedTest
    @CsvSource({
        "'', error.move", "c, error.move", "C3, error.move", "c03, error.move", "c0, error.move", "'c3 ', error.move", "3c, error.move",
        "pass!, error.move", "Pass, error.move", "z1, error.move", "c26, error.move", "c333, error.move",
        "c6, why.offBoard", "f1, why.offBoard", "y25, why.offBoard", "a1, why.edge", "c3, why.blackStone"})
    void badMovesAreExplained(String move, String reason) {
        UnlurPosition position = UnlurNotation.INSTANCE.position("3/4/2x2/4/3 contract 2 -");
        assertEquals("unlur." + reason, keyOf(() -> new UnlurGame().move(position, move)));
    }

    private static String keyOf(Runnable reading) {
        return assertThrows(NotationException.class, reading::run).reason().key();
    }
}
