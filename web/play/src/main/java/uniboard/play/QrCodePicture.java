package uniboard.play;

import io.nayuki.qrcodegen.QrCode;

/** A QR code for a terminal, two modules a character. Light ones are written: most terminals write in a light colour on a dark one. */
final class QrCodePicture {
    /** The light modules around it that the standard asks for. */
    static final int QUIET = 4;

    private QrCodePicture() {
    }

    /** In lines that all end in a line feed. */
    static String of(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.LOW);
        StringBuilder picture = new StringBuilder();
        for (int y = -QUIET; y < code.size + QUIET; y += 2) {
            for (int x = -QUIET; x < code.size + QUIET; x++) picture.append(block(!code.getModule(x, y), !code.getModule(x, y + 1)));
            picture.append('\n');
        }
        return picture.toString();
    }

    private static char block(boolean isUpper, boolean isLower) {
        if (isUpper) return isLower ? '█' : '▀';
        return isLower ? '▄' : ' ';
    }
}
