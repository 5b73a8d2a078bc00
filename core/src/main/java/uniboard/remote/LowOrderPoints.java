package uniboard.remote;

import java.util.Set;

/**
 * Open keys under which anybody could sign: the points of Ed25519's curve that lead back to nothing within eight steps, in every way to
 * spell them. No device has one by chance.
 */
final class LowOrderPoints {
    /** Encoded, without the bit of the sign. */
    private static final Set<String> KEYS = Set.of(
        "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "7P_______________________________________38",
        "7f_______________________________________38",
        "7v_______________________________________38",
        "JuiVj8KyJ7BFw_SJ8u-Y8NXfrAXTxjM5sTgCiG1T_AU",
        "xxdqcD1N2E-6PAt2DRBnDyogU_osOczGTsf9d5KsA3o");

    private LowOrderPoints() {
    }

    static boolean isOf(byte[] openKey) {
        byte[] unsigned = openKey.clone();
        unsigned[Crypto.KEY - 1] &= 0x7f;
        return KEYS.contains(Encoded.of(unsigned));
    }
}
