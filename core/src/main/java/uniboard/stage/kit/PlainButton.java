package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.function.Consumer;
import uniboard.text.TextStyle;

/** An outlined button for what else can be done, beside a {@link MainButton} or alone. */
public final class PlainButton extends Group {
    private static final float PADDING = 1.5f * UiContext.UNIT;
    private static final float MARK = 18;
    private static final float EDGE = 0.35f;
    private static final float UNAVAILABLE = 0.45f;

    /** @param mark a picture before the words, or null */
    public PlainButton(UiContext look, String label, String mark, float width, float height) {
        setTransform(false);
        setSize(width, height);
        Color ink = look.theme().ink();
        PatchPicture ground = new PatchPicture(look.art().patch("panel"), look.theme().panel());
        PatchPicture edge = new PatchPicture(look.art().patch("outline"), new Color(ink.r, ink.g, ink.b, EDGE));
        for (PatchPicture layer : new PatchPicture[] {ground, edge}) {
            layer.setSize(width, height);
            addActor(layer);
        }
        TextActor words = words(look).wrapped(label, width - 2 * UiContext.UNIT - (mark == null ? 0 : MARK + UiContext.UNIT));
        float before = mark == null ? 0 : MARK + UiContext.UNIT;
        float left = (width - before - words.textWidth()) / 2;
        words.setBounds(look.rightToLeft() ? left : left + before, 0, words.textWidth(), height);
        addActor(words);
        if (mark == null) return;
        Picture picture = new Picture(look.art().region(mark));
        picture.setBounds(look.snap(look.rightToLeft() ? width - left - MARK : left), look.snap((height - MARK) / 2), MARK, MARK);
        addActor(picture);
    }

    private static TextActor words(UiContext look) {
        return new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, look.theme().ink(), TextActor.Place.CENTRE);
    }

    /** How wide a button with these words in one line is at least. */
    public static float widthOf(UiContext look, String label) {
        TextActor words = words(look).line(label);
        return words.textWidth() + 2 * PADDING;
    }

    /** Makes the button tell its name when it is tapped. */
    public void onTap(String name, Consumer<String> chosen) {
        Target.make(this, name, chosen);
    }

    /** Greyed, or ready; a tap is told either way, for it is to be answered. */
    public void setAvailable(boolean available) {
        getColor().a = available ? 1 : UNAVAILABLE;
    }
}
