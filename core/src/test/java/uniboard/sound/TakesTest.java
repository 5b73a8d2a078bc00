package uniboard.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TakesTest {
    @Test
    void variantsFollowOneAnotherAndAreMadeOnce() {
        List<float[]> made = new ArrayList<>();
        Takes<float[]> takes = new Takes<>(samples -> {
            made.add(samples);
            return samples;
        });
        float[] first = takes.next(Sound.SETTLE);
        assertNotSame(first, takes.next(Sound.SETTLE));
        takes.next(Sound.SLIDE);
        for (int i = 2; i < Synthesis.VARIANTS; i++) takes.next(Sound.SETTLE);
        assertSame(first, takes.next(Sound.SETTLE));
        assertEquals(Synthesis.VARIANTS + 1, made.size());
    }
}
