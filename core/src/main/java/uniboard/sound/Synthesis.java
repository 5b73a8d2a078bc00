package uniboard.sound;

/**
 * Makes the sounds: wood and stone as struck bodies whose modes ring and fade, paper as bands of noise. Each is made in a few variants,
 * so that repeated moves don't sound mechanical.
 */
public final class Synthesis {
    /** Samples a second. */
    public static final int RATE = 44_100;
    public static final int VARIANTS = 4;

    /** Neighbours in turn lie apart, and none more than 3 % from the middle. */
    private static final double[] PITCHES = {1, 1.024, 0.977, 1.011};
    private static final int SEED = 0x5eed1;

    private Synthesis() {
    }

    /**
     * Always the same for the same arguments.
     *
     * @param variant 0 to {@link #VARIANTS} - 1
     * @return mono samples at {@link #RATE}, from silence to silence, with a peak well below 1
     */
    public static float[] samples(Sound sound, int variant) {
        double pitch = PITCHES[variant];
        Noise noise = new Noise(SEED + sound.ordinal() * VARIANTS + variant);
        return switch (sound) {
            case LIFT -> new Take(90, pitch, noise)
                .strike(Body.PIECE, 6, 2.2, 1)
                .rustle(0, 25, 60, 900, 1300, 0.3)
                .finished(0.05);
            case SETTLE -> new Take(150, pitch, noise)
                .strike(Body.BOARD, 0, 1.6, 1)
                .strike(Body.PIECE, 0, 1.2, 0.6)
                .finished(0.3);
            case CAPTURE -> new Take(220, pitch, noise)
                .strike(Body.PIECE.tuned(930), 0, 1.1, 0.5)
                .strike(Body.BOARD, 62, 1.5, 1)
                .strike(Body.PIECE, 62, 1.1, 0.7)
                .finished(0.36);
            case SLIDE -> new Take(330, pitch, noise)
                .rustle(0, 110, 220, 1200, 1800, 1)
                .finished(0.045);
            case TURN -> new Take(220, pitch, noise)
                .rustle(0, 55, 75, 1300, 2200, 0.35)
                .rustle(118, 4, 40, 1500, 1100, 0.3)
                .strike(Body.TABLE, 118, 2.4, 1)
                .finished(0.15);
            case STONE -> new Take(150, pitch, noise)
                .strike(Body.BOARD, 0, 1.5, 1)
                .strike(Body.STONE, 0, 0.6, 0.9)
                .finished(0.28);
            case REFUSE -> new Take(180, pitch, noise)
                .strike(Body.TABLE.tuned(240), 0, 2.4, 1)
                .finished(0.3);
            case PASS -> new Take(160, pitch, noise)
                .strike(Body.TABLE, 0, 2.6, 1)
                .rustle(0, 6, 45, 1000, 800, 0.15)
                .finished(0.18);
            case SEAL -> new Take(190, pitch, noise)
                .strike(Body.BOARD, 0, 3, 1)
                .strike(Body.TABLE, 0, 2.6, 0.5)
                .finished(0.2);
            case TICK -> strokes(pitch, noise, 587.3).finished(0.1);
            case SEGMENT -> strokes(pitch, noise, 392).finished(0.05);
            case FOUND -> strokes(pitch, noise, 493.9).finished(0.08);
            case WIN -> strokes(pitch, noise, 392, 493.9, 587.3).finished(0.16);
            case LOSE -> strokes(pitch, noise, 349.2, 293.7).finished(0.14);
        };
    }

    /** With a soft mallet on bars of wood, the last one strongest. */
    private static Take strokes(double pitch, Noise noise, double... notes) {
        double apart = 115;
        Take take = new Take(600, pitch, noise);
        for (int i = 0; i < notes.length; i++) take.strike(Body.BAR.tuned(notes[i]), i * apart, 3, i == notes.length - 1 ? 1 : 0.75);
        return take;
    }
}
