package uniboard.sound;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a listener would miss. */
class SynthesisTest {
    /** In parts of what the loudspeaker could do, so that a few sounds at once stay undistorted. */
    private static final double LOUDEST = 0.4;

    @ParameterizedTest
    @EnumSource
    void isShortAndSoft(Sound sound) {
        for (int variant = 0; variant < Synthesis.VARIANTS; variant++) {
            float[] samples = Synthesis.samples(sound, variant);
            double milliseconds = samples.length * 1000.0 / Synthesis.RATE;
            assertTrue(milliseconds >= 40 && milliseconds <= 600, milliseconds + " ms");
            for (float sample : samples) assertTrue(Float.isFinite(sample));
            assertTrue(peak(samples) >= 0.04 && peak(samples) <= LOUDEST, "peak " + peak(samples));
        }
    }

    /** A click is a leap: no sample may lie far from its neighbour, silence before and after included. */
    @ParameterizedTest
    @EnumSource
    void beginsAndEndsWithoutAClick(Sound sound) {
        for (int variant = 0; variant < Synthesis.VARIANTS; variant++) {
            float[] samples = Synthesis.samples(sound, variant);
            double peak = peak(samples);
            assertTrue(Math.abs(samples[0]) < 0.02 * peak, "begins at " + samples[0]);
            float[] end = Arrays.copyOfRange(samples, samples.length - Synthesis.RATE / 1000, samples.length);
            assertTrue(peak(end) < 0.005 * peak, "ends with " + peak(end));
            for (int i = 1; i < samples.length; i++) assertTrue(Math.abs(samples[i] - samples[i - 1]) < 0.6 * peak, "a leap at " + i);
        }
    }

    @ParameterizedTest
    @EnumSource
    void isTheSameEveryTime(Sound sound) {
        assertArrayEquals(Synthesis.samples(sound, 1), Synthesis.samples(sound, 1));
    }

    @ParameterizedTest
    @EnumSource
    void variantsDifferALittle(Sound sound) {
        float[] first = Synthesis.samples(sound, 0);
        for (int variant = 1; variant < Synthesis.VARIANTS; variant++) {
            float[] other = Synthesis.samples(sound, variant);
            assertFalse(Arrays.equals(first, other));
            assertEquals(1, brightness(other) / brightness(first), 0.25);
        }
    }

    @Test
    void woodIsDullerThanStoneAndStoneDullerThanPaper() {
        assertTrue(brightness(Sound.REFUSE) < brightness(Sound.SETTLE));
        assertTrue(brightness(Sound.SETTLE) < 0.75 * brightness(Sound.STONE));
        assertTrue(brightness(Sound.STONE) < 0.75 * brightness(Sound.SLIDE));
        assertTrue(brightness(Sound.SLIDE) < 4000, "hisses: " + brightness(Sound.SLIDE));
    }

    @Test
    void takingUpIsSofterThanSettlingAndCapturingLouder() {
        assertTrue(energy(Sound.LIFT) < 0.1 * energy(Sound.SETTLE));
        assertTrue(energy(Sound.CAPTURE) > 1.2 * energy(Sound.SETTLE));
    }

    @Test
    void winningRisesAndLosingFalls() {
        assertTrue(brightness(lastThird(Sound.WIN)) > 1.2 * brightness(firstStroke(Sound.WIN)));
        assertTrue(brightness(lastThird(Sound.LOSE)) < 0.95 * brightness(firstStroke(Sound.LOSE)));
    }

    private static float[] firstStroke(Sound sound) {
        return Arrays.copyOfRange(Synthesis.samples(sound, 0), Synthesis.RATE / 25, Synthesis.RATE / 10);
    }

    private static float[] lastThird(Sound sound) {
        float[] samples = Synthesis.samples(sound, 0);
        return Arrays.copyOfRange(samples, samples.length * 2 / 3, samples.length);
    }

    private static double brightness(Sound sound) {
        return brightness(Synthesis.samples(sound, 0));
    }

    /** The root mean square of the frequencies, weighted by their power, in hertz: of a pure tone, its frequency. */
    private static double brightness(float[] samples) {
        double leaps = 0;
        for (int i = 1; i < samples.length; i++) leaps += (samples[i] - samples[i - 1]) * (samples[i] - samples[i - 1]);
        return Math.sqrt(leaps / energy(samples)) * Synthesis.RATE / (2 * Math.PI);
    }

    private static double energy(Sound sound) {
        return energy(Synthesis.samples(sound, 0));
    }

    private static double energy(float[] samples) {
        double energy = 0;
        for (float sample : samples) energy += sample * sample;
        return energy;
    }

    private static double peak(float[] samples) {
        double peak = 0;
        for (float sample : samples) peak = Math.max(peak, Math.abs(sample));
        return peak;
    }
}
