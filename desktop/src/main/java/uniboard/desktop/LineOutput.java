package uniboard.desktop;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import uniboard.sound.Synthesis;

/** The system's loudspeaker. */
final class LineOutput implements AudioOutput {
    static final AudioFormat FORMAT = new AudioFormat(Synthesis.RATE, Short.SIZE, 1, true, false);
    /** A twenty-fifth of a second: short enough to hear a sound when its cause is seen, long enough not to stutter. */
    private static final int BUFFERED = Synthesis.RATE / 25;

    private final SourceDataLine line;

    private LineOutput(SourceDataLine line) {
        this.line = line;
    }

    /** @throws IllegalArgumentException if there is no loudspeaker */
    static LineOutput open() throws LineUnavailableException {
        SourceDataLine line = AudioSystem.getSourceDataLine(FORMAT);
        line.open(FORMAT, BUFFERED * FORMAT.getFrameSize());
        line.start();
        return new LineOutput(line);
    }

    @Override
    public void write(float[] samples) {
        byte[] bytes = bytes(samples);
        line.write(bytes, 0, bytes.length);
    }

    @Override
    public void close() {
        line.close();
    }

    /** In {@link #FORMAT}; what is louder than the loudest is cut off. */
    static byte[] bytes(float[] samples) {
        byte[] bytes = new byte[samples.length * Short.BYTES];
        for (int i = 0; i < samples.length; i++) {
            int level = Math.round(Math.max(-1, Math.min(1, samples[i])) * Short.MAX_VALUE);
            bytes[2 * i] = (byte) level;
            bytes[2 * i + 1] = (byte) (level >> 8);
        }
        return bytes;
    }
}
