package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import uniboard.games.unitar.UnitarExecution;
import uniboard.games.unitar.UnitarStory;
import uniboard.games.unitar.UnitarWords;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** What is approved in the order in which it is carried out, and what has come of it so far. */
final class ExecutionList extends Group {
    private static final float PADDING = 12;
    private static final float DISC = 26;
    private static final float MARK = 14;
    private static final float LEAST_ROW = 40;
    private static final float HIGHEST_ROW = 58;

    private final UiContext look;
    private final Rectangle box;
    private final List<UnitarExecution> executions;
    private final List<Who> seats;

    ExecutionList(UiContext look, Rectangle box, List<UnitarExecution> executions, List<Who> seats) {
        this.look = look;
        this.box = box;
        this.executions = executions;
        this.seats = seats;
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    /** Whether it can be read in a room so high. */
    static boolean fits(float height, int executions) {
        return height >= 2 * PADDING + 26 + Math.max(1, executions) * LEAST_ROW;
    }

    /** @param done how many have been carried out: what came of them is told */
    void show(int done) {
        clearChildren();
        TextActor heading = new TextActor(look, TextStyle.SERIF, UiContext.STRONG, look.theme().ink(), TextActor.Place.START);
        heading.wrapped(look.texts().say(SceneWords.of(executions.isEmpty() ? "nobody" : "order")), box.width - 2 * PADDING);
        float row = Math.min(HIGHEST_ROW, (box.height - 2.5f * PADDING - heading.textHeight()) / Math.max(1, executions.size()));
        float height = look.snap(2 * PADDING + heading.textHeight() + (executions.isEmpty() ? 0 : PADDING / 2 + row * executions.size()));
        setBounds(box.x, box.y + box.height - height, box.width, height);
        Panel paper = new Panel(look);
        paper.setSize(box.width, height);
        addActor(paper);
        float y = height - PADDING - heading.textHeight();
        place(heading, PADDING, y, box.width - 2 * PADDING, heading.textHeight());
        y -= PADDING / 2;
        for (int i = 0; i < executions.size(); i++) {
            y -= row;
            addExecution(i, y, row, i < done);
        }
    }

    private void addExecution(int index, float y, float row, boolean done) {
        UnitarExecution execution = executions.get(index);
        Who who = seats.get(execution.seat());
        place(new Picture(look.art().region("order")), PADDING, y + (row - DISC) / 2, DISC, DISC);
        TextActor number = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, Color.WHITE, TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT);
        number.line(Integer.toString(index + 1));
        place(number, PADDING, y + (row - DISC) / 2, DISC, DISC);
        float x = PADDING + DISC + 8;
        float room = box.width - PADDING - x;
        TextActor name = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, look.theme().ink(),
            TextActor.Place.START).line(who.name());
        TextActor what = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.START);
        what.line(look.texts().say(UnitarWords.intention(execution.intention())));
        TextActor result = new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().softInk(), TextActor.Place.START);
        if (done) result.wrapped(look.texts().say(UnitarStory.execution(execution)), room);
        float line = Math.max(name.textHeight(), what.textHeight());
        float height = line + result.textHeight();
        float low = y + (row - height) / 2;
        float at = x;
        place(new Picture(look.art().region(who.mark())), at, low + result.textHeight() + (line - MARK) / 2, MARK, MARK);
        at += MARK + 6;
        place(name, at, low + result.textHeight(), name.textWidth(), line);
        at += name.textWidth() + 8;
        place(what, at, low + result.textHeight(), what.textWidth(), line);
        at += what.textWidth() + 8;
        Picture words = Signs.words(look, execution.action(), look.theme().softInk(), 18);
        if (at + words.getWidth() <= box.width - PADDING) {
            place(words, at, low + result.textHeight() + (line - words.getHeight()) / 2, words.getWidth(), words.getHeight());
        }
        place(result, x, low, room, result.textHeight());
    }

    private void place(Actor actor, float x, float y, float width, float height) {
        float at = look.rightToLeft() ? box.width - x - width : x;
        actor.setBounds(look.snap(at), look.snap(y), width, height);
        addActor(actor);
    }
}
