package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.function.Consumer;
import uniboard.stage.kit.Availability;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** A button for what else can be done. */
final class PaperButton extends Group {
    private static final float SPREAD = 12;

    private final Availability availability;

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
        availability = new Availability(look, this, look.theme().ink()).acrossWords();
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

    /** A tap is reported either way, so that it can be answered. */
    void setAvailable(boolean available) {
        availability.set(available);
    }
}
