package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.match.Seat;

/** What is offered when a game is over. */
class NextGameTest {
    private static final String NEARLY_WON = """
        uniboard 1
        game onitama
        start 5/2m2/2S2/5/2M2 Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 %s
        """;

    private HeadlessTable table;

    @BeforeEach
    void winAgainstLevelThree() {
        table = HeadlessTable.openWith(NEARLY_WON.formatted("bot 3"));
        win();
    }

    private void win() {
        for (String place : List.of("Ox", "c3", "c4")) table.tap(place);
        table.settle();
    }

    @Test
    void theResultIsToldFromThePlayersSide() {
        assertEquals("You win! You captured your opponent’s master.", table.status());
        assertTrue(table.platform.painted().contains("You captured your opponent’s master."), table.platform.painted().toString());
    }

    @Test
    void aLevelUpComesBeforeALevelDownForWhoHasWon() {
        List<String> next = table.places().stream().filter(place -> place.matches("control:(again|otherSide|level:.|lookBack)")).toList();
        assertEquals(List.of("control:again", "control:otherSide", "control:level:4", "control:level:2", "control:lookBack"), next);
    }

    @Test
    void theNextGameIsAgainstAnotherLevel() {
        table.tap("control:level:4");
        table.settle();
        assertEquals(List.of(Seat.HUMAN, Seat.bot(4)), table.record().seats());
        assertFalse(table.places().contains("control:again"));
        assertTrue(table.places().contains("control:hint"));
    }

    @Test
    void theNextGameIsOnTheOtherSide() {
        table.setNext("with:bot", "level:1");
        table.tap("control:otherSide");
        table.settle();
        assertEquals(List.of(Seat.bot(1), Seat.HUMAN), table.record().seats());
    }

    @Test
    void theGameCanBeLookedBackUpon() {
        table.tap("control:lookBack");
        table.settle();
        assertEquals("Before the first move. Your turn", table.status());
        assertFalse(table.places().contains("control:again"));
        table.tap("control:last");
        assertTrue(table.places().contains("control:again"));
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "740, 360"})
    void overTheTableTheCardCanBePutAway(int width, int height) {
        table = HeadlessTable.openWith(NEARLY_WON.formatted("bot 3"), width, height);
        win();
        assertTrue(table.places().contains("control:again"));
        table.tap("control:closeEnd");
        table.settle();
        assertFalse(table.places().contains("control:again"));
        assertTrue(table.places().containsAll(List.of("control:new", "control:takeBack")), table.places().toString());
    }

    @Test
    void peopleAmongThemselvesPlayAgain() {
        table = HeadlessTable.openWith(NEARLY_WON.formatted("human"));
        win();
        assertEquals("Winner: Blue. Blue captured Red’s master and wins.", table.status());
        assertFalse(table.places().contains("control:otherSide"));
        assertTrue(table.places().contains("control:again"));
    }
}
