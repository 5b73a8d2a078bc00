package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.text.Direction;
import uniboard.text.Paragraph;
import uniboard.text.TextCache;
import uniboard.text.TextStyle;
import uniboard.text.Texts;

/**
 * What every part of the table is drawn with. Immutable: another language, density or theme means another look, and the table is laid
 * again.
 *
 * @param density physical pixels of a CSS pixel; the stage's unit is the CSS pixel
 * @param motion  whether things move or just change
 * @param coordinates a value of {@link Settings#COORDINATES}
 * @param sounds what is heard while it is seen
 */
public record UiContext(Theme theme, Art art, TextCache textCache, Texts texts, float density, Motion motion,
    String coordinates, Sounds sounds) {
    /** The type scale, in CSS pixels. */
    public static final int SMALL = 12;
    public static final int BODY = 14;
    public static final int STRONG = 17;
    public static final int TITLE = 21;
    /** The spacing unit, in CSS pixels. */
    public static final int UNIT = 8;
    /** The least side of anything to tap, in CSS pixels. */
    public static final int TOUCH = 44;
    /** What rings, on every theme, what a hint speaks of. */
    public static final Color HINT = new Color(0x0072B2FF);

    public boolean rightToLeft() {
        return texts.language().direction() == Direction.RIGHT_TO_LEFT;
    }

    /** For what is laid out in units larger than a CSS pixel by that factor, and must still fall on the screen's pixels. */
    public UiContext enlarged(float scale) {
        return new UiContext(theme, art, textCache, texts, density * scale, motion, coordinates, sounds);
    }

    /** With the names of squares, whatever the player has chosen: where words speak of them. */
    public UiContext naming() {
        return new UiContext(theme, art, textCache, texts, density, motion, Settings.ON, sounds);
    }

    /** The nearest place at which a picture's pixels fall on the screen's. */
    public float snap(float cssPixels) {
        return Math.round(cssPixels * density) / density;
    }

    /** The icon of what leads on. */
    public String chevron() {
        return rightToLeft() ? "icon-previous" : "icon-next";
    }

    /** Where a part lies in something of that width: as far from the right edge, in right-to-left languages. */
    public float mirrored(float x, float partWidth, float width) {
        return rightToLeft() ? width - x - partWidth : x;
    }

    /** Adds a part to a parent whose width is known, mirrored if the language asks for it. */
    public void lay(Group parent, Actor part, float x, float y, float width, float height) {
        part.setBounds(snap(mirrored(x, width, parent.getWidth())), snap(y), width, height);
        parent.addActor(part);
    }

    /**
     * A paragraph in the language's direction.
     *
     * @param size     in CSS pixels
     * @param maxWidth in CSS pixels; 0: one line
     */
    Paragraph paragraph(String text, TextStyle style, float size, float maxWidth, Direction direction, Paragraph.Align align) {
        return new Paragraph(text, style, Math.max(1, Math.round(size * density)), (int) (maxWidth * density), direction, align);
    }
}
