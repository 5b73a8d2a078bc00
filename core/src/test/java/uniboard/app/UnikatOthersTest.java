package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import uniboard.known.KeptUnikat;

/** What a player at Unikat's table is shown of what others do and hold. */
class UnikatOthersTest {
    private static final String CURTAIN = "control:open";

    private HeadlessTable table;

    /** The first player has swapped a card for one of the display, the second one looks. */
    @BeforeEach
    void swapWithTheDisplay() {
        table = HeadlessTable.openWith(KeptUnikat.laid(1, "QWG2@0,0;SWG2@0,1", "CRG1,QWG3,QWY3,SBL3/CBL1,CBL2,SBY3", "human", "human"));
        act(CURTAIN);
        act("card:CRG1", taken(), "swap");
        while (!table.places().contains(CURTAIN)) act("bag");
        act(CURTAIN);
    }

    private String taken() {
        return table.platform.view().regionOf("bag").places().get(0).name();
    }

    private void act(String... places) {
        for (String place : places) {
            table.platform.listener().activated(place);
            table.settle();
        }
    }

    private String label(String place) {
        return table.place(place).label();
    }

    @Test
    void whatWasGivenAndWhereACardWasTakenIsMarkedUntilTheViewersMove() {
        assertTrue(label("card:CRG1").contains("just given by Blue"), label("card:CRG1"));
        assertTrue(label("bag").contains("Blue just took from it"), label("bag"));
        act("card:CBL1", "bag", "swap");
        while (!table.places().contains(CURTAIN)) act("bag");
        act(CURTAIN);
        assertFalse(label("card:CRG1").contains("just"), label("card:CRG1"));
        assertTrue(label("card:CBL1").contains("just given by Red"), label("card:CBL1"));
    }

    @Test
    void whatTheOthersDidIsToldUntilSomethingIsChosen() {
        assertTrue(table.status().contains("Blue – Swapped small green circle on red"), table.status());
        act("card:CBL1");
        assertFalse(table.status().contains("Swapped"), table.status());
    }

    @Test
    void cardsTakenFromTheDisplayAreKnownToAll() {
        assertTrue(label("seat:1").startsWith("Blue: 5 cards; taken from the display and still held: "), label("seat:1"));
        assertEquals("Red: 3 cards", label("seat:2"));
        int plies = table.record().plies();
        act("seat:1");
        assertTrue(table.platform.painted().contains("Taken from the display"), table.platform.painted().toString());
        assertEquals(plies, table.record().plies());
    }
}
