package uniboard.stage.learn;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** Above a lesson: the way out, its title where there is room, how far one is, the ways to the other lessons and to what helps besides. */
final class LessonBar extends Group {
    static final String CLOSE = "control:close";
    static final String CONTENTS = "control:contents";

    private static final float ROOM_FOR_WORDS = 700;
    private static final float LONGEST_PROGRESS = 400;
    /** Of the width of a frame, whose bar has no buttons. */
    private static final float PROGRESS_IN_FRAME = 0.23f;
    private static final float LEAST_PROGRESS = 100;
    private static final float TITLE = 24;

    private final UiContext look;
    private final TableLayout layout;
    private final List<ControlButton> buttons = new ArrayList<>();
    /** Between the buttons. */
    private Rectangle room;
    private String title = "";
    /** Null where there is one step alone, and once all is done. */
    private LessonProgress progress;
    private boolean isSolved;

    LessonBar(UiContext look, TableLayout layout, LessonUse use, LessonAside aside, Consumer<String> chosen) {
        this.look = look;
        this.layout = layout;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        setSize(layout.width(), layout.height());
        boolean isWide = layout.width() >= ROOM_FOR_WORDS;
        ControlButton.Word word = isWide ? ControlButton.Word.BESIDE : ControlButton.Word.UNSEEN;
        float end = layout.bar().width - layout.controlMargin();
        if (aside != null) end = addBefore(button(aside.place(), aside.icon(), aside.key(), word, chosen), end);
        if (use == LessonUse.COURSE) addBefore(button(CONTENTS, "icon-learn", "learn.lessons", word, chosen), end);
        if (use.leadsBack()) {
            ControlButton close = button(CLOSE, "icon-close", "table.close", ControlButton.Word.UNSEEN, chosen);
            place(close, layout.controlMargin(), close.getWidth());
        }
    }

    private ControlButton button(String name, String icon, String key, ControlButton.Word word, Consumer<String> chosen) {
        ControlButton button = new ControlButton(look, name, icon, look.texts().say(key), word, chosen);
        buttons.add(button);
        return button;
    }

    private float addBefore(ControlButton button, float end) {
        place(button, end - button.getWidth(), button.getWidth());
        return end - button.getWidth();
    }

    /**
     * Tells of a lesson that has come.
     *
     * @param count how far one is, in words
     * @param again how many steps come again after the lesson's own
     */
    LessonBar tell(String title, String count, int steps, int again) {
        float start = Math.max(layout.controlMargin(), UiContext.UNIT);
        float end = layout.bar().width - (buttons.isEmpty() ? start : layout.controlMargin());
        for (ControlButton button : buttons) {
            if (button.getName().equals(CLOSE)) start = layout.controlMargin() + button.getWidth() + UiContext.UNIT;
            else end -= button.getWidth();
        }
        room = new Rectangle(start, 0, end - start, 0);
        this.title = title;
        if (steps + again == 1) {
            place(title(room.width), start, room.width);
            return this;
        }
        TextActor number = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, look.theme().softInk(), TextActor.Place.CENTRE)
            .line(count);
        float gap = 2 * UiContext.UNIT;
        float numberStart = end - number.textWidth() - (buttons.isEmpty() ? 0 : UiContext.UNIT);
        place(number, numberStart, number.textWidth());
        float left = numberStart - gap - start;
        boolean isTitled = layout.width() >= ROOM_FOR_WORDS || buttons.isEmpty();
        float most = buttons.isEmpty() ? layout.width() * PROGRESS_IN_FRAME : LONGEST_PROGRESS;
        float longest = isTitled ? Math.min(most, Math.max(LEAST_PROGRESS, left / 2)) : left;
        progress = new LessonProgress(look, steps, again, longest);
        place(progress, numberStart - gap - longest, longest);
        if (isTitled) place(title(left - longest - gap), start, left - longest - gap);
        return this;
    }

    /** Says in place of how far one is that all is done. */
    void showSolved() {
        if (isSolved) return;
        isSolved = true;
        for (Actor each : getChildren().toArray()) if (!(each instanceof ControlButton)) each.remove();
        progress = null;
        TagPill tag = new TagPill(look, Said.Kind.RIGHT, look.texts().say("learn.solved"), room.width);
        place(tag, room.x + room.width - tag.getWidth(), tag.getWidth());
        float left = room.width - tag.getWidth() - UiContext.UNIT;
        place(title(left), room.x, left);
    }

    void show(int open, LessonProgress.Now now) {
        if (progress != null) progress.show(open, now);
    }

    /** A long one in two lines. */
    private TextActor title(float room) {
        TextActor words = new TextActor(look, TextStyle.SERIF, layout.width() < ROOM_FOR_WORDS ? UiContext.TITLE : TITLE,
            look.theme().ink(), TextActor.Place.START).line(title);
        if (words.textWidth() <= room) return words;
        words.line("");
        return new TextActor(look, TextStyle.SERIF, UiContext.STRONG, look.theme().ink(), TextActor.Place.START).wrapped(title, room);
    }

    private void place(Actor actor, float start, float width) {
        Rectangle bar = layout.bar();
        float height = actor instanceof TextActor ? bar.height : actor.getHeight();
        float x = layout.mirrored() ? layout.width() - start - width : start;
        actor.setBounds(look.snap(x), look.snap(bar.y + (bar.height - height) / 2), width, height);
        addActor(actor);
    }

    AccessibilityTree.Region region() {
        return ControlButton.region("controls", look.texts().say("table.controls"), buttons, getHeight());
    }
}
