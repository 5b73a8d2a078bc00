package uniboard.stage.kit;

/**
 * How long things move, in seconds.
 *
 * @param beat of a glow; 0: it is just there
 */
public record Motion(float lift, float slide, float settle, float trade, float capture, float beat) {
    public static Motion full() {
        return new Motion(0.12f, 0.22f, 0.09f, 0.32f, 0.18f, 1.6f);
    }

    /** For people who asked the system for less motion: nothing travels far for long. */
    public static Motion reduced() {
        return new Motion(0, 0.09f, 0, 0.09f, 0.09f, 0);
    }
}
