package uniboard.sound;

/** What can be heard at a table, named by what happens there. */
public enum Sound {
    /** A piece or card is taken up. */
    LIFT,
    /** A wooden piece is set down on wood. */
    SETTLE,
    /** A wooden piece is set down where another one stands. */
    CAPTURE,
    /** A card or sheet moves over the cloth. */
    SLIDE,
    /** A card is turned over. */
    TURN,
    /** A stone is set down on wood. */
    STONE,
    /** What was tried is not allowed. */
    REFUSE,
    /** The listener has won. */
    WIN,
    /** The listener has lost. */
    LOSE,
    /** A turn passes without a move. */
    PASS,
    /** A seal is pressed onto the board. */
    SEAL,
    /** A learner's answer is right. */
    TICK,
    /** A lesson goes on by a step. */
    SEGMENT,
    /** One of several that are looked for is found. */
    FOUND
}
