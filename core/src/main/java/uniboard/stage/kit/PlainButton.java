package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;

/** An outlined button for what else can be done, beside a {@link MainButton} or alone. */
public final class PlainButton extends WordButton {
    private static final float PADDING = 1.5f * UiContext.UNIT;
    private static final float EDGE = 0.35f;

    /** @param mark a picture before the words, or null */
    public PlainButton(UiContext look, String label, String mark, float width, float height) {
        super(look, label, mark, width, height, look.theme().ink(), new PatchPicture(look.art().patch("panel"), look.theme().panel()),
            PatchPicture.edge(look, "outline", edge(look.theme().ink())));
    }

    private static Color edge(Color ink) {
        return new Color(ink.r, ink.g, ink.b, EDGE);
    }

    /** How wide a button with these words in one line is at least. */
    public static float widthOf(UiContext look, String label) {
        return words(look, look.theme().ink()).line(label).textWidth() + 2 * PADDING;
    }
}
