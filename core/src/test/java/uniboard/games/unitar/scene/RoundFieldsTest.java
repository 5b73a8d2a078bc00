package uniboard.games.unitar.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.known.Proves;

class RoundFieldsTest {
    @Proves("clock")
    @ParameterizedTest
    @CsvSource({"1, 1, 1", "2, 1, 0", "3, 1, -1", "4, 0, -1", "5, -1, -1", "6, -1, 0", "7, -1, 1", "8, 0, 1"})
    void theWhiteStoneGoesClockwiseFromTheNorthEast(int round, int east, int north) {
        Rectangle room = new Rectangle(0, 0, 900, 900);
        Vector2 middle = FieldGrid.within(room).round(round).getCenter(new Vector2()).sub(450, 450);
        assertEquals(east, Math.round(Math.signum(Math.round(middle.x))));
        assertEquals(north, Math.round(Math.signum(Math.round(middle.y))));
    }
}
