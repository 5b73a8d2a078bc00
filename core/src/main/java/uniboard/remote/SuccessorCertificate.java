package uniboard.remote;

import java.util.Arrays;

/**
 * The word of a table's host about who may host it when the host stays away: by it all others know the heir's messages.
 *
 * @param hostKey {@link Crypto#KEY} bytes: the open key of the device that invited
 * @param signature of that device, for the heir
 */
record SuccessorCertificate(byte[] hostKey, byte[] signature) {
    static SuccessorCertificate of(Crypto crypto, String room, Crypto.Keys host, byte[] heirKey) {
        return new SuccessorCertificate(host.open(), crypto.sign(signed(room, heirKey), host));
    }

    private static byte[] signed(String room, byte[] heirKey) {
        return Encoded.joined(Encoded.utf8("uniboard heir 1\n" + room + '\n'), heirKey);
    }

    /** Whether it is the word of the device that invited to the table. */
    boolean names(byte[] heirKey, Invitation invitation, Crypto crypto) {
        return invitation.isHost(crypto, hostKey) && crypto.isSigned(signed(invitation.room(crypto), heirKey), signature, hostKey);
    }

    String text() {
        return Encoded.of(Encoded.joined(hostKey, signature));
    }

    /** @return null if it isn't whole */
    static SuccessorCertificate read(String text) {
        byte[] both = Encoded.read(text, Crypto.KEY + Crypto.SIGNATURE);
        if (both == null) return null;
        return new SuccessorCertificate(Arrays.copyOf(both, Crypto.KEY), Arrays.copyOfRange(both, Crypto.KEY, both.length));
    }
}
