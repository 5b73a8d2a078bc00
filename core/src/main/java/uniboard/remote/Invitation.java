package uniboard.remote;

import java.util.Arrays;
import uniboard.game.Hex;

/**
 * What an invitation's link holds behind its {@code #}, so that it never reaches a server: the key to what is said at the table, and by
 * what to know the device that hosts it.
 *
 * @param kind   whom it invites
 * @param key    {@link Crypto#KEY} bytes: of all that is said, or of what everyone may read
 * @param host {@link Crypto#KEY} bytes: of the hash of the host's key
 */
public record Invitation(Kind kind, byte[] key, byte[] host) {
    /** How the fragment begins. */
    public static final String FRAGMENT = "#t=";

    private static final int ROOM_BYTES = 16;
    private static final String TOPIC = "uniboard/";

    /** Whom it invites. */
    public enum Kind { PLAY, WATCH }

    static Invitation to(Crypto crypto, byte[] key, byte[] hostKey) {
        return new Invitation(Kind.PLAY, key, hashed(crypto, hostKey));
    }

    private static byte[] hashed(Crypto crypto, byte[] hostKey) {
        return Arrays.copyOf(crypto.hash(hostKey), Crypto.KEY);
    }

    /** The same table, to watch: anybody who has it alone can't read what only players may. */
    public Invitation toWatch(Crypto crypto) {
        return new Invitation(Kind.WATCH, watchKey(crypto), host);
    }

    /** Of what everyone at the table may read. */
    byte[] watchKey(Crypto crypto) {
        return kind == Kind.WATCH ? key : Arrays.copyOf(crypto.hash(Encoded.joined(key, Encoded.utf8("watch"))), Crypto.KEY);
    }

    boolean isHost(Crypto crypto, byte[] openKey) {
        return Arrays.equals(host, hashed(crypto, openKey));
    }

    /** What the topics of the table begin with: tells nothing of the keys. */
    String room(Crypto crypto) {
        byte[] hash = crypto.hash(Encoded.joined(watchKey(crypto), Encoded.utf8("room")));
        return TOPIC + Encoded.of(Arrays.copyOf(hash, ROOM_BYTES)) + '/';
    }

    /** Sixteen hex digits for one of the games at the table, the same at all devices. */
    public String gameId(Crypto crypto, int round) {
        byte[] hash = crypto.hash(Encoded.joined(watchKey(crypto), Encoded.utf8("game " + round)));
        StringBuilder id = new StringBuilder();
        for (int word = 0; word < 2; word++) {
            int value = 0;
            for (int at = 4 * word; at < 4 * word + 4; at++) value = value << Byte.SIZE | hash[at] & 0xff;
            id.append(Hex.digits(value));
        }
        return id.toString();
    }

    /** A mark, then both keys. */
    public String text() {
        return (kind == Kind.PLAY ? "p" : "w") + Encoded.of(Encoded.joined(key, host));
    }

    /** @return null if it isn't whole */
    public static Invitation read(String text) {
        boolean isToPlay = text.startsWith("p");
        if (!isToPlay && !text.startsWith("w")) return null;
        byte[] both = Encoded.read(text.substring(1), 2 * Crypto.KEY);
        if (both == null) return null;
        return new Invitation(isToPlay ? Kind.PLAY : Kind.WATCH, Arrays.copyOf(both, Crypto.KEY),
            Arrays.copyOfRange(both, Crypto.KEY, 2 * Crypto.KEY));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Invitation invitation && invitation.text().equals(text());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(key);
    }

    /**
     * Where a seat's or a table's pass, or an invitation, leads.
     *
     * @return null if the text is neither
     */
    public static Invitation toTableOf(String text) {
        SeatPass seat = SeatPass.read(text);
        TablePass table = TablePass.read(text);
        return seat != null ? seat.invitation() : table != null ? table.invitation() : read(text);
    }
}
