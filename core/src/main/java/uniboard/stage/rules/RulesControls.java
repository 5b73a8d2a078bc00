package uniboard.stage.rules;

import com.badlogic.gdx.math.Rectangle;
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

/** Leads from page to page and back to where the rules were asked for: a bar, on a tall window with a footer. */
final class RulesControls extends Group {
    static final String CLOSE = "control:close";
    static final String LEARN = "control:learn";
    static final String CONTENTS = "control:contents";
    static final String PREVIOUS = "control:previous";
    static final String NEXT = "control:next";

    private static final float ROOM_FOR_WORDS = 900;
    private static final float NUMBER = 64;

    private final UiContext look;
    private final TableLayout layout;
    private final Consumer<String> chosen;
    private final ControlButton close;
    /** Null where there are no lessons. */
    private final ControlButton learn;
    private final ControlButton previous;
    private final ControlButton next;
    /** Null where the contents are shown all the time. */
    private final ControlButton contents;
    private final TextActor number;

    RulesControls(UiContext look, TableLayout layout, String title, boolean opensContents, boolean leadsToLessons,
        Consumer<String> chosen) {
        this.look = look;
        this.layout = layout;
        this.chosen = chosen;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        setSize(layout.width(), layout.height());
        boolean tall = layout.shape() == TableLayout.Shape.TALL;
        ControlButton.Word besideIcons = layout.width() < ROOM_FOR_WORDS ? ControlButton.Word.UNSEEN : ControlButton.Word.BESIDE;
        ControlButton.Word word = tall ? ControlButton.Word.BELOW : besideIcons;
        // Pages are turned the way the language runs.
        boolean mirrored = layout.mirrored();
        close = button(CLOSE, "icon-close", "table.close", ControlButton.Word.UNSEEN);
        learn = leadsToLessons ? button(LEARN, "icon-learn", "learn.open", besideIcons) : null;
        previous = button(PREVIOUS, mirrored ? "icon-next" : "icon-previous", "rules.previous", word);
        next = button(NEXT, mirrored ? "icon-previous" : "icon-next", "rules.next", word);
        contents = opensContents ? button(CONTENTS, "icon-rules", "rules.contents", word) : null;
        number = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().softInk(), TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT);
        addActor(number);
        if (tall) layTall(title);
        else layWide(title);
    }

    private ControlButton button(String name, String icon, String key, ControlButton.Word word) {
        ControlButton button = new ControlButton(look, name, icon, look.texts().say(key), word, chosen);
        addActor(button);
        return button;
    }

    private void layTall(String title) {
        Rectangle footer = layout.footer();
        float each = footer.width / 3;
        List<ControlButton> row = List.of(previous, contents, next);
        for (int i = 0; i < row.size(); i++) {
            row.get(i).setBounds(0, 0, each, footer.height);
            place(row.get(i), i * each, footer.y);
        }
        Rectangle bar = layout.bar();
        place(close, 0, bar.y + (bar.height - close.getHeight()) / 2);
        float end = bar.width - NUMBER;
        if (learn != null) end = placeBefore(learn, end);
        addTitle(title, UiContext.TOUCH + UiContext.UNIT, end - UiContext.TOUCH - UiContext.UNIT);
        number.setBounds(layout.mirrored() ? 0 : bar.width - NUMBER, bar.y, NUMBER, bar.height);
    }

    private void layWide(String title) {
        Rectangle bar = layout.bar();
        float margin = layout.play().x;
        float x = bar.width - Math.max(2, margin - 10);
        x = placeBefore(next, x);
        x -= NUMBER;
        number.setBounds(layout.mirrored() ? layout.width() - x - NUMBER : x, bar.y, NUMBER, bar.height);
        x = placeBefore(previous, x);
        if (contents != null) x = placeBefore(contents, x);
        if (learn != null) x = placeBefore(learn, x);
        float left = layout.controlMargin();
        place(close, left, bar.y + (bar.height - close.getHeight()) / 2);
        left += close.getWidth() + UiContext.UNIT;
        addTitle(title, left, x - left - UiContext.UNIT);
    }

    /** Returns where the next one to the left may end. */
    private float placeBefore(ControlButton button, float end) {
        Rectangle bar = layout.bar();
        place(button, end - button.getWidth(), bar.y + (bar.height - button.getHeight()) / 2);
        return end - button.getWidth();
    }

    private void addTitle(String title, float x, float width) {
        Rectangle bar = layout.bar();
        TextActor text = new TextActor(look, TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START).line(title);
        text.setBounds(layout.mirrored() ? layout.width() - x - width : x, bar.y, width, bar.height);
        addActor(text);
    }

    private void place(ControlButton button, float x, float y) {
        button.setPosition(look.snap(layout.mirrored() ? layout.width() - x - button.getWidth() : x), look.snap(y));
    }

    /** @param page from 0 */
    void show(int page, int pages) {
        number.line(page + 1 + " / " + pages);
        previous.setAvailable(page > 0);
        next.setAvailable(page < pages - 1);
    }

    AccessibilityTree.Region region() {
        List<ControlButton> buttons = new ArrayList<>(List.of(previous, next));
        if (learn != null) buttons.add(learn);
        if (contents != null) buttons.add(contents);
        buttons.add(close);
        return ControlButton.region("controls", look.texts().say("table.controls"), buttons, layout.height());
    }
}
