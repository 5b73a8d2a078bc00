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
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** Above a lesson: its title, how far one is, the way to the other lessons and the way out. */
final class LessonBar extends Group {
    static final String CLOSE = "control:close";
    static final String CONTENTS = "control:contents";

    private static final float ROOM_FOR_WORDS = 700;
    private static final float NUMBER = 56;

    private final UiContext look;
    private final TableLayout layout;
    private final ControlButton close;
    private final ControlButton contents;

    /** @param step from 0 */
    LessonBar(UiContext look, TableLayout layout, LessonUse use, String title, int step, int steps, Consumer<String> chosen) {
        this.look = look;
        this.layout = layout;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        setSize(layout.width(), layout.height());
        ControlButton.Word word = layout.width() < ROOM_FOR_WORDS ? ControlButton.Word.UNSEEN : ControlButton.Word.BESIDE;
        close = new ControlButton(look, CLOSE, "icon-close", look.texts().say("table.close"), ControlButton.Word.UNSEEN, chosen);
        contents = new ControlButton(look, CONTENTS, "icon-rules", look.texts().say("learn.lessons"), word, chosen);
        Rectangle bar = layout.bar();
        float margin = Math.max(0, layout.play().x - 11);
        float end = bar.width - margin;
        boolean isListed = use == LessonUse.COURSE;
        float closing = use.leadsBack() ? close.getWidth() + UiContext.UNIT : 0;
        float listing = isListed ? contents.getWidth() : 0;
        if (use.leadsBack()) place(close, margin, close.getWidth());
        if (isListed) place(contents, end - listing, listing);
        TextActor number = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().softInk(), TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT).line(step + 1 + " / " + steps);
        float numberStart = end - listing - NUMBER;
        place(number, numberStart, NUMBER);
        float start = use.leadsBack() ? margin + closing : Math.max(margin, UiContext.UNIT);
        place(title(title, numberStart - start), start, numberStart - start);
    }

    /** A long one in two lines. */
    private TextActor title(String title, float room) {
        TextActor words = new TextActor(look, TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START).line(title);
        if (words.textWidth() <= room) return words;
        words.line("");
        return new TextActor(look, TextStyle.SERIF, UiContext.STRONG, look.theme().ink(), TextActor.Place.START).wrapped(title, room);
    }

    private void place(Actor actor, float start, float width) {
        Rectangle bar = layout.bar();
        float height = actor instanceof ControlButton ? actor.getHeight() : bar.height;
        float x = layout.mirrored() ? layout.width() - start - width : start;
        actor.setBounds(look.snap(x), look.snap(bar.y + (bar.height - height) / 2), width, height);
        addActor(actor);
    }

    AccessibilityTree.Region region() {
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (ControlButton button : List.of(contents, close)) {
            if (button.getParent() != null) places.add(button.place(getHeight(), places.size()));
        }
        return new AccessibilityTree.Region("controls", AccessibilityTree.Region.Kind.TOOLBAR, look.texts().say("table.controls"), places);
    }
}
