package uniboard.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WholeNumberTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 7, 10, -1, -80, 80, Integer.MAX_VALUE, Integer.MIN_VALUE + 1})
    void whatIsWrittenIsReadAgain(int number) {
        assertEquals(number, WholeNumber.read(Integer.toString(number), Integer.MIN_VALUE + 1, Integer.MAX_VALUE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "-0", "00", "07", "-07", "+7", " 7", "7 ", "7.0", "1e3", "٧", "--7", "2147483648", "-2147483648",
        "4294967297", "99999999999999999999"})
    void noOtherSpellingIsRead(String text) {
        assertEquals(WholeNumber.NONE, WholeNumber.read(text, Integer.MIN_VALUE + 1, Integer.MAX_VALUE));
    }

    @ParameterizedTest
    @CsvSource({"1, 9, 0", "1, 9, 10", "1, 9, 11", "1, 9, -1", "-5, 5, 6", "-5, 5, -6", "-5, -2, -1", "-5, -2, 0", "-5, -2, 3", "4, 5, -4"})
    void whatIsBeyondTheBoundsIsNotRead(int least, int most, String text) {
        assertEquals(WholeNumber.NONE, WholeNumber.read(text, least, most));
    }
}
