package uniboard.stage.learn;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import uniboard.learn.Lesson;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.ScrollArea;
import uniboard.stage.kit.SpotList;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;

/** The words of a step, what is answered, the sentences to choose among and the buttons of what can be done. */
final class LessonSheet extends Group {
    static final String OPTION = "control:option:";

    private static final float STEP = UiContext.TOUCH + UiContext.UNIT / 2f;
    private static final float LARGE_BUTTON = 52;
    /** Beside the words, for what shows that they scroll. */
    private static final float THUMB = 8;
    /** How far a task stands from the edges where it has no paper. */
    private static final float BARE_TASK = 10;

    private final UiContext look;
    private final LessonLayout layout;
    private final boolean roomy;
    private final float padding;
    private final Consumer<String> chosen;
    private final SpotList buttons = new SpotList();
    private Panel paper;
    /** Null before anything was. */
    private Content shown;

    /**
     * A button of what can be done.
     *
     * @param icon before the words, or null
     */
    record Button(String name, String label, String icon, Weight weight) {
        enum Weight { MAIN, PLAIN, LINK }
    }

    /**
     * What the sheet shows.
     *
     * @param tag     says that the step comes again; else empty
     * @param told    what the page around the lesson has been told; else empty
     * @param goesOn  whether the task is still to be done
     * @param found   how many places are found, of how many that are to be found
     * @param offered what can be done, what most people want next first
     * @param options the sentences to choose among
     */
    record Content(Lesson.Step step, String tag, String told, Said said, boolean goesOn, int found, int all, List<Button> offered,
        Map<String, String> options) {
    }

    LessonSheet(UiContext look, TableLayout window, LessonLayout layout, Consumer<String> chosen) {
        this.look = look;
        this.layout = layout;
        this.chosen = chosen;
        roomy = LessonLayout.isRoomy(window);
        padding = padding(roomy, layout.form());
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
        setSize(window.width(), window.height());
    }

    private static float padding(boolean roomy, LessonLayout.Form form) {
        return form.isFramed() ? 0 : roomy ? 3 * UiContext.UNIT : 12;
    }

    /**
     * How high the words' room must be for them, and for any answer, to be seen without scrolling.
     *
     * @param isCounted whether found places are counted
     */
    static float heightFor(UiContext look, TableLayout window, LessonLayout.Form form, Lesson.Step step, boolean isCounted) {
        boolean roomy = LessonLayout.isRoomy(window);
        float padding = padding(roomy, form);
        float width = LessonLayout.wordsWidth(window, form) - 2 * padding;
        int pips = isCounted ? 1 : 0;
        float words = new StepColumn(look, width, roomy).words(step).task(step).pips(0, pips).depth();
        // A small frame leaves the room to the board: long answers are scrolled.
        if (form == LessonLayout.Form.FRAMED_ABOVE) return words + heightOf(step.options());
        for (String reply : step.replies().values()) {
            Said said = new Said(Said.Kind.HINT, look.texts().say("table.hint"), reply);
            StepColumn column = new StepColumn(look, width, roomy).task(step).pips(0, pips).reply(said, 0);
            // Without options an answer brings its own paper, unless the buttons stand beside it.
            boolean isFilled = step.options().isEmpty() && form != LessonLayout.Form.ABOVE_ROOMY;
            words = Math.max(words, column.depth() - (isFilled ? 2 * padding : 0));
        }
        return words + 2 * padding + heightOf(step.options());
    }

    private static float heightOf(Map<String, String> sentences) {
        return sentences.isEmpty() ? 0 : sentences.size() * STEP + UiContext.UNIT;
    }

    void show(Content content) {
        // What is said already doesn't appear once more.
        if (content.equals(shown)) return;
        shown = content;
        clearChildren();
        buttons.clear();
        Rectangle room = layout.words();
        float optionsHeight = heightOf(content.options());
        float buttonHeight = roomy ? LARGE_BUTTON : UiContext.TOUCH;
        boolean areButtonsWithin = layout.buttons() == null && !content.offered().isEmpty();
        float below = optionsHeight + (areButtonsWithin ? buttonHeight + (roomy ? 18 : UiContext.UNIT) : 0);
        // Above the table an answer takes all the room of the words, and brings its own paper.
        boolean isRow = layout.form() == LessonLayout.Form.ABOVE_ROOMY;
        boolean isFilled = !layout.isBeside() && !isRow && content.said().kind() != Said.Kind.NOTE && optionsHeight == 0;
        boolean isBare = isFilled || layout.form().isFramed();
        float inset = isBare ? 0 : padding;
        float beside = isRow ? layout.buttons().width + 3 * UiContext.UNIT : 0;
        StepColumn column = column(content, room.width - 2 * inset - beside, isFilled ? room.height : 0);
        boolean isLow = layout.form() == LessonLayout.Form.BESIDE;
        float height = isLow ? Math.min(room.height, column.depth() + below + 2 * padding) : room.height;
        float bottom = look.snap(room.y + room.height - height);
        paper = new Panel(look);
        paper.setBounds(look.snap(room.x), bottom, room.width, look.snap(room.y + room.height) - bottom);
        if (!isBare) addActor(paper);
        layColumn(column, inset, isFilled ? 0 : below, beside);
        layOptions(content.options(), bottom + padding + below - optionsHeight, room.width - 2 * padding - beside);
        layButtons(content.offered(), layout.buttons() != null ? layout.buttons()
            : new Rectangle(room.x + padding, bottom + padding, room.width - 2 * padding, buttonHeight));
    }

