package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A position of Unitar that is set up on its field. */
class UnitarSetupTableTest {
    private HeadlessTable table;

    @BeforeEach
    void open() {
        table = HeadlessTable.openGame("unitar", 360, 640);
        table.settle();
        table.takeFromMenu("control:setUp");
    }

    private String label(String place) {
        return table.place(place).label();
    }

    @Test
    void blocksAreLaidOnTheFieldAndTheGameGoesOnFromThere() {
        table.act("piece:YU", "0.0", "piece:BT", "-3.-3", "piece:YU", "piece:none", "1.-1");
        assertEquals("0.0: Yellow Uni, captain of Yellow Uni", label("0.0"));
        assertEquals("1.-1", label("1.-1"));
        table.act("control:undo");
        assertEquals("1.-1: Yellow Uni", label("1.-1"));
        table.act("control:redo", "control:play", "control:playBoth");
        String start = table.record().start();
        assertTrue(start.contains("phase=intend marks=- seat=1 blocks=YU@0.0:-1.1y,-1.0y,0.0y,1.0y;YT@-:-;RU@-:-;RT@-:-;BU@-:-;BT@-3.-3:"),
            start);
    }

    @Test
    void aFieldIsTappedWithAFinger() {
        table.tap("5.0");
        table.settle();
        assertTrue(label("4.0").contains("captain of Yellow Uni"), label("4.0"));
        table.tap("piece:stone");
        table.tap("5.3");
        table.settle();
        assertEquals("5.3: Yellow Uni", label("5.3"));
    }

    @Test
    void whatIsMissingIsToldAndAdded() {
        table.act("piece:BU", "piece:stone", "0.0", "1.0");
        assertTrue(table.status().contains("Ready to play"), table.status());
        table.act("-1.0");
        assertTrue(table.status().endsWith("Blue Uni has 3 stones; 2 at most."), table.status());
        assertFalse(table.places().contains("control:play"));
        table.act("control:complete");
        assertTrue(table.status().contains("Ready to play"), table.status());
        assertEquals("0.0: Blue Uni, captain of Blue Uni", label("0.0"));
        table.act("2.0");
        assertTrue(table.status().endsWith("Blue Uni has 4 stones; 3 at most."), table.status());
        assertTrue(table.places().contains("control:play"), "nobody can tell which stone is one too many");
    }

    @Test
    void detailsAreChosenInLists() {
        table.act("0.0", "control:properties", "control:property:round", "control:choice:6");
        table.act("control:turn", "control:properties", "control:property:block1", "control:choice:RT");
        table.act("control:properties", "control:property:action1", "control:choice:cw");
        table.act("control:properties", "control:property:colour3", "control:choice:yellow");
        table.act("control:properties", "control:property:union:RU", "control:choice:YU");
        table.act("control:play", "control:playBoth");
        String start = table.record().start();
        assertTrue(start.contains("yellow round=6 fails=0 phase=intend marks=red_tar_cw seat=2 blocks=YU@0.0+RU@-:"), start);
    }

    @Test
    void anUnfinishedPositionIsThereWhenOneComesBack() {
        table.act("piece:captain", "0.0", "piece:stone", "1.0", "2.0", "3.0", "4.0", "5.0");
        String told = table.status();
        assertTrue(told.contains("Yellow Uni has 6 stones"), told);
        table.act("control:close");
        table.takeFromMenu("control:setUp");
        assertTrue(told.endsWith(table.status()), table.status());
        assertEquals("5.0: Yellow Uni", label("5.0"));
    }
}
