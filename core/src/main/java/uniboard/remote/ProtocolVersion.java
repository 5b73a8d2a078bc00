package uniboard.remote;

/**
 * Which version of the protocol a device speaks. Versions understand each other as far as they go, since words that a reader doesn't know
 * are passed over; the newer device tells that the other one is older.
 */
public final class ProtocolVersion {
    /** Rises with every change of what devices say to each other. Before 1 it wasn't told. */
    static final int OWN = 1;

    private static final String WORD = "protocol";

    private ProtocolVersion() {
    }

    /** Tells this device's version. */
    public static void tell(Fields to) {
        to.add(WORD, OWN);
    }

    /** Whether it was written by an older version than this one. */
    public static boolean isOlder(Fields from) {
        return from.number(WORD, 0) < OWN;
    }
}
