package uniboard.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.graphics.Color;
import org.junit.jupiter.api.Test;

class TintTest {
    @Test
    void whiteBecomesTheTint() {
        assertEquals("#0072b2", Tint.of(new Color(0x0072B2FF)).on("#fff"));
        assertEquals("#0072b2", Tint.of(new Color(0x0072B2FF)).white());
    }

    @Test
    void coloursAreMultiplied() {
        assertEquals("#804000", new Tint(128, 128, 128).on("#FF8000"));
        assertEquals("#abc", Tint.NONE.on("#AABBCC"));
    }

    @Test
    void coloursOfVerticesAreReadBack() {
        Color colour = new Color(0.2f, 0.4f, 0.6f, 1);
        assertEquals(colour, Tint.colour(colour.toFloatBits()));
    }

    @Test
    void numbersAreShort() {
        assertEquals(".5", Decimals.place(0.5));
        assertEquals("-.25", Decimals.place(-0.251));
        assertEquals("0", Decimals.place(-0.001));
        assertEquals("120", Decimals.place(120));
    }

    @Test
    void namesGoOnAfterZ() {
        Names names = new Names();
        for (int i = 0; i < 26; i++) names.next();
        assertEquals("aa", names.next());
        assertEquals("ab", names.next());
    }
}
