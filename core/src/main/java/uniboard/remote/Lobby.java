package uniboard.remote;

import java.util.Arrays;

/** Where tables are announced that wait for anybody: places that every device of every site at a relay knows. */
final class Lobby {
    /** So many tables are announced at most. */
    static final int PLACES = 50;
    /** Whoever looks asks here; who waits answers at once, also in a page that isn't looked at and does nothing by itself for a minute. */
    static final String ASKING = "uniboard/open/ask";
    /** An announcement is said anew, and asked for, every so many seconds. */
    static final int BEAT = 10;
    /** Many may ask; so many seconds lie between answers. */
    static final int PAUSE = 2;
    /** Of which nothing was heard for so many seconds, it isn't there any more. */
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
