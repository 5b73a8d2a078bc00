package uniboard.stage.learn;

import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** A short label with an icon that says what kind of step this is, such as one that returns. */
final class TagPill extends Group {
    private static final float LEAST_HEIGHT = 28;
    private static final float SIGN = 16;
    private static final float PADDING = 10;
    private static final float WORDS = 30;

    /** @param kind whose colour and sign it has */
    TagPill(UiContext look, Said.Kind kind, String words, float room) {
        setTransform(false);
        TextActor text = new TextActor(look, TextStyle.SANS_BOLD, 13, kind.ink(look.theme()), TextActor.Place.START)
            .wrapped(words, room - WORDS - UiContext.UNIT);
        setSize(WORDS + text.textWidth() + UiContext.UNIT, Math.max(LEAST_HEIGHT, text.textHeight() + UiContext.UNIT));
        PatchPicture ground = new PatchPicture(look.art().patch("pill"), look.theme().tint(kind.colour(look.theme())));
        look.lay(this, ground, 0, 0, getWidth(), getHeight());
        look.lay(this, PatchPicture.edge(look, "pill-outline", kind.colour(look.theme())), 0, 0, getWidth(), getHeight());
        Picture sign = new Picture(look.art().region(kind.icon), kind.ink(look.theme()));
        look.lay(this, sign, PADDING, look.snap((getHeight() - SIGN) / 2), SIGN, SIGN);
        look.lay(this, text, WORDS, 0, text.textWidth(), getHeight());
    }
}
