package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.known.KeptUnikat;

class SelectionTest {
    private static final String START = "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b";
    private final Game game = new AllGames().game("onitama");
    private static final String PIECES = "a1:MAY_CHOOSE b1:MAY_CHOOSE c1:MAY_CHOOSE d1:MAY_CHOOSE e1:MAY_CHOOSE";
    private Match match;

    /** Where the hint's swap began with another card, the bag would be tapped for the chosen one. */
    @Test
    void aHintThatBeginsWithAnotherCardDropsTheChosenOne() {
        match = new Match(GameRecord.read(KeptUnikat.laid(1, "QWG2@0,0;SWG2@0,1", "CRG1,QWG3/CBL1,SBY3", "human", "human"),
            new AllGames()));
        Choice swap = match.choices().stream().filter(choice -> choice.steps().stream().map(Choice.Step::place).toList()
            .equals(List.of("card:CRG1", "bag", "swap"))).findFirst().orElseThrow();
        Selection start = match.selection();
        assertTrue(Hints.keepIn(advance(start, "card:QWG3"), swap).isEmpty());
        assertEquals(List.of("card:CRG1"), places(Hints.keepIn(advance(start, "card:CRG1"), swap)));
    }

    @Test
    void cardPieceSquare() {
        Selection selection = from(START);
        assertEquals("Boar:MAY_CHOOSE Ox:MAY_CHOOSE " + PIECES, candidates(selection));
        selection = advance(selection, "Ox");
        assertEquals("Boar:MAY_REPLACE Ox:CHOSEN " + PIECES, candidates(selection));
        selection = advance(selection, "c1");
        assertEquals("Boar:MAY_REPLACE Ox:CHOSEN a1:MAY_REPLACE b1:MAY_REPLACE c1:CHOSEN c2:TARGET d1:MAY_REPLACE e1:MAY_REPLACE",
            candidates(selection));
        assertEquals("Ox c1-c2", completed(selection, "c2"));
    }

    @Test
    void pieceCardSquare() {
        Selection selection = from(START);
        selection = advance(selection, "c1");
        selection = advance(selection, "Boar");
        assertEquals("Boar c1-c2", completed(selection, "c2"));
    }

    @Test
    void squareThatOneCardReachesCompletes() {
        Selection selection = from("ssmss/5/5/2M2/SS1SS Ox,Boar/Horse,Elephant/Crab b");
        selection = advance(selection, "c2");
        assertEquals("Boar c2-b2", completed(selection, "b2"));
    }

    @Test
    void squareThatBothCardsReachAsksForTheCard() {
        Selection selection = from(START);
        selection = advance(selection, "c1");
        selection = advance(selection, "c2");
        assertEquals("Boar:MAY_CHOOSE Ox:MAY_CHOOSE", candidates(selection).replaceAll(" [a-e].*", ""));
        assertEquals(2, selection.matching().size());
        selection = advance(selection, "c2");
        assertEquals(List.of("c1"), places(selection));
        selection = advance(selection, "c2");
        assertEquals("Ox c1-c2", completed(selection, "Ox"));
    }

    @Test
    void targetIsGivenUpWithItsPiece() {
        Selection selection = from(START);
        selection = advance(selection, "c1");
        selection = advance(selection, "c2");
        selection = advance(selection, "b1");
        assertEquals(List.of("b1"), places(selection));
        selection = advance(selection, "b2");
        selection = advance(selection, "b1");
        assertTrue(selection.isEmpty());
    }

    @Test
    void tappingAChosenPlaceGivesItUp() {
        Selection selection = from(START);
        selection = advance(selection, "Ox");
        selection = advance(selection, "c1");
        selection = advance(selection, "Ox");
        assertEquals(List.of("c1"), places(selection));
    }

    @Test
    void anotherOfTheKindReplacesAndKeepsWhatFits() {
        Selection selection = from(START);
        selection = advance(selection, "Ox");
        selection = advance(selection, "c1");
        selection = advance(selection, "b1");
        assertEquals(List.of("Ox", "b1"), places(selection));
        selection = advance(selection, "Boar");
        assertEquals(List.of("b1", "Boar"), places(selection));
    }

    @Test
    void whatNoLongerFitsIsGivenUp() {
        Selection selection = from("S3m/S4/M4/S4/S4 Crane,Elephant/Frog,Rabbit/Fox b");
        selection = advance(selection, "Crane");
        selection = advance(selection, "a2");
        selection = advance(selection, "a1");
        assertEquals(List.of("a1"), places(selection));
    }

    @Test
    void forcedExchangeIsOneTap() {
        Selection selection = from("S1m1s/S4/M4/S4/S4 Tiger,Horse/Crab,Rabbit/Frog b");
        assertEquals("Horse:TARGET Tiger:TARGET", candidates(selection));
        assertEquals("Horse pass", completed(selection, "Horse"));
    }

    @Test
    void refusalsExplainAndChangeNothing() {
        Selection selection = from(START);
        assertEquals("onitama.why.noPiece", refused(selection, "c3"));
        assertEquals("onitama.why.opponentsCard", refused(selection, "Horse"));
        selection = advance(selection, "Ox");
        selection = advance(selection, "c1");
        assertEquals("onitama.why.cardDoesNotReach", refused(selection, "e5"));
        assertEquals("choice.refused", refused(selection, "nowhere"));
        assertEquals(List.of("Ox", "c1"), places(selection));
    }

    @Test
    void backGivesUpTheNewestStep() {
        Selection selection = from(START);
        assertTrue(selection.back().isEmpty());
        selection = advance(selection, "Ox");
        Selection two = advance(selection, "c1");
        assertEquals(List.of("Ox"), places(two.back()));
        assertTrue(two.cleared().isEmpty());
        assertEquals(List.of("Ox", "c1"), places(two));
    }

    private Selection from(String start) {
        match = new Match(GameRecord.from(game, Options.defaults(game), start, List.of(Seat.HUMAN, Seat.HUMAN)));
        return match.selection();
    }

    private static Selection advance(Selection selection, String place) {
        return assertInstanceOf(Tap.Advanced.class, selection.tap(place)).selection();
    }

    private String completed(Selection selection, String place) {
        int move = assertInstanceOf(Tap.Completed.class, selection.tap(place)).move();
        return game.notation().moveText(match.position(), move);
    }

    private static String refused(Selection selection, String place) {
        return assertInstanceOf(Tap.Refused.class, selection.tap(place)).why().key();
    }

    private static List<String> places(Selection selection) {
        return selection.chosen().stream().map(Choice.Step::place).toList();
    }

    private static String candidates(Selection selection) {
        return selection.candidates().stream().map(one -> one.place() + ':' + one.role()).sorted().collect(Collectors.joining(" "));
    }
}
