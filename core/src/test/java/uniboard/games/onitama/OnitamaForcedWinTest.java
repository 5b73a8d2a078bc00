package uniboard.games.onitama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.game.Bot;
import uniboard.game.Random32;
import uniboard.search.DeepeningSearch;
import uniboard.search.Score;
import uniboard.search.Strength;

class OnitamaForcedWinTest {
    private static final int DEEPEST = 40;
    private static final int BUDGET = 300_000;

    private record Solved(int seed, OnitamaPosition position, int plies) {
        @Override
        public String toString() {
            return plies + " plies: " + OnitamaNotation.INSTANCE.positionText(position);
        }
    }

    /** Positions of random games that somebody wins in three or five plies. */
    static Stream<Solved> forcedWins() {
        return IntStream.range(0, 4000).mapToObj(OnitamaForcedWinTest::solved).filter(solved -> solved != null && solved.plies > 1)
            .limit(40);
    }

    private static Solved solved(int seed) {
        OnitamaPosition position = RandomOnitama.after(10 + seed % 8, seed);
        return position == null ? null : new Solved(seed, position, ForcedWin.plies(position, 5));
    }

    @Test
    void thereAreEnoughOfThem() {
        assertTrue(forcedWins().count() >= 30);
        assertTrue(forcedWins().filter(solved -> solved.plies == 5).count() >= 10);
    }

    @ParameterizedTest
    @MethodSource("forcedWins")
    void shortestForcedWinIsFound(Solved solved) {
        DeepeningSearch search = search(solved.position, BUDGET);
        assertEquals(Score.WON - solved.plies, search.score());
        OnitamaPosition after = solved.position.copy();
        after.play(search.move());
        assertTrue(ForcedWin.cannotEscape(after, solved.plies - 1));
    }

    /** A search of full width, without reductions and extensions, says the same after 340 million nodes. */
    @Test
    void redWinsAfterTheRoostersOpening() {
        OnitamaPosition position = OnitamaNotation.INSTANCE.position("ssmss/5/5/5/SSMSS Crane,Rooster/Tiger,Ox/Horse b");
        position.play(new OnitamaGame().move(position, "Rooster c1-d2"));
        assertEquals(Score.WON - 19, search(position, new OnitamaGame().bot(Bot.LEVELS).nodes()).score());
    }

    /** The longest resistance: the opponent needs as many plies as the solver says. */
    @Test
    void lossIsPutOffAsLongAsItCanBe() {
        int tried = 0;
        for (int seed = 0; seed < 2000 && tried < 10; seed++) {
            OnitamaPosition position = RandomOnitama.after(12, seed);
            if (position == null || ForcedWin.plies(position, 1) > 0) continue;
            if (ForcedWin.cannotEscape(position, 2) || !ForcedWin.cannotEscape(position, 4)) continue;
            tried++;
            DeepeningSearch search = search(position, BUDGET);
            assertEquals(4 - Score.WON, search.score(), OnitamaNotation.INSTANCE.positionText(position));
            position.play(search.move());
            assertEquals(3, ForcedWin.plies(position, 3), OnitamaNotation.INSTANCE.positionText(position));
        }
        assertEquals(10, tried);
    }

    static DeepeningSearch search(OnitamaPosition position, int budget) {
        DeepeningSearch search = new DeepeningSearch(new OnitamaTree(position.copy()), Strength.lookingAhead(DEEPEST), budget,
            new Random32(1));
        while (!search.step(budget)) continue;
        return search;
    }
}
