package uniboard.games.onitama;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Choice;
import uniboard.game.Message;
import uniboard.game.MoveList;

class OnitamaWhyNotTest {
    private final OnitamaGame game = new OnitamaGame();

    /** Attempts from the first start, as places in the order in which they were tapped. */
    @ParameterizedTest
    @CsvSource({
        "Ox,", "c1,", "Ox c1,", "c1 c2,", "Ox c1 c2,", "Horse, opponentsCard", "Crab, sideCard", "SeaSnake, cardOut", "c3, noPiece",
        "c5, enemyPiece", "Ox c5, enemyPiece", "Ox c1 d1, ownPiece", "Ox c1 e5, cardDoesNotReach", "c1 e5, noCardReaches",
        "c1 c1, sameSquare"})
    void attemptsAreExplained(String places, String reason) {
        assertEquals(reason, reason("ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b", places));
    }

    @ParameterizedTest
    @CsvSource({
        "Tiger,", "Horse,", "a1, mustExchange", "Tiger a1, mustExchange", "Tiger a1 a3, mustExchange", "Crab, opponentsCard"})
    void forcedExchangesAreExplained(String places, String reason) {
        assertEquals(reason, reason("S1m1s/S4/M4/S4/S4 Tiger,Horse/Crab,Rabbit/Frog b", places));
    }

    @ParameterizedTest
    @CsvSource({"Horse, cardMovesNothing", "a1, pieceStuck", "Crane a1, cardMovesNotPiece", "Horse a2, cardMovesNotPiece", "Crane a5,"})
    void uselessCardsAndPiecesAreExplained(String places, String reason) {
        assertEquals(reason, reason("S3m/S4/M4/S4/S4 Horse,Crane/Frog,Rabbit/Fox b", places));
    }

    @Test
    void nothingGoesInAFinishedGame() {
        assertEquals("over", reason("ss1ss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b", "Ox"));
    }

    @Test
    void squaresOffTheBoardAreNamed() {
        OnitamaPosition position = OnitamaNotation.INSTANCE.position("ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b");
        int card = OnitamaCard.OX.ordinal();
        assertEquals("onitama.why.offBoard", game.words(position).whyNot(OnitamaMove.of(card, 25, 3)).key());
        assertEquals("onitama.why.offBoard", game.words(position).whyNot(OnitamaMove.of(card, 2, 27)).key());
        assertEquals("onitama.why.mustMove", game.words(position).whyNot(OnitamaMove.pass(card)).key());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b; Ox c1-c2; onitama.say.master.move",
        "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b; Ox d1-d2; onitama.say.student.move",
        "s1mss/3s1/3S1/5/SSM2 Ox,Boar/Horse,Elephant/Crab b; Ox d3-d4; onitama.say.student.capture",
        "ssmss/2S2/5/5/SSM2 Ox,Boar/Horse,Elephant/Crab b; Ox c4-c5; onitama.say.student.win",
        "ssmss/2M2/5/5/SS1SS Ox,Boar/Horse,Elephant/Crab b; Ox c4-c5; onitama.say.master.win",
        "sssms/2M2/5/5/SS1SS Ox,Boar/Horse,Elephant/Crab b; Ox c4-c5; onitama.say.master.temple",
        "S1m1s/S4/M4/S4/S4 Tiger,Horse/Crab,Rabbit/Frog b; Tiger pass; onitama.say.exchange"})
    void spokenSentencesTellWhatTheMoveDoes(String start, String move, String key) {
        OnitamaPosition position = OnitamaNotation.INSTANCE.position(start);
        assertEquals(key, game.words(position).choice(game.move(position, move)).spoken().key());
    }

    @Test
    void stepsAreCardPieceSquare() {
        OnitamaPosition position = OnitamaNotation.INSTANCE.position("ssmss/5/5/5/SSMSS Sea Snake,Boar/Horse,Elephant/Crab b");
        MoveList moves = new MoveList();
        position.moves(moves);
        Choice choice = game.words(position).choice(moves.get(0));
        assertEquals(List.of("SeaSnake", "a1", "a2"), choice.steps().stream().map(Choice.Step::place).toList());
        assertEquals(List.of(Choice.Group.HAND, Choice.Group.BOARD, Choice.Group.BOARD),
            choice.steps().stream().map(Choice.Step::group).toList());
    }

    private String reason(String start, String places) {
        Message why = game.words(OnitamaNotation.INSTANCE.position(start)).whyNot(game.words().attempt(List.of(places.split(" "))));
        return why == null ? null : why.key().substring("onitama.why.".length());
    }
}
