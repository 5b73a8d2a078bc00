package uniboard.far;

import java.util.Map;
import java.util.TreeMap;
import uniboard.game.WholeNumber;

/** A guest's move as only that guest can have made it. */
final class SignedMove {
    private SignedMove() {
    }

    /** @param text in notation, whole */
    static byte[] of(Seal seal, String room, int round, int ply, String text, Seal.Keys signer) {
        return seal.sign(signed(room, round, ply, text), signer);
    }

    static boolean isOf(Seal seal, String room, int round, int ply, String text, byte[] signature, byte[] openKey) {
        return signature != null && openKey != null && seal.isSigned(signed(room, round, ply, text), signature, openKey);
    }

    private static byte[] signed(String room, int round, int ply, String text) {
        return Encoded.utf8("uniboard move 1\n" + room + '\n' + round + '\n' + ply + '\n' + text);
    }

    static void tell(Map<Integer, byte[]> all, Entries to) {
        all.forEach((ply, signature) -> to.add("signed", ply + " " + Encoded.of(signature)));
    }

    static Map<Integer, byte[]> heard(Entries from) {
        Map<Integer, byte[]> all = new TreeMap<>();
        for (String each : from.all("signed")) {
            String[] parts = each.split(" ", 2);
            byte[] signature = parts.length < 2 ? null : Encoded.read(parts[1], Seal.SIGNATURE);
            int ply = WholeNumber.read(parts[0], 0, Integer.MAX_VALUE);
            if (signature != null && ply != WholeNumber.NONE) all.put(ply, signature);
        }
        return all;
    }
}
