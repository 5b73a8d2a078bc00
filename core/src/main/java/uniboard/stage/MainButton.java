package uniboard.stage;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.text.TextStyle;

/** The green button that does what most people came for. */
final class MainButton extends Group {
    private static final Color WORDS = new Color(0xFFFFFFFF);
    /** Of the button where it is lightest; dark enough for white words. */
    private static final Color GREEN = new Color(0x009169FF);

    MainButton(Look look, String label, float width, float height) {
        setTransform(false);
        setSize(width, height);
        PatchPicture ground = new PatchPicture(look.art().patch("button"), GREEN);
        ground.setSize(width, height);
        addActor(ground);
        TextActor words = new TextActor(look, TextStyle.SANS_BOLD, Look.BODY, WORDS, TextActor.Place.CENTRE).line(label);
        words.setBounds(0, 0, width, height);
        addActor(words);
    }
}
