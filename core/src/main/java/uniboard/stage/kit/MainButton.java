package uniboard.stage.kit;

import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.function.Consumer;
import uniboard.text.TextStyle;

/** The coloured button that does what most people came for. */
public final class MainButton extends Group {
    private static final float MARK = 18;
    private static final float UNAVAILABLE = 0.45f;

    private boolean isAvailable = true;

    public MainButton(UiContext look, String label, float width, float height) {
        this(look, label, null, width, height);
    }

    /** @param mark a picture before the words, or null */
    public MainButton(UiContext look, String label, String mark, float width, float height) {
        setTransform(false);
        setSize(width, height);
        PatchPicture ground = new PatchPicture(look.art().patch("button"), look.theme().lead());
        ground.setSize(width, height);
        addActor(ground);
        float before = mark == null ? 0 : MARK + UiContext.UNIT;
        TextActor words = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, look.theme().leadInk(), TextActor.Place.CENTRE);
        words.wrapped(label, width - 2 * UiContext.UNIT - before);
        float left = (width - before - words.textWidth()) / 2;
        words.setBounds(look.rightToLeft() ? left : left + before, 0, words.textWidth(), height);
        addActor(words);
        if (mark == null) return;
        Picture picture = new Picture(look.art().region(mark));
        picture.setBounds(look.snap(look.rightToLeft() ? width - left - MARK : left), look.snap((height - MARK) / 2), MARK, MARK);
        addActor(picture);
    }

    /** Makes the button tell its name when it is tapped. */
    public void onTap(String name, Consumer<String> chosen) {
        Target.make(this, name, chosen);
    }

    public boolean isAvailable() {
        return isAvailable;
    }

    /** Greyed, or ready; a tap is told either way, for it is to be answered. */
    public void setAvailable(boolean available) {
        isAvailable = available;
        getColor().a = available ? 1 : UNAVAILABLE;
    }
}
