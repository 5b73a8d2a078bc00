package uniboard.remote;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A hash of all views up to each ply, by which two devices see whether they hold the same ones. */
final class HashChain {
    private final Crypto crypto;
    private final List<byte[]> links = new ArrayList<>();

    HashChain(Crypto crypto) {
        this.crypto = crypto;
    }

    void add(String view) {
        byte[] before = links.isEmpty() ? new byte[0] : links.get(links.size() - 1);
        links.add(Arrays.copyOf(crypto.hash(Encoded.joined(before, Encoded.utf8(view))), Crypto.KEY));
    }

    void addAll(HashChain other) {
        links.addAll(other.links);
    }

    /** Of the views up to the ply; empty where there is none. */
    String at(int ply) {
        return ply < 0 || ply >= links.size() ? "" : Encoded.of(links.get(ply));
    }
}
