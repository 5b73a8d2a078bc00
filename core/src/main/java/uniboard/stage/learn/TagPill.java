package uniboard.stage.learn;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** A few words behind a sign: how what stands beside them is to be taken. */
final class TagPill extends Group {
    private static final float LEAST_HEIGHT = 28;
    private static final float SIGN = 16;
    private static final float PADDING = 10;
    private static final float WORDS = 30;

    private final UiContext look;

    /** @param kind whose colour and sign it has */
    TagPill(UiContext look, Said.Kind kind, String words, float room) {
        this.look = look;
        setTransform(false);
        TextActor text = new TextActor(look, TextStyle.SANS_BOLD, 13, kind.ink(look.theme()), TextActor.Place.START)
            .wrapped(words, room - WORDS - UiContext.UNIT);
        setSize(WORDS + text.textWidth() + UiContext.UNIT, Math.max(LEAST_HEIGHT, text.textHeight() + UiContext.UNIT));
        add(new PatchPicture(look.art().patch("pill"), look.theme().tint(kind.colour(look.theme()))), 0, 0, getWidth(), getHeight());
        add(PatchPicture.edge(look, "pill-outline", kind.colour(look.theme())), 0, 0, getWidth(), getHeight());
        Picture sign = new Picture(look.art().region(kind.icon), kind.ink(look.theme()));
        add(sign, PADDING, look.snap((getHeight() - SIGN) / 2), SIGN, SIGN);
        add(text, WORDS, 0, text.textWidth(), getHeight());
    }

    private void add(Actor actor, float x, float y, float width, float height) {
        actor.setBounds(look.rightToLeft() ? getWidth() - x - width : x, y, width, height);
        addActor(actor);
    }
}
