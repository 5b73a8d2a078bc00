package uniboard.far;

import java.util.Arrays;

/**
 * The word of a table's keeper about who may keep it when the keeper stays away: by it all others know the heir's letters.
 *
 * @param keeperKey {@link Seal#KEY} bytes: the open key of the device that invited
 * @param signature of that device, for the heir
 */
record Testament(byte[] keeperKey, byte[] signature) {
    static Testament of(Seal seal, String room, Seal.Keys keeper, byte[] heirKey) {
        return new Testament(keeper.open(), seal.sign(signed(room, heirKey), keeper));
    }

    private static byte[] signed(String room, byte[] heirKey) {
        return Encoded.joined(Encoded.utf8("uniboard heir 1\n" + room + '\n'), heirKey);
    }

    /** Whether it is the word of whoever invited to the table. */
    boolean names(byte[] heirKey, Invitation invitation, Seal seal) {
        return invitation.isKeeper(seal, keeperKey) && seal.isSigned(signed(invitation.room(seal), heirKey), signature, keeperKey);
    }

    String text() {
        return Encoded.of(Encoded.joined(keeperKey, signature));
    }

    /** @return null if it isn't whole */
    static Testament read(String text) {
        byte[] both = Encoded.read(text, Seal.KEY + Seal.SIGNATURE);
        if (both == null) return null;
        return new Testament(Arrays.copyOf(both, Seal.KEY), Arrays.copyOfRange(both, Seal.KEY, both.length));
    }
}
