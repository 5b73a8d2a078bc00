package uniboard.match;

/** What a session waits for. */
public enum Waiting {
    PERSON, BOT, MOTION, NOBODY,
    /** For somebody at another device, or for what becomes of a move submitted here. */
    REMOTE,
    /** For the device to be passed to the person to move, whose secrets nobody else may see. */
    HANDOVER
}
