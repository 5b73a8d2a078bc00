package uniboard.remote;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The cryptography of the tests against what the page's library makes of the same keys and texts. */
class TwinCryptoTest {
    private static final String VECTORS = "crypto-vectors.tsv";

    private final TwinCrypto crypto = new TwinCrypto(1);

    /** What the file has of one kind: of each its columns. */
    private static Stream<List<byte[]>> vectors(String kind) {
        try (InputStream in = TwinCryptoTest.class.getResourceAsStream(VECTORS)) {
            List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
            List<String> ours = lines.stream().filter(line -> line.startsWith(kind + '\t')).toList();
            assertFalse(ours.isEmpty(), VECTORS + " has none of " + kind);
            return ours.stream().map(line -> Stream.of(line.split("\t", -1)).skip(1).map(HexFormat.of()::parseHex).toList());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    static Stream<List<byte[]>> signingKeys() {
        return vectors("signingKeys");
    }

    static Stream<List<byte[]>> readingKeys() {
        return vectors("readingKeys");
    }

    static Stream<List<byte[]>> sign() {
        return vectors("sign");
    }

    static Stream<List<byte[]>> forged() {
        return vectors("forged");
    }

    static Stream<List<byte[]>> lock() {
        return vectors("lock");
    }

    static Stream<List<byte[]>> lockFor() {
        return vectors("lockFor");
    }

    static Stream<List<byte[]>> hash() {
        return vectors("hash");
    }

    /** Each with one byte changed: the first, the last, and one between them. */
    private static List<byte[]> changed(byte[] bytes) {
        return Stream.of(0, bytes.length / 2, bytes.length - 1).map(place -> {
            byte[] changed = bytes.clone();
            changed[place] ^= 1;
            return changed;
        }).toList();
    }

    @ParameterizedTest
    @MethodSource
    void signingKeys(List<byte[]> vector) {
        byte[] secret = vector.get(1);
        Crypto.Keys keys = crypto.signingKeys(vector.get(0));
        assertArrayEquals(secret, keys.secret());
        assertArrayEquals(Arrays.copyOfRange(secret, Crypto.KEY, 2 * Crypto.KEY), keys.open());
    }

    @ParameterizedTest
    @MethodSource
    void readingKeys(List<byte[]> vector) {
        Crypto.Keys keys = crypto.readingKeys(vector.get(0));
        assertArrayEquals(vector.get(1), keys.open());
        assertArrayEquals(vector.get(0), keys.secret());
    }

    @ParameterizedTest
    @MethodSource
    void sign(List<byte[]> vector) {
        Crypto.Keys keys = crypto.signingKeys(vector.get(0));
        byte[] text = vector.get(1);
        byte[] signature = vector.get(2);
        assertArrayEquals(signature, crypto.sign(text, keys));
        assertTrue(crypto.isSigned(text, signature, keys.open()));
        for (byte[] other : changed(signature)) assertFalse(crypto.isSigned(text, other, keys.open()));
        for (byte[] other : changed(keys.open())) assertFalse(crypto.isSigned(text, signature, other));
        if (text.length > 0) for (byte[] other : changed(text)) assertFalse(crypto.isSigned(other, signature, keys.open()));
        assertFalse(crypto.isSigned(text, text, keys.open()));
        assertFalse(crypto.isSigned(text, signature, signature));
    }

    @ParameterizedTest
    @MethodSource
    void forged(List<byte[]> vector) {
        assertTrue(crypto.isSigned(vector.get(1), vector.get(2), vector.get(0)));
        assertFalse(crypto.isSigned(vector.get(1), vector.get(3), vector.get(0)));
    }

    @ParameterizedTest
    @MethodSource
    void lock(List<byte[]> vector) {
        byte[] key = vector.get(0);
        byte[] nonce = vector.get(1);
        byte[] text = vector.get(2);
        byte[] locked = vector.get(3);
        assertEquals(Crypto.LOCK, locked.length - text.length);
        assertArrayEquals(locked, crypto.lock(text, nonce, key));
        assertArrayEquals(text, crypto.unlock(locked, nonce, key));
        for (byte[] other : changed(locked)) assertNull(crypto.unlock(other, nonce, key));
        for (byte[] other : changed(nonce)) assertNull(crypto.unlock(locked, other, key));
        for (byte[] other : changed(key)) assertNull(crypto.unlock(locked, nonce, other));
        assertNull(crypto.unlock(new byte[Crypto.LOCK - 1], nonce, key));
        assertNull(crypto.unlock(locked, key, key));
        assertNull(crypto.unlock(locked, nonce, nonce));
    }

    @ParameterizedTest
    @MethodSource
    void lockFor(List<byte[]> vector) {
        Crypto.Keys writer = crypto.readingKeys(vector.get(0));
        Crypto.Keys reader = crypto.readingKeys(vector.get(1));
        byte[] nonce = vector.get(2);
        byte[] text = vector.get(3);
        byte[] locked = vector.get(4);
        assertArrayEquals(locked, crypto.lockFor(reader.open(), text, nonce, writer));
        assertArrayEquals(text, crypto.unlockFrom(writer.open(), locked, nonce, reader));
        for (byte[] other : changed(locked)) assertNull(crypto.unlockFrom(writer.open(), other, nonce, reader));
        for (byte[] other : changed(writer.open())) assertNull(crypto.unlockFrom(other, locked, nonce, reader));
        assertNull(crypto.unlockFrom(nonce, locked, nonce, reader));
    }

    @ParameterizedTest
    @MethodSource
    void hash(List<byte[]> vector) {
        assertArrayEquals(vector.get(1), crypto.hash(vector.get(0)));
        assertEquals(Crypto.HASH, vector.get(1).length);
    }

    @Test
    void chanceIsOfTheSeed() {
        assertArrayEquals(new TwinCrypto(7).random(100), new TwinCrypto(7).random(100));
        assertFalse(Arrays.equals(new TwinCrypto(7).random(100), new TwinCrypto(8).random(100)));
    }
}
