package uniboard.games.unlur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class UnlurPatternsTest {
    private static final int DIRECTIONS = UnlurBoard.DIRECTIONS;

    private static int[] neighbours(int pattern) {
        int[] neighbours = new int[DIRECTIONS];
        for (int i = 0; i < DIRECTIONS; i++) {
            for (int there = 0; there <= UnlurPatterns.OFF_BOARD; there++) {
                if ((pattern & UnlurPatterns.part(UnlurPatterns.OFF_BOARD, i)) == UnlurPatterns.part(there, i)) neighbours[i] = there;
            }
        }
        return neighbours;
    }

    private static int before(int direction) {
        return (direction + DIRECTIONS - 1) % DIRECTIONS;
    }

    @Test
    void aRunBeginsWhereAColourDoes() {
        for (int pattern = 0; pattern < UnlurPatterns.COUNT; pattern++) {
            int[] neighbours = neighbours(pattern);
            for (int colour = UnlurPosition.BLACK; colour <= UnlurPosition.WHITE; colour++) {
                Set<Integer> begins = new HashSet<>();
                Set<Integer> stones = new HashSet<>();
                for (int i = 0; i < DIRECTIONS; i++) {
                    if (neighbours[i] == colour) stones.add(i);
                    if (neighbours[i] == colour && neighbours[before(i)] != colour) begins.add(i);
                }
                if (stones.size() == DIRECTIONS) begins.add(0);
                Set<Integer> found = new HashSet<>();
                for (int runs = UnlurPatterns.runs(colour)[pattern]; runs != 0; runs >>= UnlurPatterns.RUN_BITS) {
                    found.add((runs & UnlurPatterns.RUN) - 1);
                }
                assertEquals(begins, found);
            }
        }
    }

    @Test
    void aSavingCellIsEmptyBetweenTwoThatItJoins() {
        for (int pattern = 0; pattern < UnlurPatterns.COUNT; pattern++) {
            int[] neighbours = neighbours(pattern);
            for (int colour = UnlurPosition.BLACK; colour <= UnlurPosition.WHITE; colour++) {
                Set<Integer> savers = new HashSet<>();
                for (int i = 0; i < DIRECTIONS; i++) {
                    int one = neighbours[before(i)];
                    int other = neighbours[(i + 1) % DIRECTIONS];
                    boolean bothHold = (one == colour || one == UnlurPatterns.OFF_BOARD)
                        && (other == colour || other == UnlurPatterns.OFF_BOARD);
                    if (neighbours[i] == UnlurPosition.EMPTY && bothHold && (one == colour || other == colour)) savers.add(i);
                }
                int saver = UnlurPatterns.saving(colour)[pattern];
                assertTrue(savers.isEmpty() ? saver == UnlurPatterns.NONE : savers.contains(saver), () -> savers + " but " + saver);
            }
        }
    }

    @Test
    void aTurnMovesEveryNeighbourOn() {
        for (int pattern = 0; pattern < UnlurPatterns.COUNT; pattern++) {
            int[] neighbours = neighbours(pattern);
            int turned = 0;
            for (int i = 0; i < DIRECTIONS; i++) turned |= UnlurPatterns.part(neighbours[before(i)], i);
            assertEquals(turned, UnlurPatterns.turned(pattern));
        }
    }
}
