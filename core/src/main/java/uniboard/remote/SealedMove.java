package uniboard.remote;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import uniboard.game.Position;
import uniboard.match.SecretTurns;

/**
 * What a device commits to before it knows what the others do, where all decide unseen by each other: nobody can tell the move by it, nor
 * pass another one off as it.
 *
 * <p>Source: M. Blum, <i>Coin flipping by telephone</i> (1981).
 */
final class SealedMove {
    /** Bytes that keep the few moves there are from being tried out. */
    static final int SALT = 16;
    /** By which a device says a move's salt as it opens it. */
    static final String WORD = "salt";

    private SealedMove() {
    }

    /**
     * The ply at which a seat decides with the others, or has decided already.
     *
     * @param now   before the first of them is opened
     * @param first the ply of that one
     * @return -1 if there is none
     */
    static int plyOf(int seat, Position now, int first) {
        Position deciding = SecretTurns.of(seat, now);
        return deciding == null ? -1 : first + deciding.ply() - now.ply();
    }

    /**
     * As others see it.
     *
     * @param round of the table's
     * @param ply   that the move makes: whose it is
     * @param text  in notation, whole
     */
    static String commitment(Crypto crypto, String room, int round, int ply, String text, byte[] salt) {
        byte[] told = Encoded.utf8("uniboard sealed move 1\n" + room + '\n' + round + '\n' + ply + '\n' + text + '\n');
        return Encoded.of(Arrays.copyOf(crypto.hash(Encoded.joined(told, salt)), Crypto.KEY));
    }

    /** Whether that can be one. */
    static boolean isCommitment(String text) {
        return Encoded.read(text, Crypto.KEY) != null;
    }

    static void tell(Map<Integer, byte[]> salts, Fields to) {
        salts.forEach((ply, salt) -> to.add(WORD, ply + " " + Encoded.of(salt)));
    }

    /** By ply. */
    static Map<Integer, byte[]> heard(Fields from) {
        Map<Integer, byte[]> salts = new LinkedHashMap<>();
        from.numbered(WORD).forEach((ply, text) -> {
            byte[] salt = Encoded.read(text, SALT);
            if (salt != null) salts.put(ply, salt);
        });
        return salts;
    }
}
