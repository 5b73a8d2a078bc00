package uniboard.remote;

import java.util.List;
import java.util.Map;
import uniboard.game.Random32;

/**
 * How a deal is made that no device can choose: each commits to bytes of its own, all sign what was committed to, then all open. The host
 * opens last, when the game is over, for it alone knows the deal.
 *
 * <p>Source: M. Blum, <i>Coin flipping by telephone</i> (1981).
 */
final class DealTerms {
    /** Bytes that each device adds. */
    static final int SECRET = 32;
    /** The host in lists of devices, under the word of the first protocol; a client is there by its seat, from 1. */
    static final String HOST = "keeper";

    private static final int WORDS = 4;

    private DealTerms() {
    }

    /**
     * What a deal is for: nothing of it can be exchanged afterwards.
     *
     * @param minutes as of {@link Plan}
     * @param host  as {@link Invitation#host}
     */
    static String terms(String room, int round, String game, Map<String, String> options, List<Occupant> seats, int minutes,
        byte[] host) {
        Fields terms = new Fields().add("room", room).add("round", round).add("game", game).add(HOST, Encoded.of(host));
        options.forEach((id, value) -> terms.add("option", id + ' ' + value));
        seats.forEach(seat -> terms.add("seat", seat.isClient() ? "guest " + seat.key() : seat.kind() == Occupant.Kind.HOST ? HOST
            : seat.text()));
        if (minutes > 0) terms.add("minutes", minutes);
        return terms.text();
    }

    static String commitment(Crypto crypto, String terms, String who, byte[] secret) {
        return Encoded.of(crypto.hash(Encoded.joined(Encoded.utf8("uniboard commitment 1\n" + who + '\n' + terms), secret)));
    }

    /** What all sign: every commitment, in order. */
    static byte[] list(String terms, Map<String, String> commitments) {
        Fields list = new Fields();
        commitments.forEach((who, commitment) -> list.add("commit", who + ' ' + commitment));
        return Encoded.utf8("uniboard commitments 1\n" + terms + list.text());
    }

    /**
     * The chance of the deal.
     *
     * @param secrets of all devices, in order
     */
    static Random32 chance(Crypto crypto, String terms, List<byte[]> secrets) {
        byte[] hash = crypto.hash(Encoded.joined(Encoded.utf8("uniboard deal 1\n" + terms),
            Encoded.joined(secrets.toArray(byte[][]::new))));
        StringBuilder state = new StringBuilder();
        for (int word = 0; word < WORDS; word++) {
            if (word > 0) state.append('-');
            for (int at = 4 * word; at < 4 * word + 4; at++) {
                state.append(Character.forDigit(hash[at] >> 4 & 15, 16)).append(Character.forDigit(hash[at] & 15, 16));
            }
        }
        // Four words of nothing are no state; nobody will ever see them.
        return state.toString().equals("00000000-00000000-00000000-00000000") ? new Random32(0) : Random32.read(state.toString());
    }
}
