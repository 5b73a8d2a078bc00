package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.stage.kit.AccessibilityTree.Place;

/** Cards at Unitary's table under a finger that drags them, and under a mouse. */
class UnitaryDragTest {
    private static final String ENERGY =
        UnitaryTableTest.record("1,2,-2", "Area/Distance", "Speed,Surface Tension,Square Root,Clear/Mass,Square", "bot 1");

    private static void drag(HeadlessTable table, String from, String to) {
        Place start = table.place(from);
        Place end = table.place(to);
        table.gdx.press(start.x() + 20, start.y() + 20);
        table.frame();
        table.gdx.move(end.x() + end.width() / 2, end.y() + end.height() / 2);
        table.frame();
        table.gdx.release(end.x() + end.width() / 2, end.y() + end.height() / 2);
        table.frame();
        table.settle();
    }

    @Test
    void aCardDraggedOntoTheTableIsPlayedUpright() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY, 360, 640);
        drag(table, "card:speed", "units:above");
        assertEquals(List.of("Speed up"), table.record().moveTexts());
    }

    @Test
    void aTurnedCardIsPlayedAsItLies() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY);
        table.tap("card:surfaceTension");
        table.tap("turn");
        table.settle();
        drag(table, "card:surfaceTension", "units:below");
        assertEquals(List.of("Surface Tension down"), table.record().moveTexts().subList(0, 1));
    }

    @Test
    void aCardLetGoElsewhereStaysInTheHand() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY);
        drag(table, "card:clear", "card:speed");
        assertEquals(List.of(), table.record().moveTexts());
        assertTrue(table.places().contains("card:clear"));
    }

    @Test
    void cardsThatCantBePlayedOrDiscardedNowSayWhy() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY);
        drag(table, "card:squareRoot", "units:above");
        assertTrue(table.status().contains("an even number of each unit"), table.status());
        drag(table, "card:speed", "pile");
        assertTrue(table.status().contains("You discard only at the end of your turn"), table.status());
        assertEquals(List.of(), table.record().moveTexts());
    }

    @Test
    void atTheEndOfATurnACardDraggedToThePileIsDiscarded() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY);
        table.tap("end");
        table.settle();
        drag(table, "card:clear", "pile");
        assertEquals(List.of("end", "discard Clear"), table.record().moveTexts().subList(0, 2));
    }

    @Test
    void aCardRisesUnderTheMouseIfItCanBeChosen() {
        HeadlessTable table = HeadlessTable.openWith(ENERGY);
        Place card = table.place("card:speed");
        table.gdx.hover(card.x() + 20, card.y() + 20);
        table.frame();
        table.tap("deck");
        assertEquals(card.y() - 4, table.place("card:speed").y());
        table.gdx.hover(640, 300);
        table.frame();
        table.tap("deck");
        assertEquals(card.y(), table.place("card:speed").y());
    }
}