    private StepColumn column(Content content, float width, float whole) {
        Said said = content.said();
        StepColumn column = new StepColumn(look, width, roomy);
        boolean isAnswered = said.kind() != Said.Kind.NOTE;
        // What the game says is seen without scrolling: the words follow it.
        boolean isNoteFirst = !isAnswered && !said.isEmpty() && !layout.isBeside();
        boolean isRead = !isAnswered && !isNoteFirst || layout.isBeside() && content.all() > 0 && content.goesOn();
        if (!content.tag().isEmpty() && !isAnswered) column.tag(content.tag());
        if (isRead) column.words(content.step());
        boolean isAnswerFirst = layout.isBeside() && said.kind() == Said.Kind.WRONG;
        if (isAnswerFirst) column.reply(said, 0);
        boolean isTaskShown = content.goesOn() || layout.form() == LessonLayout.Form.FRAMED_BESIDE;
        if (isTaskShown) column.inset(whole > 0 ? BARE_TASK : 0).task(content.step()).pips(content.found(), content.all()).inset(0);
        if (isAnswerFirst) return column;
        if (isAnswered) column.reply(said, whole);
        column.note(isAnswered ? content.told() : said.words());
        return isNoteFirst ? column.words(content.step()) : column;
    }

    /** @param beside what is taken at the end of the paper */
    private void layColumn(StepColumn column, float inset, float below, float beside) {
        ScrollArea scroll = new ScrollArea(look, () -> { });
        float height = paper.getHeight() - 2 * inset - below;
        float edge = Math.min(inset, THUMB);
        scroll.setBounds(paper.getX() + inset - edge + (look.rightToLeft() ? beside : 0), paper.getY() + inset + below,
            paper.getWidth() - 2 * (inset - edge) - beside, height);
        float depth = column.depth();
        // A few words stand in the middle of the room above a table.
        float free = layout.isBeside() || layout.form().isFramed() ? 0 : Math.max(0, height - depth) / 2;
        column.setPosition(edge, look.snap(Math.max(depth, height) - free));
        scroll.content().addActor(column);
        scroll.settle(look.snap(Math.max(depth + 2 * free, height)));
        addActor(scroll);
    }

    private void layButtons(List<Button> offered, Rectangle row) {
        int beside = 0;
        for (Button each : offered) if (each.weight() != Button.Weight.LINK) beside++;
        float width = (row.width - (beside - 1) * UiContext.UNIT) / Math.max(1, beside);
        float x = row.x;
        for (Button each : offered) {
            if (each.weight() == Button.Weight.LINK) {
                ControlButton link = new ControlButton(look, each.name(), each.icon(), each.label(), ControlButton.Word.BESIDE, chosen);
                link.setHeight(LessonLayout.LINK);
                add(link, each.label(), row.x + (row.width - link.getWidth()) / 2, row.y - link.getHeight());
                continue;
            }
            Actor button = each.weight() == Button.Weight.MAIN ? new MainButton(look, each.label(), each.icon(), width, row.height)
                : new PlainButton(look, each.label(), each.icon(), width, row.height);
            Target.make(button, each.name(), chosen);
            add(button, each.label(), row.x + look.mirrored(x - row.x, width, row.width), row.y);
            x += width + UiContext.UNIT;
        }
    }

    /** From the lowest up. */
    private void layOptions(Map<String, String> sentences, float bottom, float width) {
        float y = bottom + sentences.size() * STEP;
        for (Map.Entry<String, String> option : sentences.entrySet()) {
            y -= STEP;
            Actor button = new PlainButton(look, option.getValue(), null, width, UiContext.TOUCH);
            Target.make(button, OPTION + option.getKey(), chosen);
            add(button, option.getValue(), look.rightToLeft() ? paper.getRight() - padding - width : paper.getX() + padding, y);
        }
    }

    private void add(Actor button, String label, float x, float y) {
        button.setPosition(look.snap(x), look.snap(y));
        addActor(button);
        buttons.add(button, label);
    }

    /** The lower edge of the paper, for what stands below it. */
    float bottom() {
        return paper.getY();
    }

    /** @param label what the step is */
    AccessibilityTree.Region region(String label) {
        return buttons.region("step", AccessibilityTree.Region.Kind.TOOLBAR, label, getHeight());
    }
}
