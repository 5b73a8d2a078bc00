package uniboard.sound;

/**
 * A thing that sounds when it is struck, as the sum of its modes.
 *
 * @param pitch   of the lowest mode, in hertz
 * @param ratios  of the modes' frequencies to the lowest
 * @param gains   of the modes, before the striker's softness takes its part
 * @param quality oscillations (times pi) in which a mode fades to 1/e, the same for all modes: in wood, high ones die first
 */
record Body(double pitch, double[] ratios, double[] gains, double quality) {
    /** A small turned piece of hardwood. */
    static final Body PIECE = new Body(790, new double[] {1, 2.57, 4.31}, new double[] {1, 0.4, 0.15}, 14);

    /** A thick wooden board on a cloth. */
    static final Body BOARD = new Body(310, new double[] {1, 1.83, 2.94, 4.2}, new double[] {1, 0.7, 0.35, 0.15}, 14);

    /** A smooth pebble. */
    static final Body STONE = new Body(1700, new double[] {1, 1.53, 2.31}, new double[] {1, 0.5, 0.2}, 30);

    /** The table itself, under its cloth. */
    static final Body TABLE = new Body(190, new double[] {1, 2.13, 3.4}, new double[] {1, 0.6, 0.25}, 8);

    /** A marimba's bar, hollowed so that its second mode is two octaves above the first. */
    static final Body BAR = new Body(440, new double[] {1, 3.93, 9.24}, new double[] {1, 0.25, 0.06}, 60);

    Body tuned(double hertz) {
        return new Body(hertz, ratios, gains, quality);
    }
}
