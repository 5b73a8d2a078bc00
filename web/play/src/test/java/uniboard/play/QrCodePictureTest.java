package uniboard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.nayuki.qrcodegen.QrCode;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QrCodePictureTest {
    @ParameterizedTest
    @ValueSource(strings = {"http://10.0.0.1:80/", "http://192.168.100.100:65535/"})
    void showsTheModulesAndLightAroundThem(String address) {
        QrCode code = QrCode.encodeText(address, QrCode.Ecc.LOW);
        List<String> lines = QrCodePicture.of(address).lines().toList();
        int width = code.size + 2 * QrCodePicture.QUIET;
        assertEquals((width + 1) / 2, lines.size());
        for (int y = 0; y < 2 * lines.size(); y++) {
            String line = lines.get(y / 2);
            assertEquals(width, line.length());
            for (int x = 0; x < width; x++) {
                boolean isDark = code.getModule(x - QrCodePicture.QUIET, y - QrCodePicture.QUIET);
                assertEquals(isDark, isDark(line.charAt(x), y % 2 == 0), x + " " + y);
            }
        }
    }

    private static boolean isDark(char block, boolean isUpper) {
        assertTrue(" ▀▄█".indexOf(block) >= 0);
        return block == ' ' || block == (isUpper ? '▄' : '▀');
    }
}
