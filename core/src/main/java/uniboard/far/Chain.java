package uniboard.far;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A hash of all views up to each ply, by which two devices see whether they hold the same ones. */
final class Chain {
    private final Seal seal;
    private final List<byte[]> links = new ArrayList<>();

    Chain(Seal seal) {
        this.seal = seal;
    }

    void add(String view) {
        byte[] before = links.isEmpty() ? new byte[0] : links.get(links.size() - 1);
        links.add(Arrays.copyOf(seal.hash(Encoded.joined(before, Encoded.utf8(view))), Seal.KEY));
    }

    void addAll(Chain other) {
        links.addAll(other.links);
    }

    /** Of the views up to the ply; empty where there is none. */
    String at(int ply) {
        return ply < 0 || ply >= links.size() ? "" : Encoded.of(links.get(ply));
    }
}
