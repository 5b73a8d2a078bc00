package uniboard.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class StretchTest {
    /** A box of 20 by 20 with ends of 9 becomes one of 50 by 30. */
    private static final Stretch LARGER = new Stretch(new Stretch.Axis(9, 9, 20, 50), new Stretch.Axis(9, 9, 20, 30));

    @Test
    void endsKeepTheirSize() {
        assertEquals(8, LARGER.x().map(8));
        assertEquals(42, LARGER.x().map(12));
        assertEquals(25, LARGER.x().map(10));
        assertEquals(31, LARGER.y().map(21));
    }

    @Test
    void rectanglesAsPathsGrow() {
        assertEquals("M0 0H50V30H0Z", PathData.stretched("M0 0h20v20h-20z", LARGER));
    }

    @Test
    void cornersStayRound() {
        assertEquals("M.5 8A7.5 7.5 0 0 1 8 .5L42 .5A7.5 7.5 0 0 1 49.5 8",
            PathData.stretched("M.5 8a7.5 7.5 0 017.5-7.5L12 .5A7.5 7.5 0 0 1 19.5 8", LARGER));
    }

    @Test
    void placesAfterAMoveAreLines() {
        assertEquals("M0 0L50 0L50 30Z", PathData.stretched("M0 0 20 0 20 20z", LARGER));
        assertEquals("M1 1L2 2L3 3", PathData.stretched("m1 1 1 1 1 1", LARGER));
    }
}
