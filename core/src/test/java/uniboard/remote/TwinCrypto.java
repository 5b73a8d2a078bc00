package uniboard.remote;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Random;
import org.bouncycastle.crypto.engines.XSalsa20Engine;
import org.bouncycastle.crypto.macs.Poly1305;
import org.bouncycastle.crypto.params.Ed25519PrivateKeyParameters;
import org.bouncycastle.crypto.params.Ed25519PublicKeyParameters;
import org.bouncycastle.crypto.params.KeyParameter;
import org.bouncycastle.crypto.params.ParametersWithIV;
import org.bouncycastle.crypto.params.X25519PrivateKeyParameters;
import org.bouncycastle.crypto.signers.Ed25519Signer;
import org.bouncycastle.math.ec.rfc7748.X25519;
import org.bouncycastle.util.Pack;

/** The page's seal for the JVM, by another library. What is by chance there is drawn from a seed here, so that a test can be repeated. */
public final class TwinCrypto implements Crypto {
    /** Bytes of the stream of XSalsa20 that are the key of Poly1305; the text's begin behind them. */
    private static final int BEFORE_TEXT = 32;

    private final Random random;

    public TwinCrypto(long seed) {
        random = new Random(seed);
    }

    @Override
    public byte[] random(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    @Override
    public Keys signingKeys(byte[] seed) {
        requireLength(seed, KEY);
        byte[] open = new Ed25519PrivateKeyParameters(seed, 0).generatePublicKey().getEncoded();
        return new Keys(open, joined(seed, open));
    }

    @Override
    public Keys readingKeys(byte[] secret) {
        requireLength(secret, KEY);
        return new Keys(new X25519PrivateKeyParameters(secret, 0).generatePublicKey().getEncoded(), secret.clone());
    }

    @Override
    public byte[] sign(byte[] text, Keys signer) {
        requireLength(signer.secret(), 2 * KEY);
        Ed25519Signer pen = new Ed25519Signer();
        pen.init(true, new Ed25519PrivateKeyParameters(signer.secret(), 0));
        pen.update(text, 0, text.length);
        return pen.generateSignature();
    }

    @Override
    public boolean isSigned(byte[] text, byte[] signature, byte[] openKey) {
        if (signature.length != SIGNATURE || openKey.length != KEY) return false;
        Ed25519Signer reader = new Ed25519Signer();
        try {
            reader.init(false, new Ed25519PublicKeyParameters(openKey, 0));
        } catch (IllegalArgumentException e) {
            // No point of the curve.
            return false;
        }
        reader.update(text, 0, text.length);
        return reader.verifySignature(signature);
    }

    @Override
    public byte[] lock(byte[] text, byte[] nonce, byte[] key) {
        requireLength(nonce, NONCE);
        requireLength(key, KEY);
        byte[] stream = streamed(joined(new byte[BEFORE_TEXT], text), nonce, key);
        byte[] hidden = Arrays.copyOfRange(stream, BEFORE_TEXT, stream.length);
        return joined(tag(hidden, stream), hidden);
    }

    @Override
    public byte[] unlock(byte[] locked, byte[] nonce, byte[] key) {
        if (locked.length < LOCK || nonce.length != NONCE || key.length != KEY) return null;
        byte[] hidden = Arrays.copyOfRange(locked, LOCK, locked.length);
        byte[] stream = streamed(joined(new byte[BEFORE_TEXT], hidden), nonce, key);
        if (!MessageDigest.isEqual(tag(hidden, stream), Arrays.copyOf(locked, LOCK))) return null;
        return Arrays.copyOfRange(stream, BEFORE_TEXT, stream.length);
    }

    private static byte[] streamed(byte[] bytes, byte[] nonce, byte[] key) {
        XSalsa20Engine engine = new XSalsa20Engine();
        engine.init(true, new ParametersWithIV(new KeyParameter(key), nonce));
        byte[] streamed = new byte[bytes.length];
        engine.processBytes(bytes, 0, bytes.length, streamed, 0);
        return streamed;
    }

    private static byte[] tag(byte[] hidden, byte[] stream) {
        Poly1305 code = new Poly1305();
        code.init(new KeyParameter(stream, 0, BEFORE_TEXT));
        code.update(hidden, 0, hidden.length);
        byte[] tag = new byte[LOCK];
        code.doFinal(tag, 0);
        return tag;
    }

    @Override
    public byte[] lockFor(byte[] openKey, byte[] text, byte[] nonce, Keys writer) {
        requireLength(openKey, KEY);
        return lock(text, nonce, new Derivation().common(openKey, writer.secret()));
    }

    @Override
    public byte[] unlockFrom(byte[] openKey, byte[] locked, byte[] nonce, Keys reader) {
        return openKey.length == KEY ? unlock(locked, nonce, new Derivation().common(openKey, reader.secret())) : null;
    }

    @Override
    public byte[] hash(byte[] text) {
        try {
            return MessageDigest.getInstance("SHA-512").digest(text);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] joined = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, joined, first.length, second.length);
        return joined;
    }

    private static void requireLength(byte[] bytes, int length) {
        if (bytes.length != length) throw new IllegalArgumentException(bytes.length + " bytes, not " + length);
    }

    /** HSalsa20, which the library has only within XSalsa20: there it makes the key that it goes on with. */
    private static final class Derivation extends XSalsa20Engine {
        /** The key that both have of their own secret half and of the other's open one. */
        byte[] common(byte[] open, byte[] secret) {
            byte[] shared = new byte[KEY];
            X25519.scalarMult(secret, 0, open, 0, shared, 0);
            init(true, new ParametersWithIV(new KeyParameter(shared), new byte[NONCE]));
            byte[] key = new byte[KEY];
            Pack.intToLittleEndian(engineState, 1, 4, key, 0);
            Pack.intToLittleEndian(engineState, 11, 4, key, KEY / 2);
            return key;
        }
    }
}
