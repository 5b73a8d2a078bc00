package uniboard.remote.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import uniboard.game.Random32;

/** Drawn names. */
class NicknameTest {
    @Test
    void nobodyHasAnothersName() {
        List<Nickname> taken = new ArrayList<>();
        Set<Integer> pairs = new HashSet<>();
        for (int i = 0; i < Nickname.COLOURS * Nickname.ANIMALS + 5; i++) {
            Nickname drawn = Nickname.drawn(new Random32(i), taken);
            taken.add(drawn);
            pairs.add(drawn.animal() * Nickname.COLOURS + drawn.colour());
            assertEquals(i + 1, drawn.number());
            assertEquals(drawn, Nickname.read(drawn.text()));
        }
        assertEquals(Nickname.COLOURS * Nickname.ANIMALS, pairs.size());
    }

    @Test
    void whatIsNoneIsNotRead() {
        for (String text : new String[] {"", "1 2", "12 2 3", "1 30 3", "1 2 0", "1 2 -3", "1 2 10000", "x 2 3"}) {
            assertNull(Nickname.read(text), text);
        }
    }
}
