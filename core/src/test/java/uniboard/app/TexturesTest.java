package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.game.Game;

/** What isn't seen any more doesn't fill the graphics card. */
class TexturesTest {
    /** More than any table shows at once with the texts that are kept for a while. */
    private static final int MOST = 160;

    static Stream<String> games() {
        return TestBoxes.all().games().stream().map(Game::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWindowThatIsEnlargedBitByBitNeedsNoMoreThanAnyOther(String game) {
        HeadlessTable table = HeadlessTable.openGame(game, 1280, 800);
        for (int width = 1440; width <= 2160; width += 20) {
            table.resize(width, width * 5 / 8);
            table.tap("control:rules");
            table.tap("control:close");
            table.settle();
        }
        assertTrue(table.gdx.textures() <= MOST, () -> table.gdx.textures() + " textures");
    }
}
