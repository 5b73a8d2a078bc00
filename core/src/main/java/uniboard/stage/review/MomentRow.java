package uniboard.stage.review;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.match.KeyMoment;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** A moment that mattered: which move, and what it cost or took. */
final class MomentRow extends Group {
    private static final float ICON = 22;
    private static final float PADDING = 6;

    private final UiContext look;

    MomentRow(UiContext look, ReviewWords words, KeyMoment moment, float width) {
        this.look = look;
        setTransform(false);
        setWidth(width);
        float start = ICON + 2 * UiContext.UNIT;
        float room = width - start;
        TextActor title = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, look.theme().ink(), TextActor.Place.START);
        title.wrapped(look.texts().say(words.title(moment)), room);
        TextActor told = new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().ink(), TextActor.Place.START);
        told.wrapped(look.texts().say(words.brief(moment)), room);
        float inner = title.textHeight() + told.textHeight() + 2;
        setHeight(look.snap(Math.max(UiContext.TOUCH, inner + 2 * PADDING)));
        float bottom = (getHeight() - inner) / 2;
        Picture icon = switch (moment.kind()) {
            case MISTAKE -> new Picture(look.art().region("icon-hint"), look.theme().ink());
            case CHOICE -> new Picture(look.art().region("icon-scores"), look.theme().ink());
            default -> new Picture(look.art().region("icon-check"), look.theme().goodInk());
        };
        place(icon, 0, (getHeight() - ICON) / 2, ICON, ICON);
        place(told, start, bottom, room, told.textHeight());
        place(title, start, bottom + told.textHeight() + 2, room, title.textHeight());
    }

    private void place(Actor actor, float x, float y, float width, float height) {
        actor.setBounds(look.snap(look.rightToLeft() ? getWidth() - x - width : x), look.snap(y), width, height);
        addActor(actor);
    }
}
