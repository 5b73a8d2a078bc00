package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.games.unikat.UnikatPosition;
import uniboard.known.KeptUnikat;
import uniboard.match.Seat;
import uniboard.stage.kit.AccessibilityTree;

/** What is told and offered in the course of Unikat's rounds. */
class UnikatRoundTest {
    private static final String TABLE = "QWG2@0,0;SWG2@0,1";

    private static void act(HeadlessTable table, String... places) {
        for (String place : places) {
            table.tap(place);
            table.settle();
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640", "640, 360"})
    void whatDoesNotFitIsRefusedWithTheNeighbourAndTheFeatures(int width, int height) {
        String record = KeptUnikat.laid(1, TABLE, "CRG1,QWG3/CBL1,CBL2", "human", "bot 1");
        HeadlessTable table = HeadlessTable.openWith(record, width, height);
        act(table, "card:CRG1", "cell:1,0");
        assertTrue(table.status().endsWith(" differs from its left neighbour in shape, the card’s colour and size."), table.status());
        assertEquals(0, table.record().plies());
    }

    @Test
    void aStepOfTheTurnIsTakenBackAndMarkedOnceACardWasSeen() {
        HeadlessTable table = HeadlessTable.openWith(KeptUnikat.laid(1, TABLE, "CRG1,QWG3,QWY3/CBL1,CBL2", "human", "bot 1"));
        assertEquals(AccessibilityTree.State.UNAVAILABLE, table.place("control:takeBack").state());
        act(table, "card:QWG3", "cell:1,0", "card:QWY3", "cell:2,0", "control:takeBack");
        assertEquals(List.of("QWG3@1,0"), table.record().moveTexts());
        act(table, "end", "bag", "control:takeBack");
        assertTrue(table.record().plies() < 3, table.record().text());
        act(table, table.record().plies() == 2 ? "bag" : "end");
        String log = table.platform.view().log().lines().toString();
        assertTrue(log.contains("replayed after something hidden had been seen"), log);
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640"})
    void theSheetTellsThePointsOfEveryRound(int width, int height) {
        HeadlessTable table = HeadlessTable.openWith(KeptUnikat.laid(2, TABLE, "QWG3/CBL1,CBL2", "human", "bot 1"), width, height);
        act(table, "card:QWG3", "cell:1,0", "story:on");
        assertEquals(2, ((UnikatPosition) table.record().replay()).round());
        if (!table.places().contains("control:scores")) table.tap("control:more");
        act(table, "control:scores");
        String told = table.place("control:close").label();
        assertTrue(told.startsWith("Round 1: You 0, Bot 2. Total: You 0, Bot 2. Round 2, now: You "), told);
    }

    @Test
    void theSheetTellsThePointsOfTheEarlierPositionShown() {
        HeadlessTable table = HeadlessTable.openWith(KeptUnikat.laid(2, TABLE, "QWG3/CBL1,CBL2", "human", "bot 1"));
        act(table, "card:QWG3", "cell:1,0", "story:on", "control:first", "control:scores");
        String told = table.place("control:close").label();
        assertTrue(told.startsWith("Round 1, now: You 1, Bot 2. "), told);
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640"})
    void whatARoundHasCostStaysUntilSomebodyGoesOn(int width, int height) {
        HeadlessTable table = HeadlessTable.openWith(KeptUnikat.laid(2, TABLE, "QWG3/CBL1,CBL2", "human", "bot 1"), width, height);
        act(table, "card:QWG3", "cell:1,0");
        assertRoundOneIsTold(table);
        table.settle();
        assertRoundOneIsTold(table);
        table.resize(/* width= */ height, /* height= */ width);
        table.settle();
        assertRoundOneIsTold(table);
        act(table, "story:on");
        assertFalse(table.places().contains("story:on"), table.places().toString());
        assertFalse(table.status().startsWith("Round 1 is over"), table.status());
    }

    private static void assertRoundOneIsTold(HeadlessTable table) {
        assertTrue(table.places().contains("story:on"), table.places().toString());
        assertFalse(table.places().contains("bag"), table.places().toString());
        assertTrue(table.status().startsWith("Round 1 is over"), table.status());
        assertTrue(table.status().endsWith("Penalty points this round, one for each card left: you 0, Red 2."), table.status());
        assertEquals(1, table.record().plies());
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640"})
    void fourSeatsAreSetAtTheTable(int width, int height) {
        HeadlessTable table = HeadlessTable.openWith(KeptUnikat.dealt(1, "human", "bot 1"), width, height);
        table.openNewGame();
        act(table, "control:option:seats:4");
        set(table, "control:seat:2", "device");
        set(table, "control:seat:3", "device");
        act(table, "control:level:1");
        assertEquals("Purple: A bot", table.place("control:seat:4").label());
        act(table, "control:begin");
        assertEquals(List.of("human", "human", "human", "bot 1"), table.record().seats().stream().map(Seat::text).toList());
        act(table, "control:open");
        assertTrue(table.places().contains("bag"), table.places().toString());
    }

    private static void set(HeadlessTable table, String setting, String value) {
        act(table, setting, setting + ':' + value);
    }
}
