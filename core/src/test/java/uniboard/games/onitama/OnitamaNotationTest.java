package uniboard.games.onitama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.NotationException;

class OnitamaNotationTest {
    private static final String CARDS = " Ox,Boar/Horse,Elephant/Crab b";

    @ParameterizedTest
    @ValueSource(strings = {"ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b", "1s1m1/s4/4S/2M2/5 Sea Snake,Fox/Tiger,Ox/Sable r",
        "5/5/2m2/5/M4 Tiger,Ox/Fox,Dog/Sea Snake r", "s1M2/5/5/5/4m Ox,Boar/Horse,Elephant/Crab r"})
    void goodPositionsSurviveReading(String text) {
        assertEquals(text, OnitamaNotation.INSTANCE.positionText(OnitamaNotation.INSTANCE.position(text)));
    }

    @ParameterizedTest
    @CsvSource({
        "ssmss/5/5/SSMSS, onitama.error.ranks", "ssmss/5/5/5/SSMSS/, onitama.error.ranks", "ssmss/5/5/5/SSMS, onitama.error.width",
        "ssmss/5/5/5/SSMSSS, onitama.error.width", "ssmss/5//5/SSMSS, onitama.error.width", "ssmss/5/23/5/SSMSS, onitama.error.digits",
        "ssmss/5/5/5/SSXSS, onitama.error.letter", "ssmss/0/5/5/SSMSS, onitama.error.letter", "ssmss/6/5/5/SSMSS, onitama.error.letter",
        "ssmss/5/5/5/SMMSS, onitama.error.mastersBlue", "smmss/5/5/5/SSMSS, onitama.error.mastersRed",
        "ssmss/5/5/SS3/SSMSS, onitama.error.studentsBlue", "ssmss/s4/5/5/SSMSS, onitama.error.studentsRed",
        "ss1ss/5/5/5/SS1SS, onitama.error.bothWon", "ssMss/5/5/5/SSmSS, onitama.error.bothWon"})
    void badBoardsAreNamed(String board, String key) {
        assertEquals(key, keyOfPosition(board + CARDS));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "Ox,Boar/Horse,Elephant b; onitama.error.hands", "Ox,Boar/Horse,Elephant/Crab/Frog b; onitama.error.hands",
        "Ox/Horse,Elephant/Crab b; onitama.error.hand", "Ox,Boar/Horse,Elephant,Frog/Crab b; onitama.error.hand",
        "/Horse,Elephant/Crab b; onitama.error.hand", "Ox,Boar/Horse,Elephant/Crab,Frog b; onitama.error.sideCard",
        "ox,Boar/Horse,Elephant/Crab b; onitama.error.card", "Ox,/Horse,Elephant/Crab b; onitama.error.card",
        "Ox, Boar/Horse,Elephant/Crab b; onitama.error.card", "Ox,SeaSnake/Horse,Elephant/Crab b; onitama.error.card",
        "Ox,Boar/Horse,Elephant/Ox b; onitama.error.cardTwice", "Ox,Ox/Horse,Elephant/Crab b; onitama.error.cardTwice",
        "Ox,Boar/Horse,Elephant/Crab B; onitama.error.colour", "Ox,Boar/Horse,Elephant/Crab blue; onitama.error.colour",
        "Ox,Boar/Horse,Elephant/Crab  b; onitama.error.spaces"})
    void badCardsAndColoursAreNamed(String rest, String key) {
        assertEquals(key, keyOfPosition("ssmss/5/5/5/SSMSS " + rest));
    }

    @ParameterizedTest
    @ValueSource(strings = {" ssmss/5/5/5/SSMSS" + CARDS, "ssmss/5/5/5/SSMSS" + CARDS + " ", "ssmss/5/5/5/SSMSS " + CARDS})
    void spacesThatDontBelongAreRefused(String text) {
        assertEquals("onitama.error.spaces", keyOfPosition(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ssmss/5/5/5/SSMSS", "ssmss/5/5/5/SSMSS b"})
    void missingPartsAreNamed(String text) {
        assertEquals("onitama.error.parts", keyOfPosition(text));
    }

    @ParameterizedTest
    @CsvSource({
        "Crab, onitama.error.move", "'', onitama.error.move", "Ox c1c2, onitama.error.move", "Ox c1-c2x, onitama.error.move",
        "Ox c1xc2, onitama.error.move", "'Ox c1-c2 ', onitama.error.card", "' Ox c1-c2', onitama.error.card",
        "Oxen c1-c2, onitama.error.card", "Ox c1-c6, onitama.error.square", "Ox C1-c2, onitama.error.square",
        "Ox pass, onitama.why.mustMove", "Horse c1-c2, onitama.why.opponentsCard", "Crab c1-c2, onitama.why.sideCard",
        "Frog c1-c2, onitama.why.cardOut", "Ox c2-c3, onitama.why.noPiece", "Ox c5-c4, onitama.why.enemyPiece",
        "Ox c1-d1, onitama.why.ownPiece", "Ox c1-c3, onitama.why.cardDoesNotReach", "Ox c1-c1, onitama.why.sameSquare"})
    void badMovesAreExplained(String move, String key) {
        OnitamaPosition start = OnitamaNotation.INSTANCE.position("ssmss/5/5/5/SSMSS" + CARDS);
        assertEquals(key, assertThrows(NotationException.class, () -> new OnitamaGame().move(start, move)).reason().key());
    }

    private static String keyOfPosition(String text) {
        return assertThrows(NotationException.class, () -> OnitamaNotation.INSTANCE.position(text)).reason().key();
    }
}
