package uniboard.remote.classroom;

import java.util.Arrays;
import uniboard.remote.CheckedLink;
import uniboard.remote.Crypto;
import uniboard.remote.Encoded;

/**
 * What the link and the QR code of a class hold behind their {@code #}, so that it never reaches a server.
 *
 * @param door    {@link Crypto#KEY} bytes: of what everybody in the class may read
 * @param teacher {@link Crypto#KEY} bytes: of the hash of the teacher's open key
 */
public record ClassLink(byte[] door, byte[] teacher) {
    /** Stands in a link's place to open a new class. */
    public static final String NEW = "c";

    private static final String MARK = "c";
    private static final String TOPIC = "uniboard/";
    private static final int ROOM_BYTES = 16;

    static ClassLink of(Crypto crypto, byte[] door, byte[] teacherKey) {
        return new ClassLink(door, hashed(crypto, teacherKey));
    }

    private static byte[] hashed(Crypto crypto, byte[] openKey) {
        return Arrays.copyOf(crypto.hash(openKey), Crypto.KEY);
    }

    boolean isTeacher(Crypto crypto, byte[] openKey) {
        return Arrays.equals(teacher, hashed(crypto, openKey));
    }

    /** What the topics of the class begin with: tells nothing of the keys. */
    static String room(Crypto crypto, byte[] door) {
        byte[] hash = crypto.hash(Encoded.joined(door, Encoded.utf8("room")));
        return TOPIC + Encoded.of(Arrays.copyOf(hash, ROOM_BYTES)) + '/';
    }

    /** A mark, then both keys. */
    public String text() {
        return MARK + Encoded.of(Encoded.joined(door, teacher));
    }

    /** What an address ends with, from its {@code #} on. */
    public String fragment() {
        return CheckedLink.fragment(text());
    }

    /**
     * Reads what {@link #text} writes.
     *
     * @return null if it isn't whole, or leads elsewhere
     */
    public static ClassLink read(String text) {
        byte[] both = text.startsWith(MARK) ? Encoded.read(text.substring(MARK.length()), 2 * Crypto.KEY) : null;
        if (both == null) return null;
        return new ClassLink(Arrays.copyOf(both, Crypto.KEY), Arrays.copyOfRange(both, Crypto.KEY, 2 * Crypto.KEY));
    }

    /**
     * The code that stands in a link's place where pupils have typed one.
     *
     * @return null if there is none
     */
    public static String code(String text) {
        return text.startsWith(MARK) ? ClassCode.read(text.substring(MARK.length())) : null;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ClassLink link && link.text().equals(text());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(door);
    }
}
