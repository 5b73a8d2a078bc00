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
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.known.Proves;

/** What single intentions do, worked out by hand. */
class UnitarActionsTest {
    private static final String BLUE_UNI = "BU@0.0:-1.0b,0.0b,1.0b";
    private static final String BLUE_TAR = "BT@0.0:-1.1b,0.1b,-1.0b,0.0b,1.0b,-1.-1b,0.-1b,1.-1b";

    @Test
    void thereAre109Fields() {
        int fields = 0;
        for (int x = -6; x <= 6; x++) for (int y = -6; y <= 6; y++) if (UnitarField.contains(x, y)) fields++;
        assertEquals(109, fields);
    }

    @Proves({"frames", "blocks", "anchors"})
    @Test
    void blocksHaveThreeToEightStonesElevenOfAColourAndFitOnEveryAnchor() {
        Set<Integer> sizes = new HashSet<>();
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            sizes.add(UnitarBlock.size(block));
            for (UnitarAnchor anchor : UnitarAnchor.ALL) {
                UnitarBoard board = new UnitarBoard();
                board.place(block, anchor.field());
                assertEquals(UnitarBlock.size(block), board.fields(block).size());
                for (int field : board.fields(block)) {
                    assertTrue(UnitarField.contains(UnitarField.x(field), UnitarField.y(field)), anchor + " " + block);
                }
            }
        }
        assertEquals(Set.of(3, 4, 5, 6, 7, 8), sizes);
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) {
            assertEquals(11, UnitarBlock.size(UnitarBlock.of(colour, 0)) + UnitarBlock.size(UnitarBlock.of(colour, 1)));
        }
    }

    @Proves({"blocks", "named", "step"})
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "blue uni N | BU@0.1:-1.1b,0.1b,1.1b", "blue uni S | BU@0.-1:-1.-1b,0.-1b,1.-1b",
        "blue uni W | BU@-1.0:-2.0b,-1.0b,0.0b", "blue uni E | BU@1.0:0.0b,1.0b,2.0b",
        "blue uni cw | BU@0.0:0.1b,0.0b,0.-1b"})
    void blocksMoveOneFieldAndTurn(String intention, String after) {
        assertEquals(after, HandMade.after(BLUE_UNI, intention));
    }

    @Proves("step")
    @Test
    void turningIsARightAngleAroundTheCaptain() {
        String redUni = "RU@0.0:0.1r,-1.0r,0.0r,1.0r";
        assertEquals("RU@0.0:0.1r,0.0r,1.0r,0.-1r", HandMade.after(redUni, "red uni cw"));
        assertEquals("RU@0.0:0.1r,-1.0r,0.0r,0.-1r", HandMade.after(redUni, "red uni ccw"));
    }

    @ParameterizedTest
    @CsvSource({"0, 2", "1, 4", "2, 4", "3, 2", "4, 2", "5, 4"})
    void shapesHaveTwoOrFourTurns(int block, int turns) {
        UnitarBoard board = new UnitarBoard();
        board.place(block, UnitarField.of(0, 0));
        Set<List<Integer>> met = new HashSet<>();
        for (int i = 0; i < 4; i++) {
            board.carryOut(UnitarMove.intention(block, UnitarAction.CLOCKWISE));
            met.add(board.fields(block));
        }
        assertEquals(turns, met.size());
    }

    @Proves("edge")
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "blue uni N | BU@3.5:2.5b,3.5b", "blue uni S | BU@3.-5:3.-5b", "blue uni E | BU@5.0:5.0b", "blue uni W | BU@-5.0:-5.0b",
        "blue uni N | BU@5.3:5.3b", "blue uni E | BU@3.5:3.5b", "blue uni W | BU@-4.4:-4.4b", "blue uni S | BU@-5.-3:-5.-3b",
        "blue uni cw | BU@0.5:-1.5b,0.5b", "blue uni cw | BU@5.3:4.3b,5.3b", "blue uni ccw | BU@-5.3:-5.3b,-4.3b"})
    void nothingHappensIfAStoneWouldLeaveTheField(String intention, String blocks) {
        assertEquals(blocks, HandMade.after(blocks, intention));
    }

    @Proves("through")
    @Test
    void blocksMayOverlapAndStackedStonesCount() {
        UnitarBoard board = HandMade.board("YU@1.0:0.0y,1.0y;" + BLUE_UNI);
        board.carryOut(UnitarNotation.INSTANCE.parse("blue uni E"));
        assertEquals("YU@1.0:0.0y,1.0y;BU@1.0:0.0b,1.0b,2.0b", HandMade.text(board));
        assertEquals(2, board.frames(UnitarColour.YELLOW));
        assertEquals(3, board.frames(UnitarColour.BLUE));
    }

    @Proves({"captain", "pieces"})
    @ParameterizedTest
    @ValueSource(strings = {"blue uni cw", "blue uni ccw"})
    void aBlockWithoutItsCaptainMovesButDoesNotTurn(String turn) {
        String blocks = "BU@-:-1.0b,1.0b";
        assertEquals(blocks, HandMade.after(blocks, turn));
        assertEquals("BU@-:-1.1b,1.1b", HandMade.after(blocks, "blue uni N"), "its parts stay together");
        assertEquals("YU@2.0+BU@-:-1.0b,1.0b,2.0y", HandMade.after("YU@2.0:1.0y,2.0y;BU@-:-1.0b,1.0b", "blue uni +"));
        assertEquals("YU@2.0:2.0y;BU@-:-1.0b", HandMade.after("YU@2.0:1.0y,2.0y;BU@-:-1.0b,1.0b", "blue uni -"));
    }

    @Proves("empty")
    @ParameterizedTest
    @ValueSource(strings = {"yellow tar N", "yellow tar W", "yellow tar cw", "yellow tar +", "yellow tar -"})
    void anEmptyBlockDoesNothing(String intention) {
        assertEquals(BLUE_UNI, HandMade.after(BLUE_UNI, intention));
        assertFalse(HandMade.board(BLUE_UNI).carryOut(UnitarNotation.INSTANCE.parse(intention)));
    }

    @Proves({"smallest", "both"})
    @ParameterizedTest
    @ValueSource(strings = {"blue uni +", "blue uni -"})
    void withoutAnOverlapNothingUnitesOrIsEliminated(String intention) {
        String blocks = "RU@0.1:-1.1r,0.1r;" + BLUE_UNI;
        assertEquals(blocks, HandMade.after(blocks, intention));
    }

    // Blue Uni has 3 stones, Red Uni 4; one field is shared: 6 are left, 3 each.
    @Proves({"smallest", "halves"})
    @ParameterizedTest
    @ValueSource(strings = {"blue uni +", "red uni +"})
    void anEvenUnionIsSharedHalfAndHalf(String intention) {
        assertEquals("RU@2.0+BU@0.0:2.1r,-1.0b,0.0b,1.0b,2.0r,3.0r",
            HandMade.after("RU@2.0:2.1r,1.0r,2.0r,3.0r;" + BLUE_UNI, intention));
    }

    // Two fields are shared: 5 are left, of which the first side gets 3.
    @Proves("odd")
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"blue uni + | 1.1r,-1.0b,0.0b,1.0b,2.0r", "red uni + | 1.1r,-1.0b,0.0b,1.0r,2.0r"})
    void theOddFrameGoesToTheFirstAndSharedFieldsNearestItsCaptainToTheSecond(String intention, String stones) {
        assertEquals("RU@1.0+BU@0.0:" + stones, HandMade.after("RU@1.0:1.1r,0.0r,1.0r,2.0r;" + BLUE_UNI, intention));
    }

    // 11 fields. Blue Tar has 7 of its own, so that one or two change over: nearest Red Uni's captain, north before south.
    @Proves("odd")
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "blue tar + | -1.1b,0.1b,2.1r,-1.0b,0.0b,1.0r,2.0r,3.0r,-1.-1b,0.-1b,1.-1r",
        "red uni + | -1.1b,0.1r,2.1r,-1.0b,0.0b,1.0r,2.0r,3.0r,-1.-1b,0.-1b,1.-1r"})
    void fieldsOfTheSideThatHasTooManyChangeOver(String intention, String stones) {
        assertEquals("RU@2.0+BT@0.0:" + stones, HandMade.after("RU@2.0:2.1r,1.0r,2.0r,3.0r;" + BLUE_TAR, intention));
    }

    // Three of Blue Tar's fields go to the lone red captain on 1.0. The blue captain is next to it and yet stays blue.
    @Proves("odd")
    @Test
    void captainsFieldsChangeOverLast() {
        assertEquals("RU@1.0+BT@0.0:-1.1b,0.1r,-1.0r,0.0b,1.0r,-1.-1b,0.-1b,1.-1r",
            HandMade.after("RU@1.0:1.0r;" + BLUE_TAR, "blue tar +"));
        assertEquals("YU@0.0+RU@1.0+BU@2.0+BT@-:0.0b,1.0r,2.0b,3.0b",
            HandMade.after("YU@0.0+RU@1.0+BU@2.0:0.0y,1.0r,2.0b,3.0y;BT@-:3.0b", "blue tar +"),
            "to a side without captains, which has its largest block's colour, the northernmost and westernmost go first");
    }

    // Both captains of the receiving side are equally near: the larger one's colour is taken.
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "YU@1.0+RT@1.0:1.0y | YU@1.0+RT@1.0+BT@0.0:0.1r,0.0b,1.0y,0.-1b",
        "YU@1.0+RU@1.0:1.0r | YU@1.0+RU@1.0+BT@0.0:0.1y,0.0b,1.0r,0.-1b"})
    void aFieldThatChangesOverTakesTheColourOfTheNearestCaptain(String receiver, String after) {
        assertEquals(after, HandMade.after(receiver + ";BT@0.0:0.1b,0.0b,1.0b,0.-1b", "blue tar +"));
    }

    // 10 fields, 5 for each side. Shared fields keep the red and the yellow frame; the fifth is nearest the captain in the west.
    @Test
    void coloursInsideASideAreKept() {
        assertEquals("YU@2.0+RU@-2.0+BT@0.0:-1.1r,0.1b,-2.0r,-1.0r,0.0b,1.0y,2.0y,-1.-1b,0.-1b,1.-1b",
            HandMade.after("YU@2.0+RU@-2.0:-2.0r,-1.0r,1.0y,2.0y;" + BLUE_TAR, "blue tar +"));
    }

    @Test
    void twoBlocksOfOneColourSimplyMerge() {
        assertEquals("BU@0.0+BT@1.-1:-1.0b,0.0b,1.0b,0.-1b,1.-1b,2.-1b,0.-2b,1.-2b,2.-2b",
            HandMade.after(BLUE_UNI + ";BT@1.-1:0.0b,1.0b,0.-1b,1.-1b,2.-1b,0.-2b,1.-2b,2.-2b", "blue tar +"));
    }

    @Proves({"united", "equal"})
    @Test
    void aUnitedBlockAnswersToAllItsNamesAndTurnsAroundTheNamedCaptain() {
        String united = "RU@1.0+BU@0.0:-1.0b,0.0b,1.0r";
        for (String name : new String[] {"red uni", "blue uni"}) {
            assertEquals("RU@1.1+BU@0.1:-1.1b,0.1b,1.1r", HandMade.after(united, name + " N"));
        }
        assertEquals("RU@0.-1+BU@0.0:0.1b,0.0b,0.-1r", HandMade.after(united, "blue uni cw"));
        assertEquals("RU@1.0+BU@1.1:1.2b,1.1b,1.0r", HandMade.after(united, "red uni cw"));
        assertEquals("RU@-+BU@0.0:-1.0b,0.0b,1.0r", HandMade.after("RU@-+BU@0.0:-1.0b,0.0b,1.0r", "red uni cw"));
    }

    // Blue Uni lies on Red Uni with two stones, one of them on a yellow one too.
    @Proves({"largest", "both"})
    @Test
    void eliminationTakesBothStonesFromSharedFieldsAndSparesThirdBlocks() {
        String blocks = "YU@0.1:0.1y,0.0y;RU@1.0:1.1r,0.0r,1.0r,2.0r;" + BLUE_UNI;
        assertEquals("YU@0.1:0.1y,0.0y;RU@-:1.1r,2.0r;BU@-:-1.0b", HandMade.after(blocks, "blue uni -"));
        assertEquals("YU@0.1:0.1y;RU@1.0:1.1r,1.0r,2.0r;BU@0.0:-1.0b,0.0b,1.0b", HandMade.after(blocks, "yellow uni -"),
            "the biggest that lies there");
    }

    @Test
    void allCaptainsOnAnEliminatedFieldAreLost() {
        assertEquals("YU@-+BU@-:1.0b;RU@-:-1.0r",
            HandMade.after("YU@0.0+BU@0.0:0.0y,1.0b;RU@0.0:-1.0r,0.0r", "red uni -"));
        assertEquals("YU@-+BU@-:-;RU@1.0:1.0r", HandMade.after("YU@0.0+BU@0.0:0.0y;RU@1.0:0.0r,1.0r", "blue uni -"),
            "an emptied block keeps its names");
    }

    @Proves({"smallest", "equal", "largest", "equal-hit"})
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        // by stones now
        "YU@0.0:0.0y;BT@0.0:0.0b,1.0b | + | YU", "YU@0.0:0.0y;BT@0.0:0.0b,1.0b | - | BT",
        "YU@0.0:0.0y,1.0y;BT@0.0:0.0b | + | BT", "YU@0.0:0.0y,1.0y;BT@0.0:0.0b | - | YU",
        // as many stones: by the original size
        "YU@0.0:0.0y;BT@0.0:0.0b | + | YU", "YU@0.0:0.0y;BT@0.0:0.0b | - | BT", "YU@0.0:0.0y;BU@0.0:0.0b | + | BU",
        // a united block by its largest
        "YU@0.0+BU@0.0:0.0y;YT@0.0:0.0y | + | YU", "BU@0.0+BT@0.0:0.0b;YT@0.0:0.0y | + | YT", "BU@0.0+BT@0.0:0.0b;YT@0.0:0.0y | - | BU",
        // only those that overlap
        "YU@0.0:0.0y;BU@1.0:1.0b | - | YU"})
    void theSmallestIsUnitedAndTheBiggestEliminated(String others, String action, String partner) {
        UnitarBoard board = HandMade.board(others + ";RT@0.0:0.0r");
        assertEquals(partner, UnitarBlock.text(board.partner(UnitarBlock.RED_TAR, UnitarAction.named(action))));
    }
}
