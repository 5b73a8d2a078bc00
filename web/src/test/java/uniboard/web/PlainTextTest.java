package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlainTextTest {
    @Test
    void stripsWhatJavaCallsWhitespace() {
        for (char sign = 0; sign < Character.MAX_VALUE; sign++) {
            String text = sign + "a" + sign + "b" + sign;
            assertEquals(text.strip(), PlainText.strip(text), "U+" + Integer.toHexString(sign));
        }
        assertEquals("", PlainText.strip(" \t\n"));
    }

    @ParameterizedTest
    @CsvSource({"'a b  c ',' '", "'',' '", "' ',' '", "a/b//,/", "fr-CA_x,[-_]", "a|b|,\\|", "1, 2, 3;', '", "abc,b", "//,/", "a.b.c,[.]"})
    void splitsAsTheOriginal(String text, String separator) {
        for (int limit : new int[] {0, -1, 1, 2})
            assertArrayEquals(text.split(separator, limit), PlainText.split(text, separator, limit), () -> text + " by " + separator);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a+", ".", "[a-z]", "\\s", "[^a]", "a|b", ""})
    void refusesOtherExpressions(String separator) {
        assertThrows(IllegalArgumentException.class, () -> PlainText.split("text", separator, 0));
    }

    @ParameterizedTest
    @ValueSource(floats = {0, 1, -1, 0.5f, -0.25f, 3.75f, 1280, -0.5f, 10.01f})
    void writesNumbersAsTheOriginal(float number) {
        assertEquals("at " + number, PlainText.append(new StringBuilder("at "), number).toString());
    }

    @Test
    void replacesTheFirst() {
        assertEquals("a-b/c", PlainText.replaceFirst("a/b/c", "/", "-"));
        assertThrows(IllegalArgumentException.class, () -> PlainText.replaceFirst("a", ".", ""));
    }

    @Test
    void lowersAsciiLettersAsTheOriginal() {
        for (char letter = 0; letter < 0x80; letter++) assertEquals(Character.toLowerCase((int) letter), PlainText.lowerCase((int) letter));
        assertEquals("sea-snake 7", PlainText.lowerCase("Sea-Snake 7"));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 10, 16, 36})
    void readsAsciiDigitsAsTheOriginal(int radix) {
        for (int letter = 0; letter < 0x80; letter++) assertEquals(Character.digit(letter, radix), PlainText.digit(letter, radix));
    }
}
