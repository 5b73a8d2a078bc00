package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import uniboard.known.Records;
import uniboard.library.SavedGame;
import uniboard.match.Match;
import uniboard.stage.kit.AccessibilityTree;

/** Hints, earlier positions, taking back and playing again. */
class LookingBackTest {
    private HeadlessTable table;

    @BeforeEach
    void open() {
        table = HeadlessTable.openWith(Records.BEGUN_ONITAMA);
    }

    @Test
    void whatWasTakenBackIsPlayedAgain() {
        String record = table.record().text();
        for (int i = 0; i < 2; i++) table.gdx.key(Keys.Z, Keys.CONTROL_LEFT);
        assertEquals(1, table.record().plies());
        for (int i = 0; i < 3; i++) table.gdx.key(Keys.Y, Keys.CONTROL_LEFT);
        assertEquals(record, table.record().text());
    }

    @Test
    void anEarlierPositionIsPlayedOnFromAsAGameOfItsOwn() {
        String whole = table.record().text();
        table.tap("control:first");
        table.tap("control:next");
        table.settle();
        assertEquals("Move 1 of 3. Red to move", table.status(), "the move has been shown");
        table.tap("control:more");
        assertFalse(table.places().contains("control:playOnAlone"), "nobody but people plays anyway");
        table.tap("control:playOn");
        table.settle();
        assertEquals(1, table.record().plies());
        assertTrue(table.status().contains("a separate game"), table.status());
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        List<String> kept = table.platform.keptGames().games().stream().map(SavedGame::record).toList();
        assertTrue(kept.contains(whole) && kept.contains(table.record().text()), "both are kept");
        table.tap("control:takeBack");
        table.tap("control:takeBack");
        table.settle();
        assertEquals(whole, table.record().text(), "and the one before comes back");
    }

    @Test
    void theMovesGoByFromTheFirst() {
        table.tap("control:more");
        table.tap("control:watch");
        assertEquals("Before the first move. Blue to move", table.status());
        Set<String> told = new LinkedHashSet<>();
        for (int frames = 0; frames < 600; frames++) {
            table.frame();
            told.add(table.status());
        }
        assertTrue(told.contains("Move 1 of 3. Red to move") && told.contains("Move 2 of 3. Blue to move"), told.toString());
        assertTrue(table.status().startsWith("Red to move"), "the end: " + table.status());
        table.tap("control:more");
        table.tap("control:watch");
        for (int frames = 0; frames < 70; frames++) table.frame();
        table.tap("control:previous");
        String stopped = table.status();
        for (int frames = 0; frames < 300; frames++) table.frame();
        assertEquals(stopped, table.status(), "a player who does something else is left alone");
    }

    @Test
    void movesGoByAsFastAsOneLikes() {
        int usual = framesOfWatching();
        table.tap("control:speed");
        table.tap("control:speed");
        assertEquals("Speed 4×", table.place("control:speed").label());
        int fast = framesOfWatching();
        assertTrue(fast * 3 < usual, fast + " of " + usual);
        table.tap("control:speed");
        assertEquals("Speed 1×", table.place("control:speed").label());
    }

    private int framesOfWatching() {
        table.tap("control:watch");
        assertEquals("Stop here", table.place("control:watch").label());
        int frames = 0;
        while (table.place("control:watch").label().equals("Stop here")) {
            table.frame();
            frames++;
        }
        return frames;
    }

    @Test
    void homeAndEndLeadToTheEndsOfTheLine() {
        table.gdx.key(Keys.HOME);
        assertTrue(table.status().startsWith("Before the first move"), table.status());
        table.gdx.key(Keys.END);
        assertTrue(table.status().startsWith("Red to move"), table.status());
    }

    /** Anybody who could come back to an earlier position of a running game would know what is hidden. */
    @Test
    void aRunningGameWithHiddenPartsIsNotPlayedOnFromEarlier() {
        HeadlessTable hidden = HeadlessTable.openGame("unikat", 1280, 800);
        hidden.choose(new Match(hidden.record()).choices().get(0));
        hidden.settle();
        hidden.tap("control:first");
        hidden.tap(hidden.places().get(0));
        assertTrue(hidden.status().contains("earlier position"), hidden.status());
        hidden.tap("control:more");
        assertFalse(hidden.places().contains("control:playOn"), hidden.places().toString());
    }

    @Test
    void anotherMoveForgetsWhatWasTakenBack() {
        table.tap("control:takeBack");
        Match match = new Match(table.record());
        table.choose(match.choices().stream().filter(choice -> !choice.steps().get(2).place().equals("c3")).findFirst().orElseThrow());
        table.settle();
        String record = table.record().text();
        table.gdx.key(Keys.Y, Keys.CONTROL_LEFT);
        assertEquals(record, table.record().text());
    }

    @Test
    void earlierPositionsCanBeLookedAt() {
        String now = table.place("c3").label();
        table.tap("control:previous");
        assertTrue(table.place("c2").label().contains("Blue’s master"), table.place("c2").label());
        assertEquals(AccessibilityTree.State.UNAVAILABLE, table.place("control:hint").state());
        table.tap("control:first");
        assertTrue(table.place("c1").label().contains("Blue’s master"), table.place("c1").label());
        assertEquals(AccessibilityTree.State.UNAVAILABLE, table.place("control:first").state());
        table.gdx.key(Keys.PAGE_DOWN);
        table.settle();
        assertTrue(table.place("c2").label().contains("Blue’s master"), table.place("c2").label());
        table.gdx.key(Keys.ESCAPE);
        assertEquals(now, table.place("c3").label());
        assertEquals(3, table.record().plies());
    }

    @Test
    void theTableSpeaksOfThePositionShown() {
        table.tap("move:1");
        assertEquals("Move 1 of 3. Red to move", table.status());
        assertEquals(AccessibilityTree.State.ON, table.place("move:1").state());
        table.tap("control:backToGame");
        assertEquals(3, new Match(table.record()).record().plies());
        assertTrue(table.status().startsWith("Red to move"), table.status());
        assertFalse(table.places().contains("control:backToGame"));
    }

    @Test
    void aGameThatANewOneTookThePlaceOfIsComeBackTo() {
        String record = table.record().text();
        table.beginNext();
        assertEquals(0, table.record().plies());
        assertTrue(table.status().contains("New game"), table.status());
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        table.gdx.key(Keys.Z, Keys.CONTROL_LEFT);
        assertEquals(0, table.record().plies());
        table.beginNext();
        table.tap("control:takeBack");
        assertEquals(record, table.record().text());
        table.tap("control:takeBack");
        assertEquals(2, table.record().plies());
    }

    @Test
    void aHintNamesAMoveAndWhatSpeaksForIt() {
        table = HeadlessTable.openWith("""
            uniboard 1
            game onitama
            start 5/2m2/2S2/5/2M2 Ox,Boar/Horse,Elephant/Crab b
            seat 1 human
            seat 2 bot 1
            """);
        table.tap("control:hint");
        for (int i = 0; i < 3000 && table.status().contains("Looking"); i++) table.frame();
        assertTrue(table.status().contains("captures the master and wins"), table.status());
        assertEquals(0, table.record().plies());
        table.tap("Ox");
        assertTrue(table.status().contains("Choose a piece"), table.status());
    }

    @Test
    void aMoveEndsTheSearchForAHint() {
        table.tap("control:hint");
        List<String> places = new Match(table.record()).choices().get(0).steps().stream().map(step -> step.place()).toList();
        for (String place : places) table.tap(place);
        table.settle();
        assertEquals(4, table.record().plies());
    }
}
