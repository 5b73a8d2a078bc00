package uniboard.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.desktop.SequentialTest.Verdict;
import uniboard.game.Random32;

class SequentialTestTest {
    private static final int RUNS = 10_000;
    private static final int PERMILLE = 1_000;
    /** Two standard deviations of a rate of 2.5 % among so many runs. */
    private static final double NOISE = 0.0032;

    /** Plays until it is settled, as long as that takes. */
    private static Verdict simulated(int winsPermille, Random32 chance) {
        int won = 0;
        int lost = 0;
        Verdict verdict = Verdict.OPEN;
        while (verdict == Verdict.OPEN) {
            if (chance.below(PERMILLE) < winsPermille) won++;
            else lost++;
            verdict = SequentialTest.OF_LEVELS.verdict(won, lost);
        }
        return verdict;
    }

    @ParameterizedTest
    @CsvSource({"550,HIGH", "500,HIGH", "650,LOW", "750,LOW"})
    void errorsAreAsRareAsPromised(int winsPermille, Verdict wrong) {
        Random32 chance = new Random32(winsPermille);
        int errors = 0;
        for (int run = 0; run < RUNS; run++) if (simulated(winsPermille, chance) == wrong) errors++;
        double rate = (double) errors / RUNS;
        assertTrue(rate <= SequentialTest.OF_LEVELS.errors() + NOISE, () -> "wrong in " + rate);
    }

    @Test
    void fewGamesSettleNothing() {
        assertEquals(Verdict.OPEN, SequentialTest.OF_LEVELS.verdict(0, 0));
        assertEquals(Verdict.OPEN, SequentialTest.OF_LEVELS.verdict(21, 0));
        assertEquals(Verdict.HIGH, SequentialTest.OF_LEVELS.verdict(22, 0));
        assertEquals(Verdict.OPEN, SequentialTest.OF_LEVELS.verdict(0, 14));
        assertEquals(Verdict.LOW, SequentialTest.OF_LEVELS.verdict(0, 15));
    }

    @Test
    void whatIsTestedIsSaid() {
        assertEquals("sequential test of 55 % against 65 % of decisive games, error rates 2.5 %", SequentialTest.OF_LEVELS.description());
    }
}
