package uniboard.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Message;

class TextsTest {
    private static final String BUNDLE = """
        plain=a card
        nested={0} and {1}, {0}
        moves.one={0} move
        moves.two={0} moves (two)
        moves.few={0} moves (few)
        moves.many={0} moves (many)
        moves.other={0} moves
        """;

    private static Texts texts(Language language) {
        return Texts.of(language, List.of("table"), path -> BUNDLE);
    }

    @Test
    void argumentsAreMessagesNumbersAndNotation() {
        Message message = Message.of("nested", Message.of("plain"), "c1-c2");
        assertEquals("a card and c1-c2, a card", texts(Language.ENGLISH).say(message));
    }

    @Test
    void aMissingKeyIsShownAsItIs() {
        assertEquals("no.such", texts(Language.ENGLISH).say("no.such"));
    }

    @ParameterizedTest
    @CsvSource({
        "ENGLISH, 1, 1 move", "ENGLISH, 0, 0 moves", "FRENCH, 0, 0 move", "FRENCH, 2, 2 moves",
        "UKRAINIAN, 1, 1 move", "UKRAINIAN, 2, 2 moves (few)", "UKRAINIAN, 5, 5 moves (many)", "UKRAINIAN, 11, 11 moves (many)",
        "UKRAINIAN, 21, 21 move", "UKRAINIAN, 112, 112 moves (many)", "HEBREW, 2, 2 moves (two)", "HEBREW, 3, 3 moves",
    })
    void theNumberChoosesThePluralForm(Language language, int number, String text) {
        assertEquals(text, texts(language).say("moves", number));
    }

    @ParameterizedTest
    @CsvSource({"fr-CA, FRENCH", "iw_IL, HEBREW", "HE, HEBREW", "uk, UKRAINIAN", "xx, ENGLISH"})
    void theFirstKnownLanguageIsPreferred(String tag, Language language) {
        assertEquals(language, Language.preferred(List.of("zz-ZZ", tag, "en")));
    }
}
