package uniboard.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import uniboard.game.Search;

class ClockedSearchTest {
    private int now = Integer.MAX_VALUE - 10;

    /** Finishes when it has had 500 nodes. */
    private static final class Counting implements Search {
        private int nodes;

        @Override
        public boolean step(int more) {
            nodes += more;
            return nodes >= 500;
        }

        @Override
        public int move() {
            return nodes;
        }

        @Override
        public int nodes() {
            return nodes;
        }
    }

    @Test
    void endsWhenTimeIsUpWithTheBestMoveSoFar() {
        Search search = new ClockedSearch(new Counting(), () -> now, 50);
        assertFalse(search.step(10));
        now += 49;
        assertFalse(search.step(10));
        now += 1;
        assertTrue(search.step(10));
        assertEquals(30, search.move());
    }

    @Test
    void endsWithTheSearchBeforeThat() {
        Search search = new ClockedSearch(new Counting(), () -> now, 50);
        assertFalse(search.step(499));
        assertTrue(search.step(1));
        assertEquals(500, search.nodes());
    }
}
