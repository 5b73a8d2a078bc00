package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import uniboard.app.platform.LaunchOptions;
import uniboard.library.SavedGame;
import uniboard.match.Match;
import uniboard.text.Language;

/** What was kept last is on the table, wherever it was kept. */
class LatestGameTest {
    private final FakePlatform platform = new FakePlatform();

    private HeadlessTable open() {
        HeadlessTable table = new HeadlessTable(1280, 800, new LaunchOptions("onitama", Language.ENGLISH, null), platform);
        table.settle();
        return table;
    }

    @Test
    void aGameThatTheLibraryHasFurtherGoesOnFromThere() {
        HeadlessTable table = open();
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        SavedGame kept = platform.keptGames().games().get(0);
        Match further = new Match(kept.match(TestBoxes.all()).record());
        further.play(further.choices().get(0).move());
        SavedGame later = kept.with(further, kept.changed() + 1);
        platform.keptGames().texts.put(kept.id(), later.text());
        HeadlessTable again = open();
        assertTrue(again.status().contains("as it was last saved"), again.status());
        assertEquals(later.record(), again.record().firstPlies(further.record().plies()).text());
    }
}
