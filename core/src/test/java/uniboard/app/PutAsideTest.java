package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.match.Match;

/** Games in whose place others were begun. */
class PutAsideTest {
    private static final List<String> KEYS = List.of("record.onitama.before", "record.onitama.before2", "record.onitama.before3",
        "record.onitama.before4", "record.onitama.before5");

    private final HeadlessTable table = HeadlessTable.open(1280, 800);

    /** @return the record of the game that was put aside */
    private String playAndBeginAnother() {
        table.choose(new Match(table.record()).choices().get(0));
        table.settle();
        String played = table.record().text();
        table.beginNext();
        return played;
    }

    @Test
    void theOneBeforeIsTakenBack() {
        String played = playAndBeginAnother();
        assertFalse(table.record().text().equals(played));
        table.tap("control:takeBack");
        table.settle();
        assertEquals(played, table.record().text());
    }

    @Test
    void theOldestOfSixGivesWay() {
        List<String> played = new ArrayList<>();
        for (int i = 0; i < 6; i++) played.add(playAndBeginAnother());
        assertEquals(played.subList(1, 6), KEYS.stream().map(table.platform.stored()::get).toList());
        for (String key : KEYS) assertTrue(table.platform.stored().get(key + ".kept").contains("\nid "), "its id stays with it");
    }
}
