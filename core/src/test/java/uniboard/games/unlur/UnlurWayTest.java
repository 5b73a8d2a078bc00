package uniboard.games.unlur;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnlurWayTest {
    /** The whole board's breadth; from the middle to three sides; a gap; round stones. */
    @ParameterizedTest
    @CsvSource({"3/4/5/4/3, 5, 7", "3/4/2x2/4/3, 5, 6", "1o1/1o2/2o2/2o1/3, 1, 7", "1o1/1o2/5/2o1/1o1, 1, 7",
        "1o1/1o2/2x2/2o1/1o1, 2, 6"})
    void stonesThatLackAreCounted(String rows, int line, int y) {
        UnlurPosition position = UnlurNotation.INSTANCE.position(rows + " play 1 1");
        assertEquals(line, UnlurWay.stonesTo(position, UnlurPosition.WHITE));
        assertEquals(y, UnlurWay.stonesTo(position, UnlurPosition.BLACK));
    }
}
