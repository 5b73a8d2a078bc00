package uniboard.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Position;
import uniboard.games.onitama.OnitamaNotation;

class PerftTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b; 10 130 1989 28509 487780 7748422",
        "ssmss/5/5/5/SSMSS Rabbit,Cobra/Rooster,Tiger/Frog r; 9 72 880 10374 138879 1781181",
        "S1m1s/S4/M4/S4/S4 Tiger,Horse/Crab,Rabbit/Frog b; 2 12 48 317 3313 21285"})
    void countsOfOnitama(String start, String counts) {
        Position position = OnitamaNotation.INSTANCE.position(start);
        String[] expected = counts.split(" ");
        for (int depth = 1; depth <= expected.length; depth++) {
            assertEquals(Double.parseDouble(expected[depth - 1]), Perft.count(position, depth), "depth " + depth);
        }
        assertEquals(start, OnitamaNotation.INSTANCE.positionText(position));
    }

    @Test
    void finishedGameIsOneLeaf() {
        Position won = OnitamaNotation.INSTANCE.position("ss1ss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab r");
        assertEquals(1, Perft.count(won, 0));
        assertEquals(1, Perft.count(won, 3));
    }
}
