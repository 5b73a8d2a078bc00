package uniboard.remote;

/**
 * What is known of the player at a seat.
 *
 * @param presence what the player's device says of them
 * @param away     seconds since it was heard of; 0 while it is there
 * @param timeLeft in seconds; {@link #NO_CLOCK} where no time is counted
 * @param verdict  what the device has found out of the game, as it says
 * @param isOlder  whether the device is known to speak an older version of the protocol
 */
public record SeatStatus(Presence presence, int away, int timeLeft, AuditResult verdict, boolean isOlder) {
    /** Of seats whose time isn't counted. */
    public static final int NO_CLOCK = -1;

    public boolean isTimed() {
        return timeLeft != NO_CLOCK;
    }
}
