package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import uniboard.match.Seat;
import uniboard.stage.kit.AccessibilityTree;

/** What is offered when a game is over. */
class NextGameTest {
    private static final String NEARLY_WON = """
        uniboard 1
        game onitama
        start 5/2m2/2S2/5/2M2 Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 %s
        """;
    /** Whatever is played, Red wins. */
    private static final String NEARLY_LOST = """
        uniboard 1
        game onitama
        start 5/5/5/S1m2/2M2 Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 bot 2
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
        assertTrue(table.status().startsWith("You win! You captured your opponent’s master."), table.status());
        assertTrue(table.platform.painted().contains("You captured your opponent’s master."), table.platform.painted().toString());
    }

    private List<String> next() {
        return table.platform.view().regions().stream().filter(region -> region.name().equals("next"))
            .flatMap(region -> region.places().stream()).map(AccessibilityTree.Place::name).filter(place -> !place.equals("control:remark"))
            .toList();
    }

    private void openNearlyWon(String opponent, int width, int height) {
        table = HeadlessTable.openWith(NEARLY_WON.formatted(opponent), width, height);
        win();
    }

    @Test
    void whoHasWonMayPlayAgainOrAgainstABetterBotOrLookAtTheGame() {
        assertEquals(List.of("control:again", "control:level:4", "control:review"), next());
        assertEquals("Harder: level 4", table.place("control:level:4").label());
    }

    @Test
    void theNextGameIsHarder() {
        table.tap("control:level:4");
        table.settle();
        assertEquals(List.of(Seat.HUMAN, Seat.bot(4)), table.record().seats());
        assertFalse(table.places().contains("control:again"));
        assertTrue(table.places().contains("control:hint"));
    }

    @Test
    void whoHasLostMayPlayAWeakerBot() {
        table = HeadlessTable.openWith(NEARLY_LOST);
        table.settle();
        for (String place : List.of("Ox", "a2", "a3")) table.tap(place);
        table.settle();
        assertEquals(List.of("control:again", "control:level:1", "control:review"), next());
        table.tap("control:level:1");
        table.settle();
        assertEquals(Seat.bot(1), table.record().seats().get(1));
    }

    @Test
    void atTheEndOfTheScaleTheNextGameIsOnTheOtherSide() {
        openNearlyWon("bot 5", 1280, 800);
        assertEquals(List.of("control:again", "control:otherSide", "control:review"), next());
        table.setNext("with:bot", "level:1");
        table.tap("control:otherSide");
        table.settle();
        assertEquals(List.of(Seat.bot(1), Seat.HUMAN), table.record().seats());
    }

    @Test
    void playingAgainChangesNothingElse() {
        table.tap("control:level:4");
        table.settle();
        table.program.resize(1280, 800);
        List<Seat> seats = table.record().seats();
        table.beginNext();
        assertEquals(seats, table.record().seats());
    }

    @Test
    void anEarlierPositionIsSeenWithoutTheResult() {
        table.gdx.key(Input.Keys.PAGE_UP);
        table.settle();
        assertEquals(List.of(), next());
        table.tap("control:last");
        assertTrue(table.places().contains("control:again"));
    }

    @Test
    void onAPhoneAStripIsRaisedToASheetAndLoweredAgain() {
        openNearlyWon("bot 3", 360, 640);
        assertEquals(List.of("control:again", "control:raiseEnd"), next());
        assertFalse(table.places().contains("control:new"), "the strip has the controls' place");
        table.tap("control:raiseEnd");
        table.settle();
        assertTrue(next().containsAll(List.of("control:again", "control:level:4", "control:review", "control:more")), next().toString());
        table.tap("control:closeEnd");
        table.settle();
        assertEquals(List.of("control:again", "control:raiseEnd"), next());
        table.tap("control:raiseEnd");
        table.gdx.key(Input.Keys.ESCAPE);
        table.settle();
        assertEquals(List.of("control:again", "control:raiseEnd"), next());
    }

    @Test
    void whatTheStripCoversIsInTheMenu() {
        openNearlyWon("bot 3", 360, 640);
        table.tap("control:raiseEnd");
        table.tap("control:more");
        assertTrue(table.places().containsAll(List.of("control:new", "control:takeBack", "control:moves")), table.places().toString());
        table.tap("control:takeBack");
        table.settle();
        assertEquals(List.of(), next());
        assertTrue(table.places().contains("control:new"), table.places().toString());
    }

    @Test
    void aLowWideWindowHasTheStripInItsBar() {
        openNearlyWon("bot 3", 740, 360);
        assertEquals(List.of("control:again", "control:raiseEnd"), next());
        assertTrue(table.places().containsAll(List.of("control:new", "control:takeBack")), table.places().toString());
        table.tap("control:raiseEnd");
        table.tap("control:level:4");
        table.settle();
        assertEquals(Seat.bot(4), table.record().seats().get(1));
    }

    @Test
    void peopleAmongThemselvesPlayAgain() {
        table = HeadlessTable.openWith(NEARLY_WON.formatted("human"));
        win();
        assertTrue(table.status().startsWith("Winner: Blue. Blue captured Red’s master and wins. What decided it: "), table.status());
        assertFalse(table.places().contains("control:otherSide"));
        assertTrue(table.places().contains("control:again"));
    }
}
