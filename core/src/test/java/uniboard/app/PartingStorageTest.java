package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import uniboard.app.library.InMemoryStorage;
import uniboard.app.library.PartingStorage;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Choice;
import uniboard.match.Match;
import uniboard.match.Storage;
import uniboard.text.Language;

/** Two boards of a page that keep their games under one key. */
class PartingStorageTest {
    private final Storage shared = new InMemoryStorage();
    private final Storage ofFirst = new InMemoryStorage();
    private final Storage ofSecond = new InMemoryStorage();

    private HeadlessTable open(Storage own) {
        FakePlatform platform = new FakePlatform();
        platform.keepUnderAKey(shared, own);
        return new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, null), platform);
    }

    private static void play(HeadlessTable table) {
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
    }

    @Test
    void aBoardOfItsOwnComesBackToItsGame() {
        HeadlessTable table = open(ofFirst);
        play(table);
        play(table);
        assertEquals(table.record().text(), open(ofFirst).record().text());
        assertEquals(null, ofFirst.load("record.onitama"));
    }

    @Test
    void theSecondToMovePartsAndSaysSo() {
        HeadlessTable first = open(ofFirst);
        HeadlessTable second = open(ofSecond);
        Choice choice = new Match(second.record()).choices().get(1);
        play(first);
        String there = first.record().text();
        second.choose(choice);
        second.settle();
        assertTrue(second.status().contains("same key"), second.status());
        assertNotEquals(there, second.record().text());
        assertEquals(there, shared.load("record.onitama"), "nothing is written over it");
        play(second);
        assertFalse(second.status().contains("same key"), "told once");
        play(first);
        assertFalse(first.status().contains("same key"), first.status());
        assertEquals(first.record().text(), open(ofFirst).record().text());
        assertEquals(second.record().text(), open(ofSecond).record().text());
    }

    @Test
    void settingsStayShared() {
        Storage first = new PartingStorage(shared, ofFirst, () -> { });
        Storage second = new PartingStorage(shared, ofSecond, () -> { });
        first.load("setting");
        second.save("setting", "2");
        first.save("setting", "1");
        assertEquals("1", second.load("setting"));
    }
}
