package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What isn't seen any more doesn't fill the graphics card. */
class TexturesTest {
    /** More than any table shows at once with the texts that are kept for a while. */
    private static final int MOST = 160;

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unikat", "unitary", "unitar"})
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
