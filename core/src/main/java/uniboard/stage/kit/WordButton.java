package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.function.Consumer;
import uniboard.text.TextStyle;

/** A button with words in its middle, and a mark before them if there is one. */
abstract class WordButton extends Group {
    private static final float MARK = 18;

    private final Availability availability;

    /**
     * @param mark   a picture before the words, or null
     * @param ground what the words stand on, the lowest first
     */
    WordButton(UiContext look, String label, String mark, float width, float height, Color ink, PatchPicture... ground) {
        setTransform(false);
        setSize(width, height);
        for (PatchPicture layer : ground) {
            layer.setSize(width, height);
            addActor(layer);
        }
        float before = mark == null ? 0 : MARK + UiContext.UNIT;
        float size = height > UiContext.TOUCH ? UiContext.STRONG : UiContext.BODY;
        TextActor words = new TextActor(look, TextStyle.SANS_BOLD, size, ink, TextActor.Place.CENTRE)
            .wrapped(label, width - 2 * UiContext.UNIT - before);
        float left = (width - before - words.textWidth()) / 2;
        words.setBounds(look.rightToLeft() ? left : left + before, 0, words.textWidth(), height);
        addActor(words);
        availability = new Availability(look, this, ink).acrossWords();
        if (mark == null) return;
        // Marks of seats have colours of their own.
        Picture picture = new Picture(look.art().region(mark), mark.startsWith("icon") ? ink : Color.WHITE);
        picture.setBounds(look.snap(look.rightToLeft() ? width - left - MARK : left), look.snap((height - MARK) / 2), MARK, MARK);
        addActor(picture);
    }

    static TextActor words(UiContext look, Color ink) {
        return new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, ink, TextActor.Place.CENTRE);
    }

    /** Makes the button tell its name when it is tapped. */
    public final void onTap(String name, Consumer<String> chosen) {
        Target.make(this, name, chosen);
    }

    public final boolean isAvailable() {
        return availability.isAvailable();
    }

    /** A tap is reported either way, so that it can be answered. */
    public final void setAvailable(boolean available) {
        availability.set(available);
    }
}
