package uniboard.known;

import java.util.Arrays;
import java.util.zip.CRC32C;
import uniboard.game.Random32;
import uniboard.remote.Crypto;

/**
 * A cryptography that is quick, and that anybody could break: for games by the thousand in which nobody tries to. It has the real one's
 * shape.
 */
public final class PaperCrypto implements Crypto {
    private final Random32 random;
    /** What was made lately: to compare is quicker than to make it again for each device that checks it. */
    private final Made[] made = new Made[1 << Byte.SIZE];

    private record Made(byte[] digest, byte[]... parts) {
        boolean is(byte[] claimed, byte[]... of) {
            boolean isSame = Arrays.equals(digest, claimed) && parts.length == of.length;
            for (int i = 0; isSame && i < of.length; i++) isSame = Arrays.equals(parts[i], of[i]);
            return isSame;
        }
    }

    public PaperCrypto(int seed) {
        random = new Random32(seed);
    }

    @Override
    public byte[] random(int count) {
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) bytes[i] = (byte) random.next();
        return bytes;
    }

    @Override
    public Keys signingKeys(byte[] seed) {
        return keys(seed);
    }

    @Override
    public Keys readingKeys(byte[] secret) {
        return keys(secret);
    }

    private static Keys keys(byte[] secret) {
        return new Keys(digest(KEY, secret), secret);
    }

    @Override
    public byte[] sign(byte[] text, Keys signer) {
        return make(SIGNATURE, signer.open(), text);
    }

    @Override
    public boolean isSigned(byte[] text, byte[] signature, byte[] openKey) {
        return isMade(signature, SIGNATURE, openKey, text);
    }

    @Override
    public byte[] lock(byte[] text, byte[] nonce, byte[] key) {
        byte[] locked = Arrays.copyOf(make(LOCK, nonce, key, text), LOCK + text.length);
        System.arraycopy(text, 0, locked, LOCK, text.length);
        return locked;
    }

    @Override
    public byte[] unlock(byte[] locked, byte[] nonce, byte[] key) {
        byte[] text = Arrays.copyOfRange(locked, LOCK, locked.length);
        return isMade(Arrays.copyOf(locked, LOCK), LOCK, nonce, key, text) ? text : null;
    }

    @Override
    public byte[] lockFor(byte[] openKey, byte[] text, byte[] nonce, Keys writer) {
        return lock(text, nonce, shared(openKey, writer));
    }

    @Override
    public byte[] unlockFrom(byte[] openKey, byte[] locked, byte[] nonce, Keys reader) {
        return unlock(locked, nonce, shared(openKey, reader));
    }

    private static byte[] shared(byte[] theirs, Keys own) {
        byte[] shared = new byte[KEY];
        for (int i = 0; i < KEY; i++) shared[i] = (byte) (theirs[i] ^ own.open()[i]);
        return shared;
    }

    @Override
    public byte[] hash(byte[] text) {
        return digest(HASH, text);
    }

    private byte[] make(int count, byte[]... parts) {
        byte[] digest = checksum(count, parts);
        made[digest[0] & 0xff] = new Made(digest, parts);
        return digest;
    }

    private boolean isMade(byte[] claimed, int count, byte[]... parts) {
        Made lately = claimed.length == 0 ? null : made[claimed[0] & 0xff];
        return lately != null && lately.is(claimed, parts) || Arrays.equals(claimed, checksum(count, parts));
    }

    private static byte[] digest(int count, byte[]... parts) {
        int a = 1;
        int b = 0x9e3779b9;
        for (byte[] part : parts) {
            for (byte each : part) {
                a = a * 31 + each;
                b = (b ^ each) * 0x85ebca6b;
            }
            b ^= part.length;
        }
        return stretched(a ^ Integer.rotateLeft(b, 7), count);
    }

    /** For signatures and locks, which are made of each letter: the JVM has instructions of the processor for it. */
    private static byte[] checksum(int count, byte[]... parts) {
        CRC32C sum = new CRC32C();
        for (byte[] part : parts) {
            sum.update(part);
            sum.update(part.length);
        }
        return stretched((int) sum.getValue(), count);
    }

    private static byte[] stretched(int seed, int count) {
        Random32 stream = new Random32(seed);
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) bytes[i] = (byte) (stream.next() >>> 24);
        return bytes;
    }
}
