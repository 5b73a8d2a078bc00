package uniboard.stage.kit;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.text.TextStyle;

/** A sheet of paper in the middle of the screen: a heading, what closes it, and what is laid on it again whenever it changes. */
public abstract class PaperSheet extends Sheet {
    protected static final String CLOSE = "control:close";
    /** Height of the heading. */
    protected static final float TOP = 48;
    protected static final float PADDING = 2 * UiContext.UNIT;

    private final UiContext look;
    private final Screen screen;
    private final String title;
    private final Panel paper;
    private final Group content = new Group();
    private final List<Actor> controls = new ArrayList<>();
    private final List<String> labels = new ArrayList<>();

    /**
     * @param screen below
     * @param width  of the paper
     * @param height of the paper
     */
    protected PaperSheet(UiContext look, Screen screen, String title, float width, float height) {
        super(look, screen.getWidth(), screen.getHeight(), title, screen::close);
        this.look = look;
        this.screen = screen;
        this.title = title;
        paper = new Panel(look);
        float bottom = Math.max(0, (screen.getHeight() - height) / 2);
        paper.setBounds(look.snap((screen.getWidth() - width) / 2), look.snap(bottom), width, height);
        addActor(paper);
        content.setTransform(false);
        content.setTouchable(Touchable.childrenOnly);
        content.setSize(width, height);
        paper.addActor(content);
    }

    /** The width that a paper has at most, on a screen that may be narrower. */
    protected static float widthOf(Screen screen, float widest) {
        return Math.min(widest, screen.getWidth() - 2 * UiContext.UNIT);
    }

    protected final float paperWidth() {
        return content.getWidth();
    }

    protected final float paperHeight() {
        return content.getHeight();
    }

    /** Between the paddings. */
    protected final float inner() {
        return paperWidth() - 2 * PADDING;
    }

    /** Takes everything off the paper but the heading. */
    protected final void clearPaper() {
        content.clearChildren();
        controls.clear();
        labels.clear();
        float room = paperWidth() - PADDING - UiContext.TOUCH - 2;
        TextActor heading = heading(room);
        heading.setBounds(mirrored(PADDING, room), paperHeight() - TOP, room, TOP);
        content.addActor(heading);
        add(new ControlButton(look, CLOSE, "icon-close", look.texts().say("table.close"), ControlButton.Word.UNSEEN, chooser()),
            paperWidth() - UiContext.TOUCH - 2, paperHeight() - TOP + 2);
    }

    /** Smaller where it is too long, and in two lines where that isn't enough. */
    private TextActor heading(float room) {
        TextActor heading = new TextActor(look, TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START).line(title);
        if (heading.textWidth() <= room) return heading;
        heading.line("");
        return new TextActor(look, TextStyle.SERIF, UiContext.STRONG, look.theme().ink(), TextActor.Place.START).wrapped(title, room);
    }

    /** Hands on the names of places that are tapped. */
    protected final Consumer<String> chooser() {
        return this::chosen;
    }

    /** Lays something that has its place. */
    protected final void put(Actor actor) {
        content.addActor(actor);
    }

    /** Lays a control, at the end of those laid before. */
    protected final void add(ControlButton button, float x, float y) {
        add(button, "", x, y);
    }

    /** As {@link #add(ControlButton, float, float)}, a button that doesn't know its label. */
    protected final void add(Actor button, String label, float x, float y) {
        button.setPosition(look.snap(mirrored(x, button.getWidth())), look.snap(y));
        content.addActor(button);
        controls.add(button);
        labels.add(label);
    }

    /** Where something begins, from the left, that begins {@code x} from where lines do. */
    protected final float mirrored(float x, float width) {
        return look.rightToLeft() ? paperWidth() - x - width : x;
    }

    /** All that was {@link #add added}. */
    protected final AccessibilityTree.Region controls() {
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (int i = 0; i < controls.size(); i++) {
            Actor control = controls.get(i);
            places.add(control instanceof ControlButton button ? button.place(getHeight(), i)
                : Target.place(control, getHeight(), labels.get(i), AccessibilityTree.State.PLAIN, i));
        }
        return new AccessibilityTree.Region("sheet", AccessibilityTree.Region.Kind.TOOLBAR, look.texts().say("table.controls"), places);
    }

    /** Has the outline told again, after something was laid. */
    protected final void changed() {
        screen.sheetChanged();
    }
}
