package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.RoundShape;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** An answer: its letter on a disc, how often it was given, the move, a tick if it is right; a bar below. */
final class AnswerRow extends Group {
    private static final float GROWING = 0.5f;
    private static final float PALE = 0.16f;

    private final UiContext look;
    /** Null for what nobody has answered. */
    private RoundShape bar;

    /** @param most how often the most frequent answer was given, whose bar is as long as can be */
    AnswerRow(UiContext look, AnswersView.Answer answer, int most, float width, boolean isRoomy, boolean isMarked) {
        this.look = look;
        setTransform(false);
        boolean isRight = answer.kind() == AnswersView.Kind.RIGHT;
        float disc = isRoomy ? 44 : 30;
        float size = isRoomy ? 22 : 15;
        float thick = isRoomy ? 13 : 8;
        float padding = isRoomy ? 6 : 5;
        float start = padding + disc + (isRoomy ? 14 : 10);
        float end = width - padding;
        Color ink = isRight ? look.theme().goodInk() : look.theme().ink();
        TextActor count = new TextActor(look, TextStyle.SANS_BOLD, size, ink, TextActor.Place.START, Direction.LEFT_TO_RIGHT)
            .line(answer.count() > 0 ? Integer.toString(answer.count()) : "");
        float after = count.textWidth() > 0 ? Math.max(count.textWidth(), size) + size / 2 : 0;
        float room = end - start - after - (isRight ? 1.5f * size : 0);
        TextActor move = new TextActor(look, isRight ? TextStyle.SANS_BOLD : TextStyle.SANS, size, ink, TextActor.Place.START)
            .wrapped(look.texts().say(answer.words()), room);
        float text = Math.max(move.textHeight(), count.textHeight());
        float below = answer.count() > 0 ? thick + padding / 2 : 0;
        setSize(width, look.snap(Math.max(UiContext.TOUCH, Math.max(disc, text + below) + 2 * padding)));
        if (isMarked) look.lay(this, PatchPicture.edge(look, "outline", look.theme().ink()), 0, 0, width, getHeight());
        addDisc(answer, padding, disc, size);
        float bottom = (getHeight() - text - below) / 2 + below;
        look.lay(this, count, start, bottom + text - count.textHeight(), count.textWidth(), count.textHeight());
        look.lay(this, move, start + after, bottom + text - move.textHeight(), room, move.textHeight());
        if (isRight) {
            look.lay(this, new Picture(look.art().region("icon-check"), ink), start + after + Math.min(move.textWidth(), room) + size / 3,
                bottom + (text - size) / 2, size, size);
        }
        if (answer.count() > 0) addBar(answer, start, bottom - below, end - start, thick, most);
    }

    private void addDisc(AnswersView.Answer answer, float x, float disc, float size) {
        float y = (getHeight() - disc) / 2;
        boolean isOther = answer.kind() == AnswersView.Kind.OTHER;
        look.lay(this, new RoundShape(look, isOther ? look.theme().ink() : AnswerMarks.colour(answer)), x, y, disc, disc);
        TextActor letter = new TextActor(look, TextStyle.SANS_BOLD, size, isOther ? look.theme().panel() : Color.WHITE,
            TextActor.Place.CENTRE).line(look.texts().say(answer.letter()));
        look.lay(this, letter, x, y, disc, disc);
    }

    private void addBar(AnswersView.Answer answer, float x, float y, float width, float thick, int most) {
        Color ink = look.theme().ink();
        look.lay(this, new RoundShape(look, new Color(ink.r, ink.g, ink.b, PALE)), x, y, width, thick);
        bar = new RoundShape(look, colour(answer));
        look.lay(this, bar, x, y, Math.max(thick, width * answer.count() / most), thick);
    }

    /** On a dark table what is green or brown on the board would hardly be seen. */
    private Color colour(AnswersView.Answer answer) {
        if (!look.theme().isDark()) return AnswerMarks.colour(answer);
        return answer.kind() == AnswersView.Kind.RIGHT ? look.theme().goodInk() : look.theme().softInk();
    }

    /** Its bar is seen to grow. */
    void grow() {
        if (bar != null && look.motion().beat() > 0) bar.grow(GROWING);
    }
}
