package uniboard.remote.classroom;

import java.util.Arrays;
import uniboard.remote.Crypto;
import uniboard.remote.Encoded;

/**
 * What pupils type to come to a class: eight signs that can't be taken for each other, 40 bits of a {@link SlowHash} of the teacher's key.
 * The door's key follows from it.
 *
 * <p>Source of the signs: D. Crockford, <i>Base 32</i> (2002).
 */
public final class ClassCode {
    /** Signs of a code. */
    public static final int SIGNS = 8;

    private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    /** Signs that aren't in the alphabet, each with the one that is meant. */
    private static final String TAKEN_FOR = "O0I1L1UV";
    private static final int SIGN_BITS = 5;
    private static final String OF_TEACHER = "uniboard class code 1";
    private static final String OF_DOOR = "uniboard class door 1";

    private ClassCode() {
    }

    static SlowHash ofTeacher(Crypto crypto, byte[] openKey) {
        return new SlowHash(crypto, OF_TEACHER, openKey);
    }

    static SlowHash ofDoor(Crypto crypto, String code) {
        return new SlowHash(crypto, OF_DOOR, Encoded.utf8(code));
    }

    /** @param hash done, of {@link #ofTeacher} */
    static String code(SlowHash hash) {
        byte[] bytes = hash.result();
        StringBuilder code = new StringBuilder(SIGNS);
        int bits = 0;
        int count = 0;
        for (int next = 0; code.length() < SIGNS; ) {
            if (count < SIGN_BITS) {
                bits = bits << Byte.SIZE | bytes[next++] & 0xff;
                count += Byte.SIZE;
            }
            count -= SIGN_BITS;
            code.append(ALPHABET.charAt(bits >>> count & ALPHABET.length() - 1));
        }
        return code.toString();
    }

    /** @param hash done, of {@link #ofDoor} */
    static byte[] key(SlowHash hash) {
        return Arrays.copyOf(hash.result(), Crypto.KEY);
    }

    /**
     * The code that somebody has typed: blanks and hyphens are passed over, small letters are taken for capitals, and signs that look like
     * one of the alphabet for that.
     *
     * @return null unless there are {@link #SIGNS} signs, all of them letters or digits
     */
    public static String read(String typed) {
        StringBuilder code = new StringBuilder(SIGNS);
        for (int i = 0; i < typed.length(); i++) {
            char sign = typed.charAt(i);
            if (sign == ' ' || sign == '-' || sign == '\u00a0' || sign == '\u202f') continue;
            if (sign >= 'a' && sign <= 'z') sign = Character.toUpperCase(sign);
            int meant = TAKEN_FOR.indexOf(sign);
            if (meant >= 0 && meant % 2 == 0) sign = TAKEN_FOR.charAt(meant + 1);
            if (ALPHABET.indexOf(sign) < 0 || code.length() == SIGNS) return null;
            code.append(sign);
        }
        return code.length() == SIGNS ? code.toString() : null;
    }

    /** As it is read from a wall: two groups of four. */
    public static String grouped(String code) {
        return code.substring(0, SIGNS / 2) + ' ' + code.substring(SIGNS / 2);
    }
}
