package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Choice;
import uniboard.known.Records;
import uniboard.library.SavedGame;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.RecordTree;

/** Other moves tried at earlier positions, what is said of positions, and what is drawn on them. */
class SidelinesTest {
    private final FakePlatform platform = new FakePlatform();
    private HeadlessTable table;

    @BeforeEach
    void open() {
        table = new HeadlessTable(1280, 800, new LaunchOptions("onitama", null, Records.BEGUN_ONITAMA), platform);
    }

    private RecordTree kept() {
        List<SavedGame> games = platform.keptGames().games();
        return RecordTree.read(games.get(games.size() - 1).record(), TestBoxes.all());
    }

    /** Red answers the first move another way. */
    private GameRecord branch() {
        table.tap("move:1");
        Match earlier = new Match(table.record().firstPlies(1));
        Choice other = earlier.choices().stream().filter(choice -> choice.move() != table.record().move(1)).findFirst().orElseThrow();
        table.choose(other);
        table.settle();
        return earlier.record().with(other.move());
    }

    @Test
    void anotherMoveAtAnEarlierPositionBeginsASideline() {
        GameRecord main = table.record();
        GameRecord sideline = branch();
        assertEquals(sideline, table.record());
        assertTrue(table.status().contains("A sideline begins here"), table.status());
        assertTrue(table.place("line:0:1").label().startsWith("Main line: Red"), table.place("line:0:1").label());
        assertEquals(List.of(main, sideline), kept().lines());
        table.tap("line:0:1");
        table.settle();
        assertEquals(main, table.record());
        assertEquals("Move 2 of 3. Blue to move", table.status(), "the move that differs has been shown");
        assertTrue(table.place("line:1:1").label().startsWith("Sideline: Red"), table.place("line:1:1").label());
    }

    @Test
    void aMoveThatWasPlayedThereIsOnlyShown() {
        GameRecord main = table.record();
        table.tap("move:1");
        table.choose(new Match(main.firstPlies(1)).choices().stream().filter(choice -> choice.move() == main.move(1)).findFirst()
            .orElseThrow());
        table.settle();
        assertEquals(main, table.record());
        assertEquals(1, kept().lines().size());
        assertEquals("Move 2 of 3. Blue to move", table.status());
    }

    @Test
    void whoComesBackFindsTheLineThatWasPlayed() {
        GameRecord sideline = branch();
        HeadlessTable later = new HeadlessTable(1280, 800, new LaunchOptions("onitama", null, null), platform);
        assertEquals(sideline, later.record());
        assertTrue(later.places().contains("line:0:1"), later.places().toString());
        later.tap("control:takeBack");
        later.settle();
        assertEquals(1, later.record().plies());
        assertEquals(3, kept().main().plies(), "the game as it went is safe");
    }

    @Test
    void aSidelineBecomesTheMainLine() {
        GameRecord sideline = branch();
        table.tap("control:more");
        table.tap("control:promote");
        assertEquals(sideline, kept().main());
        assertTrue(table.place("line:1:1").label().startsWith("Sideline"), table.place("line:1:1").label());
        table.tap("control:more");
        assertFalse(table.places().contains("control:promote"), table.places().toString());
    }

    @Test
    void aDeletedSidelineComesBack() {
        GameRecord sideline = branch();
        table.tap("control:more");
        table.tap("control:moreRows");
        table.tap("control:deleteLine");
        table.settle();
        assertEquals(3, table.record().plies());
        assertEquals(1, kept().lines().size());
        assertTrue(table.status().contains("deleted"), table.status());
        table.tap("control:takeBack");
        table.settle();
        assertEquals(sideline, table.record());
        assertEquals(2, kept().lines().size());
    }

    private void fromMenu(String place) {
        table.tap("control:more");
        if (!table.places().contains(place)) table.tap("control:moreRows");
        table.tap(place);
    }

    @Test
    void whatIsSaidOfAPositionStandsInTheListOfMoves() {
        table.tap("move:2");
        fromMenu("control:comment");
        for (char sign : "A hole in the middle".toCharArray()) table.gdx.type(sign);
        table.gdx.key(Keys.ENTER);
        table.gdx.type('\n');
        table.settle();
        assertTrue(table.place("move:2").label().endsWith("Comment: A hole in the middle"), table.place("move:2").label());
        assertEquals("Move 2 of 3. A hole in the middle", table.status());
        assertEquals("A hole in the middle", kept().annotations(0, 2).get(0).text());
        table.tap("move:1");
        assertEquals("Move 1 of 3. Red to move", table.status());
    }

    @Test
    void whatIsInAHandIsNotDrawnOn() {
        HeadlessTable hidden = HeadlessTable.openGame("unikat", 1280, 800);
        String before = hidden.platform.stored().get("record.unikat");
        String card = hidden.platform.view().regions().stream().filter(region -> region.name().equals("hand")).findFirst()
            .orElseThrow().places().get(0).name();
        hidden.tap("control:more");
        hidden.tap("control:draw");
        hidden.tap(card);
        hidden.tap(card);
        assertEquals(before, hidden.platform.stored().get("record.unikat"));
    }

    @Test
    void playersAreCalledByTheirNames() {
        fromMenu("control:names");
        table.tap("control:name:1");
        for (char sign : "Nora".toCharArray()) table.gdx.type(sign);
        table.gdx.type('\n');
        table.settle();
        assertTrue(table.status().startsWith("Nora to move"), table.status());
        assertTrue(table.place("move:2").label().startsWith("2. Nora"), table.place("move:2").label());
        assertEquals(List.of("", "Nora"), kept().names());
    }

    @Test
    void ringsAndArrowsAreDrawnAndWipedOff() {
        for (int round = 0; round < 2; round++) {
            fromMenu("control:draw");
            assertTrue(table.status().startsWith("Draw on the board"), table.status());
            for (String place : List.of("c3", "c4", "d4", "d4")) table.tap(place);
            assertEquals(3, table.record().plies(), "nothing was played");
            List<String> drawn = kept().annotations(0, 3).stream().map(annotation -> annotation.text()).toList();
            assertEquals(round == 0 ? List.of("arrow c3 c4", "ring d4") : List.of(), drawn);
            table.gdx.key(Keys.ESCAPE);
            assertTrue(table.status().startsWith("Red to move"), table.status());
        }
    }
}
