package uniboard.remote;

import java.util.LinkedHashMap;
import java.util.Map;

/** A client's move as only that client can have made it. */
final class SignedMove {
    private SignedMove() {
    }

    /**
     * @param before of what everyone may know up to the move: it can't be passed off as one in another game
     * @param text   in notation, whole
     */
    static byte[] of(Crypto crypto, String room, int round, int step, String before, String text, Crypto.Keys signer) {
        return crypto.sign(signed(room, round, step, before, text), signer);
    }

    static boolean isOf(Crypto crypto, String room, int round, int step, String before, String text, byte[] signature, byte[] openKey) {
        return signature != null && openKey != null && crypto.isSigned(signed(room, round, step, before, text), signature, openKey);
    }

    private static byte[] signed(String room, int round, int step, String before, String text) {
        return Encoded.utf8("uniboard move 1\n" + room + '\n' + round + '\n' + step + '\n' + before + '\n' + text);
    }

    static void tell(Map<Integer, byte[]> all, Fields to) {
        all.forEach((step, signature) -> to.add("signed", step + " " + Encoded.of(signature)));
    }

    static Map<Integer, byte[]> heard(Fields from) {
        Map<Integer, byte[]> all = new LinkedHashMap<>();
        from.numbered("signed").forEach((step, text) -> {
            byte[] signature = Encoded.read(text, Crypto.SIGNATURE);
            if (signature != null) all.put(step, signature);
        });
        return all;
    }
}
