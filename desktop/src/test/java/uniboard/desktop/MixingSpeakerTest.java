package uniboard.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.sound.sampled.LineUnavailableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import uniboard.sound.Sound;
import uniboard.sound.Synthesis;

@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class MixingSpeakerTest {
    /** Everything an output was given between its opening and its closing. */
    private final BlockingQueue<float[]> heard = new LinkedBlockingQueue<>();

    private final class Tape implements AudioOutput {
        private float[] tape = new float[0];

        @Override
        public void write(float[] samples) {
            int length = tape.length;
            tape = Arrays.copyOf(tape, length + samples.length);
            System.arraycopy(samples, 0, tape, length, samples.length);
        }

        @Override
        public void close() {
            heard.add(tape);
        }
    }

    private float[] heard() throws InterruptedException {
        float[] tape = heard.poll(60, TimeUnit.SECONDS);
        assertTrue(tape != null, "The output was not given back");
        return tape;
    }

    @Test
    void aSoundIsHeardWholeAndAtItsVolume() throws InterruptedException {
        new MixingSpeaker(Tape::new).play(Sound.SETTLE, 0.5);
        float[] expected = Synthesis.samples(Sound.SETTLE, 0);
        for (int i = 0; i < expected.length; i++) expected[i] *= 0.5f;
        assertArrayEquals(expected, Arrays.copyOf(heard(), expected.length));
    }

    @Test
    void volumeEndsAtOneAndNothingIsHeardAtZero() throws InterruptedException {
        MixingSpeaker speaker = new MixingSpeaker(Tape::new);
        speaker.play(Sound.WIN, 0);
        speaker.play(Sound.SETTLE, 7);
        float[] expected = Synthesis.samples(Sound.SETTLE, 0);
        assertArrayEquals(expected, Arrays.copyOf(heard(), expected.length));
    }

    @Test
    void withoutALoudspeakerItIsSilentAndTriesAgainLater() throws InterruptedException {
        BlockingQueue<String> tries = new LinkedBlockingQueue<>();
        MixingSpeaker speaker = new MixingSpeaker(() -> {
            tries.add("tried");
            throw new LineUnavailableException();
        });
        speaker.play(Sound.SETTLE, 1);
        assertEquals("tried", tries.poll(60, TimeUnit.SECONDS));
        while (tries.isEmpty()) speaker.play(Sound.SETTLE, 1);
    }

    @Test
    void soundsMixAndTooManyAreLeftOut() throws InterruptedException {
        MixingSpeaker speaker = new MixingSpeaker(Tape::new);
        for (int i = 0; i < 1000; i++) speaker.play(Sound.SLIDE, 1);
        float[] tape = heard();
        for (float sample : tape) assertTrue(Math.abs(sample) < 1);
        assertEquals(0, tape[tape.length - 1]);
    }
}
