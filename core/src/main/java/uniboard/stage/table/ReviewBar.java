package uniboard.stage.table;

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
import uniboard.stage.review.MomentsSheet;
import uniboard.text.TextStyle;

/** Around a reviewed board: the way out, which position is seen, and the ways to others. */
final class ReviewBar extends Group {
    static final String CLOSE = "control:close";

    private final UiContext look;
    private final Consumer<String> chosen;
    private final List<ControlButton> navigationButtons = new ArrayList<>();
    private final List<ControlButton> controls = new ArrayList<>();
    private final TextActor position;

    /** @param foot where the ways stand side by side; null: the moments' list is opened from the bar, and there is no room for them */
    ReviewBar(UiContext look, TableLayout layout, String title, Rectangle foot, Consumer<String> chosen) {
        this.look = look;
        this.chosen = chosen;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        setSize(layout.width(), layout.height());
        Rectangle bar = layout.bar();
        float margin = layout.controlMargin();
        float end = bar.width - margin;
        position = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, look.theme().ink(),
            foot == null ? TextActor.Place.END : TextActor.Place.CENTRE);
        if (foot == null) {
            ControlButton list = control(controls, MomentsSheet.OPENER, "icon-moves", "review.moments");
            end -= list.getWidth();
            place(list, mirrored(end, list.getWidth()), bar);
            float room = bar.width / 2;
            position.setBounds(mirrored(end - room, room), bar.y, room, bar.height);
        } else {
            position.setBounds(foot.x, foot.y, foot.width, foot.height);
            addNavigationButton(foot, 0, MoveLog.FIRST, "icon-first", "table.first");
            addNavigationButton(foot, 1, MoveLog.PREVIOUS, "icon-previous", "table.previous");
            addNavigationButton(foot, 4, MoveLog.NEXT, "icon-next", "table.next");
            addNavigationButton(foot, 5, MoveLog.LAST, "icon-last", "table.toEnd");
        }
        addActor(position);
        if (foot != null) {
            end = addBefore(TableControls.MORE, "icon-menu", "table.more", bar, end);
            end = addBefore(TableControls.RULES, "icon-rules", "table.rules", bar, end);
            addBefore(GameMenu.SHARE, "icon-share", "share.title", bar, end);
        }
        ControlButton close = control(controls, CLOSE, "icon-close", "table.close");
        place(close, mirrored(margin, close.getWidth()), bar);
        TextActor heading = new TextActor(look, TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START).line(title);
        float start = margin + close.getWidth() + UiContext.UNIT;
        heading.setBounds(mirrored(start, heading.textWidth()), bar.y, heading.textWidth(), bar.height);
        addActor(heading);
    }

    /** @return where the next one ends */
    private float addBefore(String name, String icon, String key, Rectangle bar, float end) {
        ControlButton button = new ControlButton(look, name, icon, look.texts().say(key), ControlButton.Word.BESIDE, chosen);
        controls.add(0, button);
        place(button, mirrored(end - button.getWidth(), button.getWidth()), bar);
        return end - button.getWidth();
    }

    private float mirrored(float x, float width) {
        return look.mirrored(x, width, getWidth());
    }

    private ControlButton control(List<ControlButton> list, String name, String icon, String key) {
        ControlButton button = new ControlButton(look, name, icon, look.texts().say(key), ControlButton.Word.UNSEEN, chosen);
        list.add(button);
        return button;
    }

    /** Time runs from left to right in every language. */
    private void addNavigationButton(Rectangle foot, int sixth, String name, String icon, String key) {
        ControlButton button = control(navigationButtons, name, icon, key);
        place(button, foot.x + foot.width / 6 * sixth + (foot.width / 6 - button.getWidth()) / 2, foot);
    }

    private void place(ControlButton button, float x, Rectangle row) {
        button.setPosition(look.snap(x), look.snap(row.y + (row.height - button.getHeight()) / 2));
        addActor(button);
    }

    /** @param ply of the position that the board shows */
    void show(String words, int ply, int plies) {
        position.line(words);
        for (int i = 0; i < navigationButtons.size(); i++) navigationButtons.get(i).setAvailable(i < 2 ? ply > 0 : ply < plies);
    }

    List<AccessibilityTree.Region> regions() {
        List<AccessibilityTree.Region> regions = new ArrayList<>();
        if (!navigationButtons.isEmpty())
            regions.add(ControlButton.region("log", look.texts().say("table.navigation"), navigationButtons, getHeight()));
        regions.add(ControlButton.region("controls", look.texts().say("table.controls"), controls, getHeight()));
        return regions;
    }
}
