package uniboard.remote.classroom;

import uniboard.remote.Crypto;

/** Counts the packets that a device tries to open. */
final class CountingCrypto implements Crypto {
    private final Crypto crypto;
    private int opened;

    CountingCrypto(Crypto crypto) {
        this.crypto = crypto;
    }

    int opened() {
        return opened;
    }

    @Override
    public byte[] unlock(byte[] locked, byte[] nonce, byte[] key) {
        opened++;
        return crypto.unlock(locked, nonce, key);
    }

    @Override
    public byte[] random(int count) {
        return crypto.random(count);
    }

    @Override
    public Keys signingKeys(byte[] seed) {
        return crypto.signingKeys(seed);
    }

    @Override
    public Keys readingKeys(byte[] secret) {
        return crypto.readingKeys(secret);
    }

    @Override
    public byte[] sign(byte[] text, Keys signer) {
        return crypto.sign(text, signer);
    }

    @Override
    public boolean isSigned(byte[] text, byte[] signature, byte[] openKey) {
        return crypto.isSigned(text, signature, openKey);
    }

    @Override
    public byte[] lock(byte[] text, byte[] nonce, byte[] key) {
        return crypto.lock(text, nonce, key);
    }

    @Override
    public byte[] lockFor(byte[] openKey, byte[] text, byte[] nonce, Keys writer) {
        return crypto.lockFor(openKey, text, nonce, writer);
    }

    @Override
    public byte[] unlockFrom(byte[] openKey, byte[] locked, byte[] nonce, Keys reader) {
        return crypto.unlockFrom(openKey, locked, nonce, reader);
    }

    @Override
    public byte[] hash(byte[] text) {
        return crypto.hash(text);
    }
}
