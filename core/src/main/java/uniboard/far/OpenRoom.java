package uniboard.far;

import java.util.Arrays;

/** Where tables are announced that wait for anybody: places that every device of every site at a relay knows. */
final class OpenRoom {
    /** So many tables are announced at most. */
    static final int PLACES = 50;
    /** An announcement is said anew every so many seconds. */
    static final int BEAT = 10;
    /** Of which nothing was heard for so many seconds, it isn't there any more. */
    static final int GONE = 25;

    private OpenRoom() {
    }

    /** @param place from 0 */
    static String topic(int place) {
        return "uniboard/open/" + (place + 1);
    }

    /** Everybody has it: who announces a table shows by a signature alone. */
    static byte[] key(Seal seal) {
        return Arrays.copyOf(seal.hash(Encoded.utf8("uniboard open 1")), Seal.KEY);
    }
}
