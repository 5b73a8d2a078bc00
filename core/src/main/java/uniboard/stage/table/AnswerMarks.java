package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.RoundShape;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneOutline;
import uniboard.text.TextStyle;

/** A class's answers over the board, each with its letter: arrows as thick as they were often given, and rings where no piece moves. */
final class AnswerMarks extends MoveMarks {
    static final Color RIGHT = new Color(0x00735AFF);
    private static final Color OTHER = new Color(0x6B5A45FF);
    private static final Color REPLY = new Color(0xA84300FF);
    private static final float THINNEST = 0.1f;
    private static final float THICKER = 0.22f;
    private static final float REPLYING = 0.5f;
    private static final float EDGE = 1.5f;
    /** Of a place that has room for a letter beside what lies there. */
    private static final float ROOMY = 52;
    private static final float LARGE = 26;
    private static final float SMALL = 14;
    /** Of a place, between these. */
    private static final float LETTER = 0.4f;

    AnswerMarks(UiContext look, TableLayout layout) {
        super(look, layout);
    }

    /** @param answers the most frequent first; thinner arrows lie above thicker ones */
    void show(SceneOutline laid, List<AnswersView.Answer> answers) {
        clearChildren();
        int most = 1;
        for (AnswersView.Answer answer : answers) most = Math.max(most, answer.count());
        Map<Rectangle, List<AnswersView.Answer>> lettered = new LinkedHashMap<>();
        for (AnswersView.Answer answer : answers) {
            float share = answer.kind() == AnswersView.Kind.REPLY ? REPLYING : (float) answer.count() / most;
            Stroke stroke = new Stroke(colour(answer), Stroke.Line.SOLID, THINNEST + THICKER * share, layout.width());
            for (List<String> move : answer.moves()) {
                Seen seen = seen(laid, move);
                draw(seen, stroke);
                if (seen.goal() == null) continue;
                List<AnswersView.Answer> there = lettered.computeIfAbsent(spot(seen), box -> new ArrayList<>());
                if (!there.contains(answer)) there.add(answer);
            }
        }
        lettered.forEach(this::addLetters);
    }

    static Color colour(AnswersView.Answer answer) {
        if (answer.kind() == AnswersView.Kind.REPLY) return REPLY;
        return answer.kind() == AnswersView.Kind.RIGHT ? RIGHT : OTHER;
    }

    /** Where letters lie: half-way along an arrow, else at a place's upper corner, or in the middle of a small place. */
    private static Rectangle spot(Seen seen) {
        Rectangle goal = seen.goal();
        float least = Math.min(goal.width, goal.height);
        float size = Math.max(SMALL, Math.min(LARGE, least * LETTER));
        if (!seen.isArrow()) {
            return least < ROOMY ? new Rectangle(goal.x + goal.width / 2, goal.y + goal.height / 2, size, size)
                : new Rectangle(goal.x + goal.width - size / 2, goal.y + goal.height - size / 2, size, size);
        }
        Rectangle from = seen.from();
        return new Rectangle((from.x + from.width / 2 + goal.x + goal.width / 2) / 2,
            (from.y + from.height / 2 + goal.y + goal.height / 2) / 2, size, size);
    }

    /** @param spot its corner is the letters' middle */
    private void addLetters(Rectangle spot, List<AnswersView.Answer> answers) {
        float size = spot.width;
        float width = 0;
        for (AnswersView.Answer answer : answers) width += width(answer, size);
        float x = Math.max(0, Math.min(layout.width() - width, spot.x - width / 2));
        float y = Math.max(0, Math.min(layout.height() - size, spot.y - size / 2));
        for (AnswersView.Answer answer : answers) {
            addLetter(answer, look.snap(x), look.snap(y), size);
            x += width(answer, size);
        }
    }

    private static float width(AnswersView.Answer answer, float size) {
        return answer.kind() == AnswersView.Kind.RIGHT ? 1.7f * size : size;
    }

    private void addLetter(AnswersView.Answer answer, float x, float y, float size) {
        float width = width(answer, size);
        RoundShape edge = new RoundShape(look, Color.WHITE);
        edge.setBounds(x - EDGE, y - EDGE, width + 2 * EDGE, size + 2 * EDGE);
        addActor(edge);
        RoundShape ground = new RoundShape(look, colour(answer));
        ground.setBounds(x, y, width, size);
        addActor(ground);
        TextActor letter = new TextActor(look, TextStyle.SANS_BOLD, size * 0.6f, Color.WHITE, TextActor.Place.CENTRE)
            .line(look.texts().say(answer.letter()));
        letter.setBounds(x, y, size, size);
        addActor(letter);
        if (answer.kind() != AnswersView.Kind.RIGHT) return;
        Picture tick = new Picture(look.art().region("icon-check"), Color.WHITE);
        float inner = size * 0.7f;
        tick.setBounds(x + width - inner - size * 0.2f, y + (size - inner) / 2, inner, inner);
        addActor(tick);
    }
}
