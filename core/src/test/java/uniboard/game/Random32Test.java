package uniboard.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Random32Test {
    @Test
    void seedFillsTheState() {
        assertEquals("96a0f96b-12bc8390-971e9964-79adc7e7", new Random32(1).toString());
    }

    @Test
    void drawsAsThePublishedGenerator() {
        Random32 random = new Random32(1);
        int[] draws = {random.next(), random.next(), random.next(), random.next()};
        assertArrayEquals(new int[] {(int) 2442144158L, (int) 3238099751L, (int) 3819917871L, 2104621829}, draws);
    }

    @Test
    void shufflesFromTheLastElementDown() {
        int[] items = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        new Random32(1).shuffle(items, items.length);
        assertArrayEquals(new int[] {0, 1, 5, 8, 6, 4, 2, 3, 7, 9}, items);
    }

    @Test
    void boundOfOneDrawsNothing() {
        Random32 random = new Random32(1);
        assertEquals(0, random.below(1));
        assertEquals(new Random32(1).toString(), random.toString());
    }

    @Test
    void stateSurvivesItsText() {
        Random32 random = new Random32(7);
        random.next();
        assertEquals(random.next(), Random32.read(stateAfterOneDraw()).next());
    }

    private static String stateAfterOneDraw() {
        Random32 random = new Random32(7);
        random.next();
        return random.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "00000000-00000000-00000000-00000000", "96A0F96B-12bc8390-971e9964-79adc7e7",
        "96a0f96b-12bc8390-971e9964-79adc7e", "96a0f96b 12bc8390-971e9964-79adc7e7"})
    void badStatesAreRefused(String text) {
        assertEquals("error.generator", assertThrows(NotationException.class, () -> Random32.read(text)).reason().key());
    }
}
