package uniboard.far;

import java.util.LinkedHashMap;
import java.util.Map;

/** A guest's move as only that guest can have made it. */
final class SignedMove {
    private SignedMove() {
    }

    /**
     * @param before of what everyone may know up to the move: it can't be passed off as one in another game
     * @param text   in notation, whole
     */
    static byte[] of(Seal seal, String room, int round, int step, String before, String text, Seal.Keys signer) {
        return seal.sign(signed(room, round, step, before, text), signer);
    }

    static boolean isOf(Seal seal, String room, int round, int step, String before, String text, byte[] signature, byte[] openKey) {
        return signature != null && openKey != null && seal.isSigned(signed(room, round, step, before, text), signature, openKey);
    }

    private static byte[] signed(String room, int round, int step, String before, String text) {
        return Encoded.utf8("uniboard move 1\n" + room + '\n' + round + '\n' + step + '\n' + before + '\n' + text);
    }

    static void tell(Map<Integer, byte[]> all, Entries to) {
        all.forEach((step, signature) -> to.add("signed", step + " " + Encoded.of(signature)));
    }

    static Map<Integer, byte[]> heard(Entries from) {
        Map<Integer, byte[]> all = new LinkedHashMap<>();
        from.numbered("signed").forEach((step, text) -> {
            byte[] signature = Encoded.read(text, Seal.SIGNATURE);
            if (signature != null) all.put(step, signature);
        });
        return all;
    }
}
