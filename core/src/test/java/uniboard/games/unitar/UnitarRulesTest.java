package uniboard.games.unitar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.Proves;

/** A game from the placing to its end. */
class UnitarRulesTest {
    private static final String NOBODY_AGREES = "yellow uni N; red tar S; blue uni cw";
    private static final String BLUE_UNI = "blocks=BU@0.0:-1.0b,0.0b,1.0b";

    @Proves("frames")
    @Test
    void coloursAreDrawnAtRandomOneEach() {
        Set<String> drawn = new HashSet<>();
        for (int seed = 0; seed < 100; seed++) {
            drawn.add(HandMade.field(new UnitarPosition(UnitarSecrecy.OPEN, new Random32(seed)), "colours"));
        }
        assertEquals(6, drawn.size());
    }

    @Proves({"anchors", "placing", "same-place"})
    @Test
    void blocksAreMarkedInSecretAndPlacedTogetherEvenOnOneAnother() {
        UnitarPosition position = HandMade.position("phase=place colours=blue,yellow,red");
        MoveList moves = new MoveList();
        position.moves(moves);
        assertEquals(56, moves.size());
        HandMade.play(position, "uni NE tar W; uni N tar NE");
        assertEquals("-", HandMade.field(position, "blocks"));
        HandMade.play(position, "uni SW tar S");
        assertEquals("YU@0.4:-1.5y,-1.4y,0.4y,1.4y,1.3y;YT@3.3:3.4y,4.4y,2.3y,3.3y,4.3y,3.2y;RU@-3.-3:-3.-2r,-4.-3r,-3.-3r,-2.-3r;"
            + "RT@0.-4:-1.-3r,1.-3r,-1.-4r,0.-4r,1.-4r,-1.-5r,1.-5r;BU@3.3:2.3b,3.3b,4.3b;"
            + "BT@-4.0:-5.1b,-4.1b,-5.0b,-4.0b,-3.0b,-5.-1b,-4.-1b,-3.-1b", HandMade.field(position, "blocks"));
        assertEquals("intend", HandMade.field(position, "phase"));
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) assertEquals(11, position.board().frames(colour));
    }

    @Proves({"marks", "named", "empty"})
    @Test
    void allIntentionsAreAlwaysAllowedEvenForLostBlocks() {
        MoveList moves = new MoveList();
        HandMade.position(BLUE_UNI).moves(moves);
        assertEquals(48, moves.size());
        Set<String> texts = new HashSet<>();
        for (int move : moves.toArray()) texts.add(UnitarMove.text(move));
        assertEquals(48, texts.size());
    }

    // Red and Tar; Tar; Red, all with different actions.
    @Proves({"comparison", "two"})
    @Test
    void whoAgreesInTwoCategoriesIsApproved() {
        int sami = UnitarNotation.INSTANCE.parse("red tar N");
        int martin = UnitarNotation.INSTANCE.parse("yellow tar S");
        int lin = UnitarNotation.INSTANCE.parse("red uni cw");
        assertEquals(1, UnitarRank.approved(sami, martin, lin));
        UnitarComparison comparison = UnitarComparison.of(sami, martin, lin);
        assertEquals(List.of(0), comparison.order());
        assertEquals(2, comparison.agreements(0));
        assertEquals(1, comparison.agreements(1));
        assertEquals(List.of(2), comparison.partners(0, UnitarCategory.COLOUR));
        assertEquals(List.of(0), comparison.partners(1, UnitarCategory.SYMBOL));
        assertEquals(List.of(), comparison.partners(2, UnitarCategory.ACTION));
    }

    @Proves("two")
    @Test
    void agreeingWithBothInOneCategoryCountsOnce() {
        assertEquals(0, UnitarRank.approved(UnitarNotation.INSTANCE.parse("red tar N"), UnitarNotation.INSTANCE.parse("yellow tar S"),
            UnitarNotation.INSTANCE.parse("blue tar cw")));
    }

    @Test
    void ofAllTriplesAsManyAreApprovedAsTheRulesSay() {
        int[] byApproved = new int[4];
        int marks = UnitarMove.INTENTIONS;
        for (int a = 0; a < marks; a++) {
            for (int b = 0; b < marks; b++) {
                for (int c = 0; c < marks; c++) {
                    int approved = UnitarRank.approved(a, b, c);
                    byApproved[Integer.bitCount(approved)]++;
                    if ((a + b + c) % 7 == 0) assertEquals(Integer.bitCount(approved), UnitarComparison.of(a, b, c).order().size());
                }
            }
        }
        double all = marks * marks * marks;
        assertEquals(0.146, byApproved[0] / all, 0.0005);
        assertEquals(0.255, byApproved[1] / all, 0.0005);
        assertEquals(0.470, byApproved[2] / all, 0.0005);
        assertEquals(0.129, byApproved[3] / all, 0.0005);
    }

    @Proves("nobody")
    @Test
    void whenNobodyIsApprovedAllChooseAgainInTheSameRound() {
        UnitarPosition position = HandMade.play(HandMade.position(BLUE_UNI + " round=3"), NOBODY_AGREES);
        assertEquals("3", HandMade.field(position, "round"));
        assertEquals("1", HandMade.field(position, "fails"));
        assertEquals("-", HandMade.field(position, "marks"));
        assertEquals(0, position.toMove());
        assertFalse(position.lastStep().endsInVain());
        HandMade.play(position, "blue uni N; blue uni N; yellow tar S");
        assertEquals("4", HandMade.field(position, "round"));
        assertEquals("0", HandMade.field(position, "fails"), "counted from 0 in each round");
    }

    @Proves("twentieth")
    @Test
    void theTwentiethFailureEndsTheRound() {
        UnitarPosition position = HandMade.position(BLUE_UNI);
        for (int i = 0; i < 19; i++) HandMade.play(position, NOBODY_AGREES);
        assertEquals(19, position.fails());
        assertEquals(1, position.round());
        HandMade.play(position, NOBODY_AGREES);
        assertTrue(position.lastStep().endsInVain());
        assertEquals(0, position.fails());
        assertEquals(2, position.round());
        assertEquals("BU@0.0:-1.0b,0.0b,1.0b", HandMade.text(position.board()));
    }

    @Proves("twice")
    @Test
    void equalIntentionsAreCarriedOutOnceForEachApproved() {
        assertEquals("BU@0.2:-1.2b,0.2b,1.2b",
            HandMade.text(HandMade.play(HandMade.position(BLUE_UNI), "blue uni N; blue uni N; yellow tar S").board()));
        assertEquals("BU@0.3:-1.3b,0.3b,1.3b",
            HandMade.text(HandMade.play(HandMade.position(BLUE_UNI), "blue uni N; blue uni N; blue uni N").board()));
    }

    @Proves({"actions", "larger"})
    @Test
    void ranksFollowTheRowOfActionsThenTheOriginalSize() {
        String[] inOrder = {"yellow uni +", "yellow uni -", "yellow uni cw", "yellow uni ccw", "blue tar N", "red tar N", "yellow tar N",
            "yellow uni N", "red uni N", "blue uni N", "blue tar S", "blue tar W", "blue tar E"};
        for (int i = 1; i < inOrder.length; i++) {
            int earlier = UnitarNotation.INSTANCE.parse(inOrder[i - 1]);
            int later = UnitarNotation.INSTANCE.parse(inOrder[i]);
            assertTrue(UnitarRank.of(earlier) < UnitarRank.of(later), inOrder[i]);
        }
    }

    // Anybody who marks what: the turn comes first, then Red Uni's move, then Blue Uni's, which couldn't have moved east before it turned.
    @Proves("one-by-one")
    @ParameterizedTest
    @CsvSource({"0, 1, 2", "0, 2, 1", "1, 0, 2", "1, 2, 0", "2, 0, 1", "2, 1, 0"})
    void eachIntentionMeetsTheFieldAsTheOneBeforeLeftIt(int first, int second, int third) {
        String[] marks = {"blue uni cw", "blue uni E", "red uni E"};
        UnitarPosition position = HandMade.position("blocks=RU@0.2:0.2r;BU@4.0:3.0b,4.0b,5.0b");
        HandMade.play(position, marks[first] + "; " + marks[second] + "; " + marks[third]);
        assertEquals("RU@1.2:1.2r;BU@5.0:5.1b,5.0b,5.-1b", HandMade.text(position.board()));
        List<String> order = position.lastStep().executions().stream().map(execution -> UnitarMove.text(execution.intention())).toList();
        assertEquals(List.of("blue uni cw", "red uni E", "blue uni E"), order);
    }

    // Of Red Uni one stone of four is left, and it still ranks before Blue Uni.
    @Proves("larger")
    @Test
    void theOriginalSizeRanksWhateverTheBlockHasLost() {
        UnitarPosition position = HandMade.position("blocks=RU@0.0:0.0r;BU@1.0:0.0b,1.0b,2.0b");
        HandMade.play(position, "red uni -; blue uni -; red uni N");
        assertEquals(List.of(0, 1, 2), position.lastStep().comparison().order());
    }

    @Proves({"most", "rounds", "winner"})
    @Test
    void afterTheEighthRoundMostFramesWin() {
        UnitarPosition position = HandMade.position("round=8 colours=blue,red,yellow blocks=YU@0.3:0.3y,1.3y;RU@0.1:0.1r,1.1r;"
            + "BU@0.0:-1.0b,0.0b,1.0b");
        HandMade.play(position, "blue uni S; blue uni S; blue uni S");
        assertEquals(Position.NOBODY, position.toMove());
        assertEquals(List.of(3, 2, 2), position.outcome().scores(), "by seat");
        assertEquals(1, position.outcome().winners());
        String text = HandMade.text(position);
        assertTrue(text.contains("round=8 fails=0 phase=over marks=- seat=3"), text);
        MoveList moves = new MoveList();
        position.moves(moves);
        assertTrue(moves.isEmpty());
    }

    @Test
    void tiesAreSharedWins() {
        UnitarPosition position = HandMade.position("round=8 fails=19 blocks=YU@0.3:0.3y,1.3y;RU@0.1:0.1r;BU@0.0:-1.0b,0.0b");
        HandMade.play(position, NOBODY_AGREES);
        assertEquals(5, position.outcome().winners());
        assertEquals(List.of(2, 1, 2), position.outcome().scores());
    }

    @Test
    void undoTakesBackCommitmentsAndWholeRounds() {
        UnitarPosition position = HandMade.position(BLUE_UNI + " round=2 fails=4");
        String before = HandMade.text(position);
        HandMade.play(position, "blue uni N; blue uni N");
        String undecided = HandMade.text(position);
        HandMade.play(position, "yellow tar +");
        position.undo();
        assertEquals(undecided, HandMade.text(position));
        position.undo();
        position.undo();
        assertEquals(before, HandMade.text(position));
    }

    @Test
    void equalPositionsHaveEqualHashes() {
        UnitarPosition position = HandMade.position(BLUE_UNI);
        assertEquals(position.hashLow(), HandMade.position(BLUE_UNI).hashLow());
        for (String other : List.of(BLUE_UNI + " round=2", BLUE_UNI + " fails=1", BLUE_UNI + " marks=blue_uni_N seat=2",
            BLUE_UNI + " colours=red,yellow,blue", "blocks=BU@1.0:-1.0b,0.0b,1.0b", "blocks=BU@0.0:-1.0b,0.0b")) {
            assertFalse(position.hashHigh() == HandMade.position(other).hashHigh(), other);
            assertFalse(position.hashLow() == HandMade.position(other).hashLow(), other);
        }
    }
}
