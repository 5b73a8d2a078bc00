package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import uniboard.game.Random32;

class PlainUtf8Test {
    @Test
    void writesAnyTextAsTheOriginal() {
        Random32 random = new Random32(1);
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = random.below(6); length > 0; length--) text.append((char) (random.below(0x10000) >> random.below(12)));
            assertArrayEquals(text.toString().getBytes(StandardCharsets.UTF_8), PlainUtf8.bytes(text.toString()), text::toString);
        }
        String pairs = "\ud83c\udfb2 אב\ud800";
        assertArrayEquals(pairs.getBytes(StandardCharsets.UTF_8), PlainUtf8.bytes(pairs));
    }

    @Test
    void readsAnyBytesAsTheOriginal() {
        Random32 random = new Random32(2);
        int[] leading = {0, 0x7f, 0x80, 0xbf, 0xc0, 0xc2, 0xdf, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5, 0xff};
        for (int i = 0; i < 50_000; i++) {
            byte[] bytes = new byte[random.below(7)];
            for (int at = 0; at < bytes.length; at++)
                bytes[at] = (byte) (random.below(3) == 0 ? leading[random.below(leading.length)] : 0x80 + random.below(0x40));
            assertEquals(new String(bytes, StandardCharsets.UTF_8), new String(PlainUtf8.characters(bytes)), () -> Arrays.toString(bytes));
        }
        String text = "\ud83c\udfb2 אב é";
        assertEquals(text, new String(PlainUtf8.characters(text.getBytes(StandardCharsets.UTF_8))));
    }
}
