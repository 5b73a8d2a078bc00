package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import uniboard.library.GameLibrary;
import uniboard.library.SavedGame;
import uniboard.match.Match;

/** What is played stays, wherever there is room for it. */
class KeepingGamesTest extends SavedGamesTest {
    @Test
    void aGameIsKeptFromItsFirstMoveOn() {
        HeadlessTable table = open();
        assertEquals(0, kept().size(), "nobody has decided anything yet");
        play(table);
        assertEquals(1, kept().size());
        play(table);
        assertEquals(1, kept().size(), "it is the same game");
        assertEquals(table.record().text(), kept().get(0).record());
    }

    /** What earlier versions kept was one record a game, and those put aside. */
    @Test
    void whatWasKeptBeforeThereWasALibraryIsTakenOver() {
        HeadlessTable table = open();
        play(table);
        String aside = table.record().text();
        table.beginNext();
        play(table);
        String last = table.record().text();
        platform.stored().keySet().removeIf(key -> key.endsWith(".kept"));
        platform.keptGames().texts.clear();
        open();
        open();
        assertEquals(List.of(aside, last).stream().sorted().toList(), kept().stream().map(SavedGame::record).sorted().toList(),
            "once each, however often the program starts");
    }

    @Test
    void whoPlaysOnInTwoWindowsLosesNothing() {
        HeadlessTable table = open();
        play(table);
        String there = playElsewhere(kept().get(0)).record();
        play(table);
        assertTrue(table.status().contains("another window"), table.status());
        assertEquals(2, kept().size());
        assertTrue(kept().stream().anyMatch(game -> game.record().equals(there)), "what was played there");
        assertTrue(kept().stream().anyMatch(game -> game.record().equals(table.record().text())), "what was played here");
        play(table);
        assertEquals(2, kept().size(), "both go on as themselves");
    }

    private SavedGame playElsewhere(SavedGame game) {
        Match match = new Match(game.match(TestBoxes.all()).record());
        match.play(match.choices().get(match.choices().size() - 1).move());
        SavedGame later = game.with(match, 99);
        platform.keptGames().texts.put(game.id(), later.text());
        return later;
    }

    @Test
    void whatWasPlayedElsewhereMeanwhileIsGoneOnWith() {
        HeadlessTable first = open();
        play(first);
        int plies = first.record().plies();
        playElsewhere(kept().get(0));
        HeadlessTable later = open();
        assertTrue(later.record().plies() > plies, "the later revision");
        assertEquals(1, kept().size());
    }

    @Test
    void playGoesOnWhereNothingMoreCanBeKept() {
        HeadlessTable table = open();
        platform.keptGames().fill();
        play(table);
        assertTrue(table.status().contains("no more room"), table.status());
        play(table);
        assertFalse(table.status().contains("no more room"), "told once");
        assertEquals(table.record().text(), open().record().text(), "the running game is safe");
    }

    @Test
    void whereNothingAtAllCanBeKeptItIsSaidSo() {
        HeadlessTable table = open();
        play(table);
        platform.keptGames().fill();
        platform.fillStorage();
        play(table);
        assertTrue(table.status().contains("will be lost when you leave"), table.status());
        assertFalse(table.status().contains("safe"), table.status());
        table.tap("control:takeBack");
        table.settle();
        assertFalse(table.status().contains("lost when you leave"), "told once: " + table.status());
    }

    @Test
    void whereTheBrowserForbidsAllKeepingItIsSaidSo() {
        platform.fillStorage();
        platform.keptGames().forbid();
        assertTrue(open().status().contains("will be lost when you leave"), open().status());
    }

    /** The library alone has what was played last. */
    @Test
    void whatTheSmallStorageHasNoRoomForComesBackFromTheLibrary() {
        HeadlessTable table = open();
        play(table);
        platform.fillStorage();
        play(table);
        assertFalse(table.status().contains("lost"), table.status());
        assertFalse(table.status().contains("room"), table.status());
        HeadlessTable later = open();
        assertEquals(table.record().text(), later.record().text());
        assertTrue(later.status().contains("as it was last saved"), later.status());
        assertFalse(later.status().contains("window"), "there is no other one");
        assertEquals(1, kept().size(), "it is the same game");
    }

    /** A browser that is killed may have written either of both places last. */
    @Test
    void afterAKillNobodyIsToldOfAnotherWindow() {
        HeadlessTable table = open();
        play(table);
        Map<String, String> before = new HashMap<>(platform.stored());
        table.tap("control:takeBack");
        table.settle();
        table.choose(new Match(table.record()).choices().get(3));
        table.settle();
        platform.stored().clear();
        platform.stored().putAll(before);
        HeadlessTable later = open();
        assertTrue(later.status().contains("Two versions of this game"), later.status());
        assertEquals(2, kept().size());
    }

    @Test
    void aSlowLibraryHoldsNothingUp() {
        platform.keptGames().slowDown();
        HeadlessTable table = open();
        play(table);
        play(table);
        assertEquals(0, kept().size());
        platform.keptGames().answer();
        assertEquals(table.record().text(), kept().get(0).record());
        assertEquals(1, kept().size());
    }

    @Test
    void theOldestFinishedGamesMakeRoom() {
        for (int i = 0; i < GameLibrary.ROOM - 1; i++) keep(i, i == 0 ? OVER : OVER + "result 1\n");
        HeadlessTable table = open();
        play(table);
        assertTrue(table.status().contains("100 games are saved"), table.status());
        assertEquals(GameLibrary.ROOM, kept().size());
        table.beginNext();
        play(table);
        assertEquals(GameLibrary.ROOM, kept().size());
        assertTrue(platform.keptGames().texts.containsKey("0000000000000000"), "a game that goes on never makes room");
        assertFalse(platform.keptGames().texts.containsKey("0000000000000001"), "the oldest finished one does");
    }
}
