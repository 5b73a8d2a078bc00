package uniboard.stage.review;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import java.util.function.Consumer;
import uniboard.match.KeyMoment;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.SpotList;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** Where the moves that mattered are told, beside the board or below it. */
public abstract class MomentPanel extends Panel {
    /** Of a moment: followed by the moves made before it. */
    public static final String MOMENT = "moment:";
    private static final float BAR = 6;
    private static final float MORE_FOR_MAIN = 0.5f;

    /**
     * What can be done with a moment.
     *
     * @param isMain whether most people want it next
     */
    public record Act(String place, String label, boolean isMain) {
    }

    /**
     * What is told.
     *
     * @param moments in their order
     * @param open    at which the board stands; null where it stands elsewhere
     * @param sentences of the open moment or of the position that the board shows
     * @param acts    with the open moment, or with the review while it goes on
     * @param done    of the moves, from 0 to 1
     * @param shown   the moves made before the position that the board shows
     */
    public record Shown(List<KeyMoment> moments, KeyMoment open, List<String> sentences, List<Act> acts, float done, int shown) {
        /** The nearest moment before the position shown, with a negative way, or after it; null where there is none. */
        public KeyMoment next(int way) {
            KeyMoment next = null;
            for (KeyMoment moment : moments) {
                if (way > 0 && moment.ply() > shown && next == null || way < 0 && moment.ply() < shown) next = moment;
            }
            return next;
        }
    }

    final UiContext look;
    final ReviewWords words;
    final Consumer<String> chosen;
    final SpotList spots = new SpotList();

    MomentPanel(UiContext look, ReviewWords words, float width, float height, Consumer<String> chosen) {
        super(look);
        this.look = look;
        this.words = words;
        this.chosen = chosen;
        setSize(width, height);
        setTouchable(Touchable.childrenOnly);
    }

    public abstract void show(Shown shown);

    /** Scrolls to what has the keyboard's focus. */
    public void reveal(String place) {
    }

    /** Side by side. */
    final Group buttons(List<Act> acts, float width) {
        Group row = Target.group(0, 0, width, acts.isEmpty() ? 0 : UiContext.TOUCH);
        float shares = acts.size();
        for (Act act : acts) if (act.isMain()) shares += MORE_FOR_MAIN;
        float x = 0;
        float room = width - (acts.size() - 1) * UiContext.UNIT;
        for (Act act : acts) {
            float wide = look.snap(room * (act.isMain() ? 1 + MORE_FOR_MAIN : 1) / shares);
            addButton(row, act, look.mirrored(x, wide, width), 0, wide);
            x += wide + UiContext.UNIT;
        }
        return row;
    }

    final void addButton(Group parent, Act act, float x, float y, float width) {
        Group button = act.isMain() ? new MainButton(look, act.label(), width, UiContext.TOUCH)
            : new PlainButton(look, act.label(), null, width, UiContext.TOUCH);
        Target.make(button, act.place(), chosen);
        button.setPosition(x, y);
        parent.addActor(button);
    }

    final void spotActs(Group parent, List<Act> acts) {
        for (Act act : acts) spots.add(parent.findActor(act.place()), act.label());
    }

    final ControlButton control(String name, String icon, String key) {
        return new ControlButton(look, name, icon, look.texts().say(key), ControlButton.Word.UNSEEN, chosen);
    }

    final TextActor text(TextStyle style, float size, Color ink, TextActor.Place place) {
        return new TextActor(look, style, size, ink, place);
    }

    /** How far the review has come. */
    final void addProgress(Group parent, float x, float y, float width, float done) {
        Picture ground = new Picture(look.art().region("pixel"), look.theme().line());
        ground.setBounds(x, y, width, BAR);
        parent.addActor(ground);
        Picture bar = new Picture(look.art().region("pixel"), look.theme().good());
        bar.setBounds(look.rightToLeft() ? x + width * (1 - done) : x, y, width * done, BAR);
        parent.addActor(bar);
    }

    final float mirrored(float x, float width) {
        return look.mirrored(x, width, getWidth());
    }

    /** @param label of all */
    public final AccessibilityTree.Region region(String label, float screenHeight) {
        return spots.region("moments", AccessibilityTree.Region.Kind.LIST, label, screenHeight);
    }
}
