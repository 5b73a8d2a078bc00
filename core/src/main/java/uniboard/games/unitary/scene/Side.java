package uniboard.games.unitary.scene;

/** Of the fraction line. */
enum Side {
    ABOVE, BELOW;

    /** Where units with that exponent stand. */
    static Side of(int exponent) {
        return exponent > 0 ? ABOVE : BELOW;
    }
}
