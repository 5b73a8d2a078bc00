package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.graphics.Color;
import org.junit.jupiter.api.Test;
import uniboard.app.platform.EmbedTheme;
import uniboard.stage.kit.Theme;

/** What a page around the table may change of its looks. */
class EmbedThemeTest {
    @Test
    void anAccentIsOfMainButtonsAndTheirWordsCanBeRead() {
        isOfMainButtons(0x0060a0, Theme.light());
        isOfMainButtons(0x80c0ff, Theme.dark());
    }

    private static void isOfMainButtons(int colour, Theme theme) {
        Theme accented = new EmbedTheme(colour, EmbedTheme.Ground.TABLE).of(theme);
        assertEquals(new Color(colour << 8 | 0xFF), accented.lead());
        assertEquals(theme.panel(), accented.leadInk(), "against which it was held");
    }
}
