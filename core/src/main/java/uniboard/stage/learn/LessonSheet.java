package uniboard.stage.learn;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import uniboard.learn.Book;
import uniboard.learn.Lesson;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.AccessibilityTree.Block;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;
import uniboard.stage.rules.RulesText;

/** The words of a step, what is answered, the sentences to choose among and the buttons of what can be done. */
final class LessonSheet extends Group {
    static final String OPTION = "control:option:";

    private static final float ROOMY = 600;
    /** From a line of words to the next, in parts of their size. */
    private static final float LINE = 1.4f;
    private static final float PADDING = LessonLayout.PADDING;
    private static final float STEP = UiContext.TOUCH + UiContext.UNIT / 2f;

    private final UiContext look;
    private final LessonLayout layout;
    private final float size;
    private final Consumer<String> chosen;
    private final List<Actor> buttons = new ArrayList<>();
    private final List<String> labels = new ArrayList<>();

    /** A button of what can be done. */
    record Button(String name, String label, Weight weight) {
        enum Weight { MAIN, DONE, PLAIN }
    }

    LessonSheet(UiContext look, TableLayout window, LessonLayout layout, Consumer<String> chosen) {
        this.look = look;
        this.layout = layout;
        this.chosen = chosen;
        size = size(window);
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        setSize(window.width(), window.height());
    }

    private static float size(TableLayout window) {
        return Math.min(window.width(), window.height()) >= ROOMY ? UiContext.STRONG : UiContext.BODY;
    }

    /**
     * How high the sheet must be for the words, and for any answer, to be seen without scrolling.
     *
     * @param lines below the task, at least
     */
    static float heightFor(UiContext look, TableLayout window, Lesson.Step step, int lines) {
        float width = LessonLayout.wordsWidth(window) - 2 * PADDING;
        float words = height(look, width, blocks(step, "", true), window);
        for (String reply : step.replies().values()) words = Math.max(words, height(look, width, blocksThatFit(step, reply), window));
        words = Math.max(words, height(look, width, blocksThatFit(step, " "), window) + lines * size(window) * LINE);
        return words + 2 * PADDING + step.options().size() * STEP;
    }

    private static float height(UiContext look, float width, List<Block> blocks, TableLayout window) {
        RulesText text = new RulesText(look, width, 1, blocks, size(window), () -> { });
        float height = text.textHeight();
        text.clearChildren();
        return height;
    }

    /**
     * @param reply   what is answered; empty while there is nothing to say
     * @param goesOn  whether the task is still to be done
     * @param offered what can be done, what most people want next first
     * @param options the sentences to choose among
     */
    void show(Lesson.Step step, String reply, boolean goesOn, List<Button> offered, Map<String, String> options) {
        clearChildren();
        buttons.clear();
        labels.clear();
        Rectangle box = layout.words();
        Panel panel = new Panel(look);
        panel.setBounds(look.snap(box.x), look.snap(box.y), box.width, box.height);
        addActor(panel);
        boolean areButtonsWithin = layout.buttons().y >= box.y;
        float bottom = box.y + PADDING + (areButtonsWithin ? STEP + UiContext.UNIT : 0);
        bottom = layOptions(options, bottom);
        RulesText words = new RulesText(look, box.width - 2 * PADDING, box.y + box.height - bottom - PADDING,
            blocks(step, reply, goesOn), size, () -> { });
        words.setPosition(look.snap(box.x + PADDING), look.snap(bottom));
        addActor(words);
        layButtons(offered);
    }

    /** What is answered is seen without scrolling; until the task is done, the words that it speaks of follow. */
    private static List<Block> blocks(Lesson.Step step, String reply, boolean goesOn) {
        List<Block> blocks = new ArrayList<>();
        if (reply.isEmpty()) addWords(step, blocks);
        if (!step.task().isEmpty() && goesOn) blocks.add(new Block(Block.Kind.HEADING, step.task()));
        if (!reply.isEmpty()) blocks.add(new Block(goesOn ? Block.Kind.NOTE : Block.Kind.PARAGRAPH, reply));
        if (!reply.isEmpty() && goesOn) addWords(step, blocks);
        return blocks;
    }

    private static void addWords(Lesson.Step step, List<Block> blocks) {
        for (Book.Paragraph each : step.words())
            blocks.add(new Block(each.kind() == Book.Kind.ITEM ? Block.Kind.ITEM : Block.Kind.PARAGRAPH, each.text()));
    }

    /** As much as the board leaves room for: what doesn't fit below an answer is scrolled to. */
    private static List<Block> blocksThatFit(Lesson.Step step, String reply) {
        List<Block> blocks = blocks(step, reply, true);
        return step.options().isEmpty() ? blocks.subList(0, blocks.size() - step.words().size()) : blocks;
    }

    private void layButtons(List<Button> offered) {
        if (offered.isEmpty()) return;
        Rectangle row = layout.buttons();
        float width = (row.width - (offered.size() - 1) * UiContext.UNIT) / offered.size();
        float x = row.x;
        for (Button each : offered) {
            Actor button = switch (each.weight()) {
                case MAIN -> new MainButton(look, each.label(), width, UiContext.TOUCH);
                case DONE -> new MainButton(look, each.label(), "icon-check", width, UiContext.TOUCH);
                case PLAIN -> new PlainButton(look, each.label(), null, width, UiContext.TOUCH);
            };
            add(button, each.name(), each.label(), look.rightToLeft() ? 2 * row.x + row.width - x - width : x, row.y);
            x += width + UiContext.UNIT;
        }
    }

    /** From the lowest up. */
    private float layOptions(Map<String, String> sentences, float bottom) {
        List<Map.Entry<String, String>> options = new ArrayList<>(sentences.entrySet());
        float y = bottom + options.size() * STEP;
        for (Map.Entry<String, String> option : options) {
            y -= STEP;
            Actor button = new PlainButton(look, option.getValue(), null, layout.words().width - 2 * PADDING, UiContext.TOUCH);
            add(button, OPTION + option.getKey(), option.getValue(), layout.words().x + PADDING, y);
        }
        return bottom + options.size() * STEP;
    }

    private void add(Actor button, String name, String label, float x, float y) {
        button.setPosition(look.snap(x), look.snap(y));
        Target.make(button, name, chosen);
        addActor(button);
        buttons.add(button);
        labels.add(label);
    }

    AccessibilityTree.Region region() {
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (int i = 0; i < buttons.size(); i++)
            places.add(Target.place(buttons.get(i), getHeight(), labels.get(i), AccessibilityTree.State.PLAIN, i));
        return new AccessibilityTree.Region("step", AccessibilityTree.Region.Kind.TOOLBAR, look.texts().say("learn.step"), places);
    }
}
