package uniboard.stage.rules;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Message;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.Settings;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.MiniBoard;
import uniboard.text.TextStyle;

/** A board with, where it can play or be played, a button below it and beside the button what is played. */
final class RulesExampleView extends Group {
    static final String EXAMPLE = "control:example";
    static final String PRACTISE = "control:practise";

    private static final float ROW = 56;
    /** Of the board with its cards, in parts of the width: hands above and below the board where there is room for that. */
    private static final float HIGHEST = 1.3f;
    /** The board is laid out at least as large as this and shown smaller: what is small on it then stays in proportion. */
    private static final float LAID_OUT = 440;

    private final UiContext look;
    private final String act;
    private final Consumer<String> chosen;
    private final Runnable changed;
    private final RulesExample example;
    private final Group row = new Group();
    private MainButton button;

    /**
     * @param act     what its button does: {@link #EXAMPLE}, if there is anything to play, or {@link #PRACTISE}
     * @param changed told whenever what is shown or said has changed
     */
    RulesExampleView(UiContext look, RulesBook book, RulesFigure.Board board, Rectangle box, String act, Consumer<String> chosen,
        Runnable changed) {
        this.look = look;
        this.act = act;
        this.chosen = chosen;
        this.changed = changed;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        float height = Math.min(box.height - ROW, box.width * HIGHEST);
        setBounds(look.snap(box.x), look.snap(box.y + box.height - height - ROW), box.width, height + ROW);
        float zoom = Math.max(1, LAID_OUT / Math.max(box.width, height));
        MiniBoard figure = new MiniBoard(look, book.scene(), box.width, height, zoom, Settings.ON);
        figure.setPosition(0, ROW);
        addActor(figure);
        example = new RulesExample(book.game(), board, figure, this::tell);
        addActor(example);
        if (!hasButton()) return;
        Group face = Target.group(0, ROW, box.width, height);
        Target.make(face, act, chosen);
        addActor(face);
        row.setTransform(false);
        row.setSize(box.width, ROW);
        addActor(row);
        layRow();
    }

    boolean hasButton() {
        return act.equals(PRACTISE) || example.hasMoves();
    }

    boolean isPlaying() {
        return example.isPlaying();
    }

    /** Begins to play, or stops. */
    void toggle() {
        if (example.isPlaying()) example.stop();
        else example.play();
    }

    /** The move shown now, in words; empty while none is. */
    String said() {
        Message said = example.said();
        return said == null ? "" : look.texts().say(said);
    }

    private void tell() {
        layRow();
        changed.run();
    }

    private String label() {
        if (act.equals(PRACTISE)) return look.texts().say("rules.practise");
        return look.texts().say(example.isPlaying() ? "rules.stop" : "rules.play");
    }

    private void layRow() {
        row.clearChildren();
        TextActor measure = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, look.theme().ink(),
            TextActor.Place.START).line(label());
        float width = (float) Math.ceil(measure.textWidth()) + 4 * UiContext.UNIT;
        measure.line("");
        boolean mirrored = look.rightToLeft();
        boolean alone = said().isEmpty();
        float x = alone ? (row.getWidth() - width) / 2 : mirrored ? row.getWidth() - width : 0;
        button = new MainButton(look, label(), width, UiContext.TOUCH);
        button.setPosition(look.snap(x), (ROW - UiContext.TOUCH) / 2);
        Target.make(button, act, chosen);
        row.addActor(button);
        if (alone) return;
        float room = row.getWidth() - width - 2 * UiContext.UNIT;
        TextActor words = words(UiContext.BODY, room);
        if (words.textHeight() > ROW) {
            words.line("");
            words = words(UiContext.SMALL, room);
        }
        words.setBounds(mirrored ? 0 : width + 2 * UiContext.UNIT, 0, room, ROW);
        row.addActor(words);
    }

    private TextActor words(int size, float room) {
        return new TextActor(look, TextStyle.SANS_BOLD, size, look.theme().ink(), TextActor.Place.START).wrapped(said(), room);
    }

    AccessibilityTree.Region region(float screenHeight) {
        return new AccessibilityTree.Region("example", AccessibilityTree.Region.Kind.TOOLBAR, look.texts().say("rules.example"),
            List.of(Target.place(button, screenHeight, label(), AccessibilityTree.State.PLAIN, 0)));
    }
}
