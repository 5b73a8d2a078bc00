package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.AtlasRegion;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import uniboard.games.unitary.UnitaryUnits;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;

/** Units as a fraction with raised exponents, set from drawn letters: the same in every language. */
final class Formula extends Group {
    private static final String[] UNITS = {"kg", "m", "s"};
    /** In parts of a letter's picture. */
    private static final float FREE = 0.08f;
    private static final float LETTERS = 0.72f;
    private static final float BASELINE = 0.26f;
    private static final float X_HEIGHT_MIDDLE = 0.44f;
    /** In parts of the type's size. */
    private static final float EXPONENT = 0.66f;
    private static final float RAISED = 0.38f;
    private static final float LINE_HEIGHT = 1.1f;
    private static final float BAR = 0.07f;
    private static final float BAR_ROOM = 0.28f;
    private static final float BEYOND = 0.2f;

    private record Glyph(AtlasRegion region, float size, float raised) {
        float picture() {
            return size / LETTERS;
        }

        float advance() {
            return picture() * ((float) region.originalWidth / region.originalHeight - 2 * FREE);
        }
    }

    private final UiContext look;
    private final Color ink;
    private final float size;

    /** @param size of the type, in CSS pixels */
    Formula(UiContext look, Color ink, float size) {
        this.look = look;
        this.ink = ink;
        this.size = size;
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    /** Shows units; {@link #getWidth} and {@link #getHeight} tell what they take. */
    Formula units(int units) {
        clearChildren();
        List<Glyph> above = factors(units, 1);
        List<Glyph> below = factors(units, -1);
        if (above.isEmpty()) above.add(glyph("1", size, 0));
        float line = size * LINE_HEIGHT;
        float width = Math.max(width(above), width(below));
        if (below.isEmpty()) {
            setSize(width, line);
            set(above, 0, 0);
            return this;
        }
        float beyond = BEYOND * size;
        float bar = Math.max(1.5f, BAR * size);
        float room = BAR_ROOM * size;
        setSize(width + 2 * beyond, 2 * line + room + bar);
        set(below, beyond + (width - width(below)) / 2, 0);
        Picture stroke = new Picture(look.art().region("pixel"), ink);
        stroke.setBounds(0, line + room * 0.6f, getWidth(), bar);
        addActor(stroke);
        set(above, beyond + (width - width(above)) / 2, line + room + bar);
        return this;
    }

    /** Shows a quantity's sign and an equals sign. */
    Formula sign(String letter) {
        clearChildren();
        List<Glyph> glyphs = new ArrayList<>(List.of(glyph(letter, size, 0), glyph("equals", size, 0)));
        float width = glyphs.get(0).advance() + 0.25f * size;
        set(glyphs.subList(0, 1), 0, 0);
        set(glyphs.subList(1, 2), width, 0);
        setSize(width + glyphs.get(1).advance(), size * LINE_HEIGHT);
        return this;
    }

    /** Shows one divided by what the letter stands for, in a line. */
    Formula inverse(String letter) {
        clearChildren();
        List<Glyph> glyphs = List.of(glyph("1", size, 0), glyph("slash", size, 0), glyph(letter, size, 0));
        set(glyphs, 0, 0);
        setSize(width(glyphs), size * LINE_HEIGHT);
        return this;
    }

    private List<Glyph> factors(int units, int sign) {
        List<Glyph> glyphs = new ArrayList<>();
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) {
            int exponent = sign * UnitaryUnits.exponent(units, unit);
            if (exponent <= 0) continue;
            if (!glyphs.isEmpty()) glyphs.add(glyph("dot", size, 0));
            glyphs.add(glyph(UNITS[unit], size, 0));
            if (exponent == 1) continue;
            for (char digit : Integer.toString(exponent).toCharArray()) {
                glyphs.add(glyph(String.valueOf(digit), EXPONENT * size, RAISED * size));
            }
        }
        return glyphs;
    }

    private Glyph glyph(String name, float ofSize, float raised) {
        return new Glyph(look.art().region("f-" + name), ofSize, raised);
    }

    private static float width(List<Glyph> glyphs) {
        float width = 0;
        for (Glyph glyph : glyphs) width += glyph.advance();
        return width;
    }

    /** @param y of the line's lower edge */
    private void set(List<Glyph> glyphs, float x, float y) {
        // Letters without descenders have their middle in the line's.
        float baseline = y + size * LINE_HEIGHT / 2 - (X_HEIGHT_MIDDLE - BASELINE) * size / LETTERS;
        float at = x;
        for (Glyph glyph : glyphs) {
            float height = glyph.picture();
            float width = height * glyph.region.originalWidth / glyph.region.originalHeight;
            Picture letter = new Picture(glyph.region, ink);
            letter.setBounds(at - FREE * height, baseline + glyph.raised - BASELINE * height, width, height);
            addActor(letter);
            at += glyph.advance();
        }
    }
}
