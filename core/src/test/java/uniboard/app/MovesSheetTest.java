package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Position;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.scene.SeatMark;

/** The moves where the table has no room for them beside it. */
class MovesSheetTest {
    private static final String RECORD = FramedTable.TWO_MOVES;

    @ParameterizedTest
    @CsvSource({"360, 640", "640, 360"})
    void movesAreBrowsedBelowTheBoard(int width, int height) {
        HeadlessTable table = HeadlessTable.openWith(RECORD, width, height);
        table.tap("control:moves");
        assertTrue(table.platform.painted().contains("2. Horse: d5 to d4"), table.platform.painted().toString());
        assertFalse(table.platform.painted().contains("Horse d5-d4"), table.platform.painted().toString());
        table.tap("control:notation");
        assertTrue(table.platform.painted().contains("Horse d5-d4"), "the notation for who wants it");
        table.tap("control:previous");
        table.tap("control:close");
        table.settle();
        assertEquals("Move 1 of 2. Red to move", table.status());
        assertTrue(table.place("d5").label().contains("student"), "the second move isn't seen yet: " + table.place("d5").label());
        assertFalse(table.places().contains("control:hint"), "what is done now isn't done to an earlier position");
        table.tap("control:previous");
        assertEquals("Before the first move. Blue to move", table.status());
        assertEquals(AccessibilityTree.State.UNAVAILABLE, table.place("control:first").state());
        table.tap("control:next");
        table.tap("control:last");
        assertFalse(table.place("d5").label().contains("student"), table.place("d5").label());
        assertTrue(table.places().contains("control:hint"));
        assertEquals(2, table.record().plies());
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "640, 360"})
    void aMoveOfTheListIsShownBelowIt(int width, int height) {
        HeadlessTable table = HeadlessTable.openWith(RECORD, width, height);
        table.tap("control:moves");
        table.tap("move:1");
        assertFalse(table.places().contains("control:close"), "the list is out of the way");
        assertTrue(table.place("c2").label().contains("master"), table.place("c2").label());
        assertTrue(table.place("d5").label().contains("student"), table.place("d5").label());
    }

    @Test
    void whereTheMovesStandBesideTheTableThereIsNoSheet() {
        assertFalse(HeadlessTable.openWith(RECORD).places().contains("control:moves"));
    }

    @Test
    void aSeatWhoseColourNotEveryoneMayKnowHasAMarkOfItsOwn() {
        String neutral = SeatMark.of(Position.NOBODY);
        for (int colour = 0; colour < 4; colour++) assertFalse(SeatMark.of(colour).equals(neutral));
    }
}
