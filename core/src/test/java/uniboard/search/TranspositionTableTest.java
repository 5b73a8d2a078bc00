package uniboard.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    private static final int HIGH = 0x9e3779b9;
    private static final int LOW = 0x80000007;

    private final TranspositionTable table = new TranspositionTable(1000);

    @Test
    void keepsWhatWasStored() {
        table.store(HIGH, LOW, 14, TranspositionTable.AT_LEAST, Score.lostIn(3), 32_000);
        int entry = table.find(HIGH, LOW);
        assertEquals(14, table.depth(entry));
        assertEquals(TranspositionTable.AT_LEAST, table.bound(entry));
        assertEquals(Score.lostIn(3), table.score(entry));
        assertEquals(32_000, table.move(entry));
    }

    @Test
    void knowsNothingOfOtherPositions() {
        table.store(HIGH, LOW, 1, TranspositionTable.EXACT, 5, 0);
        assertEquals(TranspositionTable.NO_ENTRY, table.find(HIGH + 1, LOW));
        assertEquals(TranspositionTable.NO_ENTRY, table.find(HIGH, LOW ^ 1 << 30));
        assertEquals(TranspositionTable.NO_ENTRY, new TranspositionTable(1000).find(0, 0));
    }

    @Test
    void deeperResultStaysInACrowdedBucket() {
        table.store(1, LOW, 9, TranspositionTable.EXACT, 1, 1);
        for (int other = 2; other < 20; other++) table.store(other, LOW, 3, TranspositionTable.EXACT, other, 2);
        assertEquals(9, table.depth(table.find(1, LOW)));
        assertNotEquals(TranspositionTable.NO_ENTRY, table.find(19, LOW), "the latest is kept too");
    }

    @Test
    void newResultReplacesTheOldOneOfTheSamePosition() {
        table.store(HIGH, LOW, 9, TranspositionTable.EXACT, 1, 1);
        table.store(HIGH, LOW, 4, TranspositionTable.AT_MOST, 7, 2);
        assertEquals(7, table.score(table.find(HIGH, LOW)));
    }
}
