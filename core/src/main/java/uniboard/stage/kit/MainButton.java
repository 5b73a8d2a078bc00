package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;

/** The coloured button that does what most people came for. */
public final class MainButton extends WordButton {
    public MainButton(UiContext look, String label, float width, float height) {
        this(look, label, null, width, height);
    }

    /** @param mark a picture before the words, or null */
    public MainButton(UiContext look, String label, String mark, float width, float height) {
        super(look, label, mark, width, height, look.theme().leadInk(), new PatchPicture(look.art().patch("button"), look.theme().lead()),
            PatchPicture.edge(look, "outline", look.theme().outline() == null ? Color.CLEAR : look.theme().outline()));
    }
}
