package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.known.Proves;

class UnikatCardTest {
    @ParameterizedTest
    @CsvSource({"0, SWL1", "1, SWL2", "3, SWG1", "9, SRL1", "27, CWL1", "40, CRG2", "80, QBY3"})
    void cardsAreInCodeOrder(int card, String text) {
        assertEquals(text, UnikatCard.text(card));
        assertEquals(card, UnikatCard.card(text));
    }

    @Proves({"cards", "once"})
    @Test
    void everyCardHasItsText() {
        for (int card = 0; card < UnikatCard.COUNT; card++) assertEquals(card, UnikatCard.card(UnikatCard.text(card)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "SWL", "SWL11", "swl1", "SWL4", "WSL1", "SWL1 ", "????", "TWL1"})
    void otherTextsAreNoCards(String text) {
        assertEquals(UnikatCard.NONE, UnikatCard.card(text));
    }

    @Test
    void everyCardHasEightPartners() {
        for (int card = 0; card < UnikatCard.COUNT; card++) {
            int partners = 0;
            for (int other = 0; other < UnikatCard.COUNT; other++) if (UnikatCard.fit(card, other)) partners++;
            assertEquals(8, partners);
            for (int partner : UnikatCard.partners(card)) assertTrue(UnikatCard.fit(card, partner));
        }
    }

    @ParameterizedTest
    @CsvSource({"SWL1, CWL1, 1", "SWL1, SBL1, 2", "SWL1, SWY1, 4", "SWL1, SWL3, 8", "SWL1, SWL1, 0", "SWL1, QBY3, 15", "CRG2, CBG1, 10"})
    void differencesAreNamed(String one, String other, int features) {
        assertEquals(features, UnikatCard.differences(UnikatCard.card(one), UnikatCard.card(other)));
        assertEquals(Integer.bitCount(features) == 1, UnikatCard.fit(UnikatCard.card(one), UnikatCard.card(other)));
    }
}
