package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Comparator;
import org.junit.jupiter.api.Test;

class InsertionSortTest {
    @Test
    void sortsStablyWithinTheBounds() {
        String[] words = {"z", "pear", "fig", "kiwi", "apple", "plum", "a"};
        InsertionSort.sort(words, Comparator.comparingInt(String::length), 1, 6);
        assertArrayEquals(new String[] {"z", "fig", "pear", "kiwi", "plum", "apple", "a"}, words);
    }
}
