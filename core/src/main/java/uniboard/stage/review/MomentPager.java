package uniboard.stage.review;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.function.Consumer;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.ScrollArea;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** One move that mattered, and the ways to those before and after it, where there is no room for a list. */
public final class MomentPager extends MomentPanel {
    public static final String BEFORE = "control:previousMoment";
    public static final String AFTER = "control:nextMoment";
    private static final float EDGE = 6;
    private static final float SIDE = 12;
    private static final float TITLE = 15;
    private static final float SMALLER = 13;
    /** With a title and four lines of words. */
    public static final float ROOMY = 158;

    private final ControlButton before;
    private final ControlButton after;
    private final Layer content = new Layer(Touchable.childrenOnly);
    private final ScrollArea scroll;

    /** @param moved told when the words lie elsewhere */
    public MomentPager(UiContext look, ReviewWords words, float width, float height, Runnable moved, Consumer<String> chosen) {
        super(look, words, width, height, chosen);
        before = control(BEFORE, look.rightToLeft() ? "icon-next" : "icon-previous", "review.before");
        after = control(AFTER, look.chevron(), "review.after");
        before.setPosition(mirrored(0, UiContext.TOUCH), EDGE);
        after.setPosition(mirrored(width - UiContext.TOUCH, UiContext.TOUCH), before.getY());
        addActor(before);
        addActor(after);
        addActor(content);
        scroll = new ScrollArea(look, moved);
        addActor(scroll);
    }

    @Override
    public void show(Shown shown) {
        spots.clear();
        content.clearChildren();
        scroll.content().clearChildren();
        allow(before, shown, -1);
        allow(after, shown, 1);
        float width = getWidth() - 2 * SIDE;
        float top = getHeight() - EDGE;
        spot(before, "review.before");
        if (shown.open() != null) top = addHead(shown, top, width);
        Group buttons = buttons(shown.acts(), getWidth() - 2 * UiContext.TOUCH);
        buttons.setPosition(UiContext.TOUCH, EDGE);
        content.addActor(buttons);
        spotActs(buttons, shown.acts());
        float bottom = 2 * EDGE + (before.isVisible() || !shown.acts().isEmpty() ? UiContext.TOUCH : 0);
        if (shown.done() < 1) {
            addProgress(content, SIDE, bottom, width, shown.done());
            bottom += 2 * UiContext.UNIT;
        }
        // There is room for little: what was asked for last.
        TextActor told = told(shown.sentences().get(shown.sentences().size() - 1), width, top - bottom);
        // Its thumb stands beside the words.
        scroll.setBounds(look.rightToLeft() ? SIDE - UiContext.UNIT : SIDE, bottom, width + UiContext.UNIT, top - bottom);
        told.setBounds(look.rightToLeft() ? UiContext.UNIT : 0, 0, width, told.textHeight());
        scroll.content().addActor(told);
        scroll.settle(told.textHeight());
        spot(after, "review.after");
    }

    /** A little smaller where they wouldn't fit otherwise. */
    private TextActor told(String words, float width, float room) {
        TextActor told = text(TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.START).wrapped(words, width);
        if (told.textHeight() <= room) return told;
        told.line("");
        return text(TextStyle.SANS, SMALLER, look.theme().ink(), TextActor.Place.START).wrapped(words, width);
    }

    /** Hidden where there is nowhere to go at all, greyed where there is nowhere in its way. */
    private static void allow(ControlButton arrow, Shown shown, int way) {
        arrow.setVisible(shown.next(-1) != null || shown.next(1) != null);
        arrow.setAvailable(shown.next(way) != null);
    }

    private void spot(ControlButton arrow, String key) {
        if (!arrow.isVisible()) return;
        boolean isReady = arrow.isAvailable();
        spots.add(arrow, look.texts().say(key), isReady ? AccessibilityTree.State.PLAIN : AccessibilityTree.State.UNAVAILABLE);
    }

    /** Returns where it ends. */
    private float addHead(Shown shown, float top, float width) {
        TextActor title = text(TextStyle.SANS_BOLD, TITLE, look.theme().ink(), TextActor.Place.START);
        String number = shown.moments().indexOf(shown.open()) + 1 + "/" + shown.moments().size();
        String heading = look.texts().say(words.heading(shown.open()));
        title.wrapped(shown.moments().size() > 1 ? number + " · " + heading : heading, width);
        float bottom = look.snap(top - title.textHeight());
        title.setBounds(SIDE, bottom, width, title.textHeight());
        content.addActor(title);
        return bottom;
    }
}
