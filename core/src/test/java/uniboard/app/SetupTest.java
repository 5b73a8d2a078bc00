package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import uniboard.known.Records;

/** A position that is set up by hand. */
class SetupTest {
    private final HeadlessTable table = HeadlessTable.openWith(Records.ONITAMA, 360, 640);

    private void open() {
        table.activate("control:more");
        if (!table.places().contains("control:setUp")) table.activate("control:moreRows");
        tap("control:setUp");
    }

    private void tap(String... places) {
        for (String place : places) {
            table.activate(place);
            table.settle();
        }
    }

    @Test
    void piecesArePutAndTakenAwayAndTheGameGoesOnFromThere() {
        open();
        assertTrue(table.status().startsWith("Ready to play"), table.status());
        tap("piece:none", "a1", "b1", "e5", "piece:master-blue", "c3", "control:turn");
        tap("control:play", "control:playBoth");
        assertEquals("ssms1/5/2M2/5/3SS Ox,Boar/Horse,Elephant/Crab r", table.record().start());
        assertEquals("c3", table.place("c3").name());
    }

    @Test
    void aStepIsTakenBackAndDoneAgain() {
        open();
        String before = table.place("a1").label();
        tap("piece:none", "a1");
        String after = table.place("a1").label();
        assertFalse(after.equals(before));
        tap("control:undo");
        assertEquals(before, table.place("a1").label());
        tap("control:redo");
        assertEquals(after, table.place("a1").label());
    }

    @Test
    void whatIsImpossibleIsToldAndCantBePlayed() {
        open();
        tap("piece:student-blue", "a3");
        assertEquals("Blue has 5 students (S); 4 at most.", table.status());
        tap("control:play");
        assertTrue(table.places().contains("piece:none"), "no choice of players is offered");
        tap("control:undo", "piece:none", "c5");
        assertEquals("The game would be over in this position.", table.status());
    }

    @Test
    void aCardIsChosenForAPlaceAndChangesPlacesWithItself() {
        open();
        tap("Boar", "control:choice:Crab");
        tap("control:play", "control:playBoth");
        assertEquals("ssmss/5/5/5/SSMSS Ox,Crab/Horse,Elephant/Boar b", table.record().start());
    }

    @Test
    void whatWasBegunIsThereWhenTheWindowTurnsAndWhenOneComesBack() {
        open();
        tap("piece:none", "a1");
        String after = table.place("a1").label();
        table.resize(640, 360);
        table.settle();
        assertEquals(after, table.place("a1").label());
        tap("control:close");
        assertTrue(table.places().contains("control:more"));
        open();
        assertEquals(after, table.place("a1").label());
        tap("control:fromGame");
        assertFalse(after.equals(table.place("a1").label()));
    }
}
