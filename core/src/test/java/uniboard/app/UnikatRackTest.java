package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.known.KeptUnikat;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.stage.kit.AccessibilityTree.Region;
import uniboard.stage.kit.AccessibilityTree.State;

/** A player's rack: sorted, arranged, and its cards dragged. */
class UnikatRackTest {
    private static final String TABLE = "QWG2@0,0;SWG2@0,1";
    private static final String CHAIN = KeptUnikat.laid(1, TABLE, "QWG3,QWY3,CWY3,SBL2,CRG1/CBL1,CBL2,CBL3,SBY1", "human", "bot 1");

    @Test
    void theRackIsSortedByOneFeatureAfterTheOther() {
        HeadlessTable table = HeadlessTable.openWith(CHAIN);
        assertEquals("Sort the rack by shape", table.place("rack:sort").label());
        table.tap("rack:sort");
        assertEquals(List.of("SBL2", "CWY3", "CRG1", "QWG3", "QWY3"), rack(table));
        assertEquals("Sort the rack by card colour", table.place("rack:sort").label());
        assertTrue(table.status().contains("Sorted by shape."), table.status());
        table.tap("rack:sort");
        assertEquals(List.of("CWY3", "QWG3", "QWY3", "CRG1", "SBL2"), rack(table));
        assertEquals(0, table.record().plies());
    }

    @Test
    void aChosenCardMovesInTheRack() {
        HeadlessTable table = HeadlessTable.openWith(CHAIN);
        assertFalse(table.places().contains("rack:right"));
        table.tap("card:QWG3");
        table.tap("rack:right");
        table.tap("rack:right");
        assertEquals(List.of("QWY3", "CWY3", "QWG3", "SBL2", "CRG1"), rack(table));
        table.tap("rack:left");
        assertEquals(List.of("QWY3", "QWG3", "CWY3", "SBL2", "CRG1"), rack(table));
        table.tap("cell:1,0");
        table.settle();
        assertEquals(List.of("QWG3@1,0"), table.record().moveTexts(), "it is still the one chosen");
    }

    @Test
    void theRackStaysAsItWasArrangedWhenTheTableIsLaidAnew() {
        HeadlessTable table = HeadlessTable.openWith(KeptUnikat.laid(1, TABLE, "CBL1,CRY3,SBL3,CBL2/CBL3,SBY1,CRY1", "human", "human"));
        table.tap("control:open");
        table.tap("card:CBL1");
        table.tap("rack:right");
        table.tap("rack:right");
        table.tap("card:CBL1");
        List<String> arranged = List.of("CRY3", "SBL3", "CBL1", "CBL2");
        assertEquals(arranged, rack(table));
        table.resize(640, 360);
        assertEquals(arranged, rack(table), "on a phone that was turned");
        table.tap("control:why");
        table.tap("control:close");
        assertEquals(arranged, rack(table), "after a look at the rules");
        swap(table, "card:CBL2");
        assertEquals(List.of("CBL3", "SBY1", "CRY1"), rack(table), "the other player's");
        swap(table, "card:SBY1");
        assertEquals(arranged.subList(0, 3), rack(table).subList(0, 3), "in the next turn");
    }

    /** Swaps a card for one of the bag, draws another, and hands the device over. */
    private static void swap(HeadlessTable table, String card) {
        table.tap(card);
        table.tap("bag");
        table.tap("swap");
        table.settle();
        table.tap("bag");
        table.settle();
        table.tap("control:open");
    }

    @Test
    void cardsAreRearrangedByDragging() {
        HeadlessTable table = HeadlessTable.openWith(CHAIN, 360, 640);
        drag(table, "card:CRG1", "card:QWG3");
        assertEquals(List.of("CRG1", "QWG3", "QWY3", "CWY3", "SBL2"), rack(table));
        assertEquals(0, table.record().plies());
    }

    @Test
    void aCardIsLaidByDraggingItToItsPlace() {
        HeadlessTable table = HeadlessTable.openWith(CHAIN, 360, 640);
        drag(table, "card:QWG3", "cell:1,0");
        assertEquals(List.of("QWG3@1,0"), table.record().moveTexts());
    }

    @Test
    void aCardDraggedToAWrongPlaceIsRefusedWithTheReason() {
        HeadlessTable table = HeadlessTable.openWith(CHAIN, 360, 640);
        drag(table, "card:CRG1", "cell:1,0");
        assertEquals(0, table.record().plies());
        assertTrue(table.status().contains("differs from its left neighbour in"), table.status());
    }

    @Test
    void aLiftedCardAnswersWhereItLay() {
        HeadlessTable table = HeadlessTable.openWith(CHAIN, 360, 640);
        table.tap("card:CRG1");
        Place card = table.place("card:CRG1");
        assertEquals(State.ON, card.state());
        table.gdx.press(card.x() + 20, card.y() + card.height() - 1);
        table.gdx.release(card.x() + 20, card.y() + card.height() - 1);
        table.settle();
        assertEquals(State.OFF, table.place("card:CRG1").state());
    }

    @Test
    void aCardIsLetGoWhenAnotherComesBackToTheRack() {
        HeadlessTable table = HeadlessTable.openWith(CHAIN);
        drag(table, "card:QWG3", "cell:1,0");
        Place card = table.place("card:CRG1");
        table.gdx.press(card.x() + 20, card.y() + 20);
        table.gdx.move(card.x() + 20, card.y() - 200);
        table.platform.listener().activated("control:takeBack");
        table.settle();
        table.gdx.release(card.x() + 20, card.y() - 200);
        table.settle();
        assertEquals(5, rack(table).size());
        assertEquals(0, table.record().plies());
    }

    @Test
    void aCardDraggedToTheBagIsSwappedOnceThatIsConfirmed() {
        HeadlessTable table = HeadlessTable.openWith(CHAIN);
        drag(table, "card:CRG1", "bag");
        assertEquals(0, table.record().plies());
        assertEquals("Swap the small green circle on red for a card from the bag", table.place("swap").label());
        table.tap("swap");
        assertEquals("swap CRG1 bag", table.record().moveTexts().get(0));
    }

    @Test
    void aSwipeOverTheTableTapsNothing() {
        HeadlessTable table = HeadlessTable.openWith(CHAIN, 360, 640);
        String status = table.status();
        drag(table, "cell:0,0", "cell:1,0");
        assertEquals(status, table.status());
        assertEquals(0, table.record().plies());
    }

    private static void drag(HeadlessTable table, String from, String to) {
        Place start = table.place(from);
        Place end = table.place(to);
        table.gdx.slide(start.x() + start.width() / 2, start.y() + start.height() / 2, end.x() + end.width() / 2,
            end.y() + end.height() / 2);
        table.settle();
    }

    private static List<String> rack(HeadlessTable table) {
        List<String> cards = new ArrayList<>();
        for (Region region : table.platform.view().regions()) {
            if (!region.name().equals("hand")) continue;
            for (Place place : region.places()) cards.add(place.name().substring("card:".length()));
        }
        return cards;
    }
}
