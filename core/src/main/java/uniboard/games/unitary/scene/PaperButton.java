package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.function.Consumer;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** A button for what else can be done. */
final class PaperButton extends Group {
    private static final float UNAVAILABLE = 0.55f;
    private static final float SPREAD = 12;

    /** As {@link ControlButton#strike}. */
    private final Picture strike;

    PaperButton(UiContext look, String label, float width, float height) {
        setTransform(false);
        setSize(width, height);
        Color line = look.theme().outline() == null ? look.theme().line() : look.theme().outline();
        addLayer(new PatchPicture(look.art().patch("shadow-rest"), look.theme().shade(), SPREAD, SPREAD, SPREAD, SPREAD));
        addLayer(new PatchPicture(look.art().patch("panel"), look.theme().panel()));
        addLayer(new PatchPicture(look.art().patch("outline"), line));
        TextActor words = FittedText.lines(look, TextStyle.SANS_BOLD, look.theme().ink(), TextActor.Place.CENTRE, label, width - 10,
            UiContext.BODY);
        words.setSize(width, height);
        addActor(words);
        strike = ControlButton.strike(look, this);
        if (strike != null) strike.setBounds(UiContext.UNIT, look.snap(height / 2), width - 2 * UiContext.UNIT, 2);
    }

    private void addLayer(PatchPicture layer) {
        layer.setSize(getWidth(), getHeight());
        addActor(layer);
    }

    /** Makes the button tell its name when it is tapped. */
    PaperButton onTap(String name, Consumer<String> chosen) {
        Target.make(this, name, chosen);
        return this;
    }

    /** Greyed, or struck out, or ready; a tap is reported either way, so that it can be answered. */
    void setAvailable(boolean available) {
        if (strike == null) getColor().a = available ? 1 : UNAVAILABLE;
        else strike.setVisible(!available);
    }
}
