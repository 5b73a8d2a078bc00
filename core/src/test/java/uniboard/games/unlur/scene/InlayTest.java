package uniboard.games.unlur.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.games.unlur.UnlurSides;
import uniboard.known.Proves;

class InlayTest {
    /** Every choice of three sides. */
    @Proves("y-marks")
    @ParameterizedTest
    @ValueSource(ints = {0b000111, 0b001011, 0b010011, 0b100011, 0b001101, 0b010101, 0b100101, 0b011001, 0b101001, 0b110001, 0b001110,
        0b010110, 0b100110, 0b011010, 0b101010, 0b110010, 0b011100, 0b101100, 0b110100, 0b111000})
    void threeSidesThatAreMarkedAlikeMakeAYAndNoOthers(int sides) {
        int beads = 0;
        for (int side = 0; side < UnlurSides.COUNT; side++) if ((sides >>> side & 1) != 0 && BoardActor.hasBeads(side)) beads++;
        assertEquals(beads == 0 || beads == 3, UnlurSides.isY(sides));
    }
}
