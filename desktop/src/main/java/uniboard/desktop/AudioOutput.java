package uniboard.desktop;

/** Something that plays mono samples, {@link uniboard.sound.Synthesis#RATE} a second. */
interface AudioOutput extends AutoCloseable {
    /** Waits while the output has enough to play. */
    void write(float[] samples);

    /** Falls silent at once. */
    @Override
    void close();
}
