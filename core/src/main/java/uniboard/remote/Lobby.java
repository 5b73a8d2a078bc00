package uniboard.remote;

import java.util.Arrays;

/** Where tables are announced that wait for anybody: places that every device of every site at a relay knows. */
final class Lobby {
    /** Tables announced at the same time, at most. */
    static final int PLACES = 50;
    /**
     * A device that looks asks here; one that waits answers at once, also in a page that isn't looked at and does nothing by itself for a
     * minute.
     */
    static final String ASKING = "uniboard/open/ask";
    /** Seconds between announcements of a table, and between requests for them. */
    static final int BEAT = 10;
    /** Seconds between answers, as many may ask. */
    static final int PAUSE = 2;
    /** Seconds of silence after which a table is no longer listed. */
    static final int GONE = 25;

    private Lobby() {
    }

    /** @param place from 0 */
    static String topic(int place) {
        return "uniboard/open/" + (place + 1);
    }

    /** Everybody has it: who announces a table shows by a signature alone. */
    static byte[] key(Crypto crypto) {
        return Arrays.copyOf(crypto.hash(Encoded.utf8("uniboard open 1")), Crypto.KEY);
    }
}
