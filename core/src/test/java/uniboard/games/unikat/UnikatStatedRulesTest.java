package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static uniboard.games.unikat.HandMade.field;
import static uniboard.games.unikat.HandMade.play;
import static uniboard.games.unikat.HandMade.position;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.known.Proves;

/** Sentences of the book, one by one, that no other test has in view. */
class UnikatStatedRulesTest {
    @Proves("turn")
    @ParameterizedTest
    @CsvSource({"1, 2", "2, 3", "3, 1"})
    void turnsGoAroundTheTable(int seat, String next) {
        String full = "SRL1,SRL2,SRL3,SRG1,SRG2,SRG3,SRY1,SRY2,SRY3";
        String[] racks = {"CWL1", "CWL2", "CWL3"};
        racks[seat - 1] = full + ",QBY3";
        UnikatPosition position = position("penalties=0,0,0 racks=" + String.join("/", racks) + " seat=" + seat);
        assertEquals(next, field(play(position, "swap QBY3 bag"), "seat"));
    }

    /** Cards that differ in one feature alone, for each of the four. */
    @Proves({"shape", "card-colour", "shape-colour", "size", "one-difference"})
    @ParameterizedTest
    @CsvSource({"SWL1, CWL1, QWL1", "SWL1, SRL1, SBL1", "SWL1, SWG1, SWY1", "SWL1, SWL2, SWL3"})
    void eachFeatureHasThreeFormsAndAnyTwoOfThemFit(String one, String other, String third) {
        int[] cards = {UnikatCard.card(one), UnikatCard.card(other), UnikatCard.card(third)};
        for (int a : cards) for (int b : cards) assertEquals(a != b, UnikatCard.fit(a, b));
    }
}
