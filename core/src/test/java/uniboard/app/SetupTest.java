package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.known.Records;
import uniboard.stage.kit.AccessibilityTree;

/** A position that is set up by hand. */
class SetupTest {
    private static final int PHASES = 4;

    private HeadlessTable table = HeadlessTable.openWith(Records.ONITAMA, 360, 640);

    private void open(String game) {
        table = HeadlessTable.openGame(game, 1280, 800);
        table.settle();
        open();
    }

    private void open() {
        table.takeFromMenu("control:setUp");
    }

    @Test
    void piecesArePutAndTakenAwayAndTheGameGoesOnFromThere() {
        open();
        assertTrue(table.status().startsWith("Ready to play"), table.status());
        table.act("piece:none", "a1", "b1", "e5", "piece:master-blue", "c3", "control:turn");
        table.act("control:play", "control:playBoth");
        assertEquals("ssms1/5/2M2/5/3SS Ox,Boar/Horse,Elephant/Crab r", table.record().start());
        assertEquals("c3", table.place("c3").name());
    }

    @Test
    void aStepIsTakenBackAndDoneAgain() {
        open();
        String before = table.place("a1").label();
        table.act("piece:none", "a1");
        String after = table.place("a1").label();
        assertFalse(after.equals(before));
        table.act("control:undo");
        assertEquals(before, table.place("a1").label());
        table.act("control:redo");
        assertEquals(after, table.place("a1").label());
    }

    /** And from there to the game, which nothing has happened to. */
    @Test
    void anAnalysisLeadsBackToThePositionBeingSetUp() {
        String record = table.record().text();
        open();
        table.act("piece:none", "b1");
        String empty = table.place("b1").label();
        table.act("control:play");
        table.activate("control:playAnalysis");
        for (int frames = 0; frames < 5000 && !table.places().contains("analysis:0"); frames++) table.frame();
        table.activate("analysis:0");
        table.act("control:close");
        assertEquals(empty, table.place("b1").label());
        assertEquals(AccessibilityTree.State.PLAIN, table.place("control:undo").state(), "what was done is undone");
        table.act("control:close");
        assertEquals(record, table.record().text());
    }

    @Test
    void whatIsImpossibleIsToldAndCantBePlayed() {
        open();
        table.act("piece:student-blue", "a3");
        assertEquals(table.place("a3").label() + ". Blue has 5 students (S); 4 at most.", table.status());
        table.act("control:play");
        assertTrue(table.places().contains("piece:none"), "no choice of players is offered");
        table.act("control:undo", "piece:none", "c5");
        assertTrue(table.status().endsWith("The game would be over in this position."), table.status());
    }

    @Test
    void theGameBeforeComesBackAndIsCalledSo() {
        table = HeadlessTable.openWith(Records.BEGUN_ONITAMA, 360, 640);
        String own = table.record().text();
        open();
        table.act("piece:none", "a1", "control:play", "control:playBoth");
        assertTrue(table.status().endsWith("New game. “Take back” returns you to the previous one."), table.status());
        table.act("control:takeBack");
        assertEquals(own, table.record().text());
    }

    @Test
    void whatIsMissingIsAddedByATap() {
        open();
        table.act("piece:none", "c1");
        assertTrue(table.status().endsWith("The game would be over in this position."), table.status());
        table.act("control:complete");
        assertTrue(table.status().contains("Ready to play"), table.status());
        assertTrue(table.place("c1").label().contains("master"), table.place("c1").label());
        table.act("control:undo", "piece:student-blue", "c1", "piece:none", "a1", "control:complete");
        assertTrue(table.status().contains("Ready to play"), table.status());
    }

    @Test
    void aCardIsChosenForAPlaceAndChangesPlacesWithItself() {
        open();
        table.act("Boar", "control:choice:Crab");
        table.act("control:play", "control:playBoth");
        assertEquals("ssmss/5/5/5/SSMSS Ox,Crab/Horse,Elephant/Boar b", table.record().start());
    }

