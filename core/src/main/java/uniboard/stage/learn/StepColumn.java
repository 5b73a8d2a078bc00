package uniboard.stage.learn;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.learn.Book;
import uniboard.learn.Lesson;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.RoundShape;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** What a lesson's paper shows, from the top: words, the task behind a flag, a count of found places, the answer. */
final class StepColumn extends Group {
    private static final float FLAG = 22;
    private static final float PIP = 24;
    private static final float LEAST_PIP = 12;
    private static final float PIP_GAP = 6;
    private static final String BULLET = "• ";

    private final UiContext look;
    private final boolean roomy;
    private final float gap;
    /** Of all that was added, from the top. */
    private float depth;
    private float side;

    /** @param roomy whether the window is large */
    StepColumn(UiContext look, float width, boolean roomy) {
        this.look = look;
        this.roomy = roomy;
        gap = roomy ? 18 : 6;
        setTransform(false);
        setWidth(width);
    }

    /** Has what follows stand away from both edges. */
    StepColumn inset(float distance) {
        side = distance;
        return this;
    }

    /** How high all is that was added. */
    float depth() {
        return Math.max(0, depth - gap);
    }

    StepColumn words(Lesson.Step step) {
        for (Book.Paragraph each : step.words()) {
            String text = each.kind() == Book.Kind.ITEM ? BULLET + each.text() : each.text();
            text(text, TextStyle.SANS, look.theme().ink(), 0);
        }
        return this;
    }

    StepColumn task(Lesson.Step step) {
        if (step.task().isEmpty()) return this;
        float top = depth;
        text(step.task(), TextStyle.SANS_BOLD, look.theme().ink(), FLAG + UiContext.UNIT);
        place(new Picture(look.art().region("icon-resign"), look.theme().goodInk()), 0, top + (roomy ? 1 : -1), FLAG, FLAG);
        return this;
    }

    /** Plain words of the game. */
    StepColumn note(String words) {
        text(words, TextStyle.SANS, look.theme().softInk(), 0);
        return this;
    }

    private void text(String text, TextStyle style, Color ink, float indent) {
        if (text.isEmpty()) return;
        Direction direction = Direction.ofFirstLetter(text, look.texts().language().direction());
        TextActor words = new TextActor(look, style, roomy ? UiContext.STRONG : UiContext.BODY, ink, TextActor.Place.START, direction);
        float room = getWidth() - indent - 2 * side;
        place(words.wrapped(text, room), indent, depth, room, words.textHeight());
        depth += words.textHeight() + gap;
    }

    /** How many of the places are found: a disc with a tick each. */
    StepColumn pips(int found, int all) {
        if (all == 0) return this;
        TextActor count = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, look.theme().ink(), TextActor.Place.START)
            .line(look.texts().say("learn.found", Integer.toString(found), Integer.toString(all)));
        float room = (getWidth() - count.textWidth() - 2 * PIP_GAP) / all - PIP_GAP;
        float size = Math.min(PIP, room);
        boolean isShown = size >= LEAST_PIP;
        for (int i = 0; i < all && isShown; i++) addPip(i * (size + PIP_GAP), size, i < found);
        float start = isShown ? all * (size + PIP_GAP) + PIP_GAP : 0;
        place(count, start, depth, getWidth() - start, PIP);
        depth += PIP + gap;
        return this;
    }

    private void addPip(float x, float size, boolean isFound) {
        float inset = (PIP - size) / 2;
        place(new RoundShape(look, isFound ? Said.Kind.GREEN : look.theme().edge()), x, depth + inset, size, size);
        float tick = size * 2 / 3;
        Picture sign = new Picture(look.art().region("icon-check"), Color.WHITE);
        if (isFound) place(sign, x + (size - tick) / 2, depth + (PIP - tick) / 2, tick, tick);
        else place(new RoundShape(look, look.theme().panel()), x + 2, depth + inset + 2, size - 4, size - 4);
    }

    /** @param height that the answer takes at least */
    StepColumn reply(Said said, float height) {
        ReplyBox box = new ReplyBox(look, said, getWidth(), roomy);
        box.setHeight(Math.max(box.getHeight(), height - depth));
        place(box, 0, depth, getWidth(), box.getHeight());
        box.lay();
        depth += box.getHeight() + gap;
        return this;
    }

    /** Says that the step comes again. */
    StepColumn tag(String words) {
        TagPill pill = new TagPill(look, Said.Kind.WRONG, words, getWidth());
        place(pill, 0, depth, pill.getWidth(), pill.getHeight());
        depth += pill.getHeight() + gap;
        return this;
    }

    /** @param down from the top */
    private void place(Actor actor, float x, float down, float width, float height) {
        actor.setBounds(look.snap(side + (look.rightToLeft() ? getWidth() - 2 * side - x - width : x)), look.snap(-down - height),
            width, height);
        addActor(actor);
    }
}
