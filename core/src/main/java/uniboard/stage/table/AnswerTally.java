package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.game.Message;
import uniboard.stage.kit.RoundShape;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** How many of a class have answered: a large number, and a dot for each pupil, a small one for who hasn't yet. */
final class AnswerTally extends Group {
    private static final float NUMBER = 30;
    private static final float LARGE_NUMBER = 72;
    private static final float LARGE_WORDS = 28;
    private static final float DOT = 14;
    private static final float LARGE_DOT = 28;
    /** Of a dot's size: the small one's. */
    private static final float SMALL = 0.36f;
    private static final float PITCH = 1.3f;

    AnswerTally(UiContext look, AnswersView.Tally tally, float width, boolean isRoomy) {
        setTransform(false);
        TextActor number = new TextActor(look, TextStyle.SANS_BOLD, isRoomy ? LARGE_NUMBER : NUMBER, look.theme().ink(),
            TextActor.Place.START).line(Integer.toString(tally.answered()));
        float start = number.textWidth() + UiContext.UNIT;
        TextActor words = new TextActor(look, TextStyle.SANS, isRoomy ? LARGE_WORDS : UiContext.BODY, look.theme().ink(),
            TextActor.Place.START).wrapped(look.texts().say("class.tally", Integer.toString(tally.pupils())), width - start);
        float dot = isRoomy ? LARGE_DOT : DOT;
        int inRow = Math.max(1, (int) (width / (dot * PITCH)));
        int rows = (tally.pupils() + inRow - 1) / inRow;
        float line = Math.max(number.textHeight(), words.textHeight());
        setSize(width, look.snap(line + rows * dot * PITCH));
        look.lay(this, number, 0, getHeight() - line, number.textWidth(), line);
        look.lay(this, words, start, getHeight() - line, width - start, line);
        for (int i = 0; i < tally.pupils(); i++) {
            float size = i < tally.answered() ? dot : dot * SMALL;
            float middle = dot / 2 + i % inRow * dot * PITCH;
            float y = getHeight() - line - (i / inRow + 1) * dot * PITCH + dot / 2;
            look.lay(this, new RoundShape(look, look.theme().ink()), middle - size / 2, y - size / 2, size, size);
        }
    }

    static Message spoken(AnswersView.Tally tally) {
        return Message.of("class.answeredOf", Integer.toString(tally.answered()), Integer.toString(tally.pupils()));
    }
}