    @Test
    void whatWasBegunIsThereWhenTheWindowTurnsAndWhenOneComesBack() {
        open();
        table.act("piece:none", "a1");
        String after = table.place("a1").label();
        table.resize(640, 360);
        table.settle();
        assertEquals(after, table.place("a1").label());
        table.act("control:close");
        assertTrue(table.places().contains("control:more"));
        open();
        assertEquals(after, table.place("a1").label());
        table.act("control:fromGame");
        assertFalse(after.equals(table.place("a1").label()));
    }

    /** Undo may change no more than whose turn it is, and who doesn't see the board must hear of it. */
    @Test
    void whatAControlChangedIsTold() {
        open();
        table.act("control:turn");
        assertEquals("Turn. Ready to play: Red to move.", table.status());
        table.act("control:undo");
        assertEquals("Undo. Ready to play: Blue to move.", table.status());
        table.act("piece:student-blue", "a3", "control:turn");
        assertEquals("Turn. Red to move. Blue has 5 students (S); 4 at most.", table.status());
    }

    @Test
    void theTextIsTypedInAFieldBesideTheBoard() {
        open("onitama");
        assertEquals("The position as text", table.place("control:text").label());
        type("ssmss/5/2M2/5/SS1SS Ox,Boar/Horse,Elephant/Crab r");
        table.tap("control:text");
        assertEquals("Text. Ready to play: Red to move.", table.status());
        assertEquals("c3, Blue’s master", table.place("c3").label());
        assertTrue(table.platform.goods().asked.startsWith("ssmss/5/5/5/SSMSS "), table.platform.goods().asked);
    }

    @Test
    void aWrongTextStaysInTheFieldWithTheReasonUntilTheBoardChanges() {
        open();
        type("ssmss/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b");
        table.act("control:text");
        assertEquals("A position has 5 ranks separated by “/”; found 4.", table.status());
        assertTrue(table.place("c1").label().contains("master"), table.place("c1").label());
        table.act("control:text");
        assertEquals("ssmss/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b", table.platform.goods().asked);
        table.act("piece:none", "a1", "control:text");
        assertTrue(table.platform.goods().asked.startsWith("ssmss/5/5/5/1SMSS "), table.platform.goods().asked);
    }

    /** What was copied from a draft is pasted into another. */
    @Test
    void theTextOfADraftThatLacksSomethingIsReadToo() {
        open();
        type("ssmss/5/5/5/SS1SS Ox,Boar/Horse,Elephant/Crab b");
        table.act("control:text");
        assertTrue(table.status().endsWith("The game would be over in this position."), table.status());
        assertFalse(table.place("c1").label().contains("master"), table.place("c1").label());
        table.act("control:complete");
        assertTrue(table.status().contains("Ready to play"), table.status());
    }

    @Test
    void whoGetsTheCardBesideTheBoardIsCalledByTheColour() {
        open("onitama");
        assertTrue(table.platform.painted().contains("Beside the board. Blue gets it after their next move."), "no “you” sets up");
    }

    private void type(String text) {
        table.platform.goods().type(text);
    }

    @Test
    void stonesOfUnlurAreSetUpInAnyPhase() {
        open("unlur");
        table.act("piece:stone-white", "d4");
        List<String> told = new ArrayList<>();
        for (int turn = 0; turn < PHASES; turn++) {
            told.add(table.status());
            table.act("control:turn");
        }
        assertEquals(2, told.stream().filter(words -> words.contains("come after the contract")).count(), () -> told.toString());
        assertTrue(told.stream().anyMatch(words -> words.contains("Ready to play: Black")), told.toString());
        while (!table.status().contains("Ready to play: White")) table.act("control:turn");
        table.act("control:play", "control:playBoth");
        assertTrue(table.record().start().endsWith("play 1 2") || table.record().start().endsWith("play 2 1"), table.record().start());
        assertTrue(table.place("d4").label().contains("white"), table.place("d4").label());
    }
}
