package uniboard.web;

import java.util.Arrays;
import java.util.function.Consumer;
import org.teavm.jso.JSBody;
import org.teavm.jso.typedarrays.Int8Array;
import uniboard.remote.Crypto;

/** The cryptography in the page: tweetnacl-js. */
final class PageCrypto implements Crypto {
    private PageCrypto() {
    }

    /**
     * Gives the seal when its script is there; null if that can't be had now.
     *
     * @param await  told that an answer is waited for
     * @param arrive runs what is done with the answer
     */
    static void load(Runnable await, Consumer<Runnable> arrive, Consumer<Crypto> reader) {
        await.run();
        RemotePage.load(() -> arrive.accept(() -> reader.accept(new PageCrypto())), () -> arrive.accept(() -> reader.accept(null)));
    }

    @Override
    public byte[] random(int count) {
        return chance(count).copyToJavaArray();
    }

    @Override
    public Keys signingKeys(byte[] seed) {
        byte[] secret = signingSecret(shown(seed)).copyToJavaArray();
        return new Keys(Arrays.copyOfRange(secret, KEY, 2 * KEY), secret);
    }

    @Override
    public Keys readingKeys(byte[] secret) {
        return new Keys(readingKey(shown(secret)).copyToJavaArray(), secret.clone());
    }

    @Override
    public byte[] sign(byte[] text, Keys signer) {
        return signature(shown(text), shown(signer.secret())).copyToJavaArray();
    }

    @Override
    public boolean isSigned(byte[] text, byte[] signature, byte[] openKey) {
        return verifies(shown(text), shown(signature), shown(openKey));
    }

    @Override
    public byte[] lock(byte[] text, byte[] nonce, byte[] key) {
        return locked(shown(text), shown(nonce), shown(key)).copyToJavaArray();
    }

    @Override
    public byte[] unlock(byte[] locked, byte[] nonce, byte[] key) {
        return opened(unlocked(shown(locked), shown(nonce), shown(key)));
    }

    @Override
    public byte[] lockFor(byte[] openKey, byte[] text, byte[] nonce, Keys writer) {
        return lockedFor(shown(openKey), shown(text), shown(nonce), shown(writer.secret())).copyToJavaArray();
    }

    @Override
    public byte[] unlockFrom(byte[] openKey, byte[] locked, byte[] nonce, Keys reader) {
        return opened(unlockedFrom(shown(openKey), shown(locked), shown(nonce), shown(reader.secret())));
    }

    @Override
    public byte[] hash(byte[] text) {
        return digest(shown(text)).copyToJavaArray();
    }

    /** As the page sees them: a copy, for WebAssembly's bytes are out of its sight. */
    private static Int8Array shown(byte[] bytes) {
        return Int8Array.copyFromJavaArray(bytes);
    }

    private static byte[] opened(Int8Array text) {
        return text == null ? null : text.copyToJavaArray();
    }

    @JSBody(params = "count", script = "return uniboard.far.seal.random(count);")
    private static native Int8Array chance(int count);

    @JSBody(params = "seed", script = "return uniboard.far.seal.signingKeys(seed);")
    private static native Int8Array signingSecret(Int8Array seed);

    @JSBody(params = "secret", script = "return uniboard.far.seal.readingKey(secret);")
    private static native Int8Array readingKey(Int8Array secret);

    @JSBody(params = {"text", "secret"}, script = "return uniboard.far.seal.sign(text, secret);")
    private static native Int8Array signature(Int8Array text, Int8Array secret);

    @JSBody(params = {"text", "signature", "openKey"}, script = "return uniboard.far.seal.isSigned(text, signature, openKey);")
    private static native boolean verifies(Int8Array text, Int8Array signature, Int8Array openKey);

    @JSBody(params = {"text", "nonce", "key"}, script = "return uniboard.far.seal.lock(text, nonce, key);")
    private static native Int8Array locked(Int8Array text, Int8Array nonce, Int8Array key);

    @JSBody(params = {"locked", "nonce", "key"}, script = "return uniboard.far.seal.unlock(locked, nonce, key);")
    private static native Int8Array unlocked(Int8Array locked, Int8Array nonce, Int8Array key);

    @JSBody(params = {"openKey", "text", "nonce", "secret"}, script = "return uniboard.far.seal.lockFor(openKey, text, nonce, secret);")
    private static native Int8Array lockedFor(Int8Array openKey, Int8Array text, Int8Array nonce, Int8Array secret);

    @JSBody(params = {"openKey", "locked", "nonce", "secret"},
        script = "return uniboard.far.seal.unlockFrom(openKey, locked, nonce, secret);")
    private static native Int8Array unlockedFrom(Int8Array openKey, Int8Array locked, Int8Array nonce, Int8Array secret);

    @JSBody(params = "text", script = "return uniboard.far.seal.hash(text);")
    private static native Int8Array digest(Int8Array text);
}
