package uniboard.remote.classroom;

import uniboard.remote.Crypto;
import uniboard.remote.SignedMessage;

/** The keys of a new class. Making them takes a laptop half a second, a phone two: a page does it in slices. */
public final class ClassKeys {
    private final Crypto crypto;
    private final byte[] seed;
    private final SlowHash codeHash;
    /** Null before the code is there. */
    private SlowHash doorHash;

    public ClassKeys(Crypto crypto) {
        this.crypto = crypto;
        seed = crypto.random(Crypto.KEY);
        codeHash = ClassCode.ofTeacher(crypto, SignedMessage.Hand.of(crypto, seed).signing().open());
    }

    /**
     * Goes on for some milliseconds.
     *
     * @return whether all are there
     */
    public boolean advance() {
        if (!codeHash.advance(CodeSearch.SLICE)) return false;
        if (doorHash == null) doorHash = ClassCode.ofDoor(crypto, code());
        return doorHash.advance(CodeSearch.SLICE);
    }

    Crypto crypto() {
        return crypto;
    }

    byte[] seed() {
        return seed;
    }

    /** Makes what is left. */
    String code() {
        return ClassCode.code(codeHash);
    }

    /** Makes what is left. */
    byte[] door() {
        if (doorHash == null) doorHash = ClassCode.ofDoor(crypto, code());
        return ClassCode.key(doorHash);
    }
}
