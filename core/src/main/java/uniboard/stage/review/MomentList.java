package uniboard.stage.review;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import uniboard.match.KeyMoment;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.ScrollArea;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** All moves that mattered, in rows: the one at which the board stands is open. */
public final class MomentList extends MomentPanel {
    private static final float TOP = 44;
    private static final float FOOT = UiContext.TOUCH + UiContext.UNIT;
    private static final float GAP = 6;
    private static final float SIDE = 10;
    private static final float KEY = 20;
    private static final float KEY_HIGH = 4;
    private static final int DOTS = 3;
    /** From the words' top to the middle of their first line. */
    private static final float FIRST_LINE = 12;

    private final IntFunction<String> marks;
    private final ScrollArea scroll;
    private final Layer progress = new Layer(Touchable.childrenOnly);

    /**
     * @param marks of the seats
     * @param moved told when the rows lie elsewhere
     */
    public MomentList(UiContext look, ReviewWords words, float width, float height, IntFunction<String> marks, Runnable moved,
        Consumer<String> chosen) {
        super(look, words, width, height, chosen);
        this.marks = marks;
        TextActor heading = text(TextStyle.SERIF, UiContext.STRONG, look.theme().ink(), TextActor.Place.START);
        heading.wrapped(look.texts().say("review.moments"), width - 4 * UiContext.UNIT);
        heading.setBounds(2 * UiContext.UNIT, height - TOP, width - 4 * UiContext.UNIT, TOP);
        addActor(heading);
        scroll = new ScrollArea(look, moved);
        scroll.setBounds(UiContext.UNIT, FOOT, width - 2 * UiContext.UNIT, height - TOP - FOOT);
        addActor(scroll);
        addActor(progress);
    }

    @Override
    public void show(Shown shown) {
        spots.clear();
        scroll.content().clearChildren();
        progress.clearChildren();
        float width = scroll.getWidth();
        List<Actor> parts = new ArrayList<>();
        if (shown.open() == null) parts.add(sentence(shown.sentences(), width - 2 * UiContext.UNIT));
        for (KeyMoment moment : shown.moments()) {
            boolean isOpen = moment.equals(shown.open());
            MomentRow row = new MomentRow(look, words, moment, marks.apply(moment.seat()), width,
                isOpen ? body(shown, width - 2 * SIDE) : null);
            Target.make(row.head(), MOMENT + moment.ply(), chosen);
            parts.add(row);
            spots.add(row.head(), look.texts().say(words.label(moment)), isOpen ? AccessibilityTree.State.ON : AccessibilityTree.State.OFF);
            if (isOpen) spotActs(row, shown.acts());
        }
        float high = heightOf(parts);
        stack(scroll.content(), parts, width, high);
        scroll.settle(high);
        if (shown.open() != null) scroll.reveal(spots.named(MOMENT + shown.open().ply()).getParent());
        if (shown.done() < 1) addStop(shown);
    }

    private static float heightOf(List<Actor> parts) {
        float height = 0;
        for (Actor part : parts) height += part.getHeight() + GAP;
        return height;
    }

    private void stack(Group parent, List<Actor> parts, float width, float top) {
        float y = top;
        for (Actor part : parts) {
            y -= part.getHeight();
            part.setPosition((width - part.getWidth()) / 2, look.snap(y));
            parent.addActor(part);
            y -= GAP;
        }
    }

    private TextActor sentence(List<String> sentences, float width) {
        return text(TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.START).block(String.join(" ", sentences), width);
    }

    private Group body(Shown shown, float width) {
        Group body = Target.group(0, 0, width, 0);
        List<Actor> parts = new ArrayList<>();
        for (String said : shown.sentences()) parts.add(keyed(said, parts.isEmpty() ? DOTS : 1, width));
        float y = shown.acts().size() * (UiContext.TOUCH + UiContext.UNIT);
        body.setHeight(y + heightOf(parts));
        stack(body, parts, width, body.getHeight());
        for (Act act : shown.acts()) {
            y -= UiContext.TOUCH;
            addButton(body, act, 0, look.snap(y), width);
            y -= UiContext.UNIT;
        }
        return body;
    }

    /**
     * With a piece of the arrow on the board that it tells of.
     *
     * @param dots of which the piece is made; one: a line
     */
    private Group keyed(String said, int dots, float width) {
        TextActor told = sentence(List.of(said), width - KEY - UiContext.UNIT);
        Group row = Target.group(0, 0, width, told.getHeight());
        told.setX(look.rightToLeft() ? 0 : KEY + UiContext.UNIT);
        row.addActor(told);
        for (int i = 0; i < dots; i++) {
            Picture key = dots > 1 ? new Picture(look.art().region("chart-dot"), ReviewInk.played(look.theme()))
                : new Picture(look.art().region("pixel"), ReviewInk.line(look.theme()));
            key.setBounds((look.rightToLeft() ? width - KEY : 0) + i * (KEY + KEY_HIGH) / dots, row.getHeight() - FIRST_LINE,
                dots > 1 ? KEY_HIGH : KEY, KEY_HIGH);
            row.addActor(key);
        }
        return row;
    }

    private void addStop(Shown shown) {
        float width = getWidth() - 4 * UiContext.UNIT;
        float y = FOOT + UiContext.UNIT;
        Group row = buttons(shown.acts(), width);
        row.setPosition(2 * UiContext.UNIT, y);
        spotActs(row, shown.acts());
        progress.addActor(row);
        addProgress(progress, 2 * UiContext.UNIT, y + UiContext.TOUCH + UiContext.UNIT, width, shown.done());
    }

    @Override
    public void reveal(String place) {
        Actor actor = spots.named(place);
        if (actor != null) scroll.reveal(actor);
    }
}
