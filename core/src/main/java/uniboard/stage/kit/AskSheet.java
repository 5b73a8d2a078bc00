package uniboard.stage.kit;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.text.TextStyle;

/** Asks for a line of text, typed on a keyboard, where the platform has no field of its own for it. */
public final class AskSheet extends Sheet {
    private static final String DONE = "control:done";
    private static final String CANCEL = "control:cancel";
    private static final float WIDTH = 400;
    private static final float PADDING = 2 * UiContext.UNIT;
    private static final float CARET = 2;
    /** Letters; of a longer text the end is seen. */
    private static final int MOST_SHOWN = 46;
    private static final char BACKSPACE = '\b';
    private static final char DELETE = 0x7f;

    private final UiContext look;
    private final Screen screen;
    private final String question;
    private final int longest;
    private final Consumer<String> answered;
    private final StringBuilder text;
    private final TextActor line;
    private final Picture caret;
    private final List<Actor> buttons = new ArrayList<>();
    private final List<String> labels = new ArrayList<>();
    private final float inner;

    /**
     * @param text    what it is now
     * @param longest how many letters it may have
     */
    public AskSheet(UiContext look, Screen screen, String question, String text, int longest, Consumer<String> answered) {
        super(look, screen.getWidth(), screen.getHeight(), question, screen::close);
        this.look = look;
        this.screen = screen;
        this.question = question;
        this.longest = longest;
        this.answered = answered;
        this.text = new StringBuilder(text);
        float width = Math.min(WIDTH, screen.getWidth() - 2 * UiContext.UNIT);
        inner = width - 2 * PADDING;
        TextActor asked = new TextActor(look, TextStyle.SANS_BOLD, UiContext.STRONG, look.theme().ink(), TextActor.Place.START);
        asked.wrapped(question, inner);
        float height = look.snap(4 * PADDING + asked.textHeight() + 2 * UiContext.TOUCH);
        Panel paper = new Panel(look);
        paper.setBounds(look.snap((screen.getWidth() - width) / 2), look.snap((screen.getHeight() - height) / 2), width, height);
        addActor(paper);
        asked.setBounds(PADDING, height - PADDING - asked.textHeight(), inner, asked.textHeight());
        paper.addActor(asked);
        float y = 2 * PADDING + UiContext.TOUCH;
        PatchPicture edge = new PatchPicture(look.art().patch("outline"), look.theme().softInk());
        edge.setBounds(PADDING, y, inner, UiContext.TOUCH);
        paper.addActor(edge);
        line = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.START);
        line.setBounds(PADDING + UiContext.UNIT, y, inner - 2 * UiContext.UNIT, UiContext.TOUCH);
        paper.addActor(line);
        caret = new Picture(look.art().region("pixel"), look.theme().ink());
        paper.addActor(caret);
        addButtons(paper);
        show();
    }

    private void addButtons(Panel paper) {
        float width = (inner - UiContext.UNIT) / 2;
        String done = look.texts().say("ask.done");
        String cancel = look.texts().say("ask.cancel");
        add(paper, new MainButton(look, done, width, UiContext.TOUCH), DONE, done, 0, width);
        add(paper, new PlainButton(look, cancel, null, width, UiContext.TOUCH), CANCEL, cancel, width + UiContext.UNIT, width);
    }

    private void add(Panel paper, Actor button, String name, String label, float x, float width) {
        Target.make(button, name, this::chosen);
        button.setPosition(look.snap(PADDING + (look.rightToLeft() ? inner - x - width : x)), PADDING);
        paper.addActor(button);
        buttons.add(button);
        labels.add(label);
    }

    private void show() {
        line.line(text.substring(Math.max(0, text.length() - MOST_SHOWN)));
        float end = PADDING + UiContext.UNIT + Math.min(line.textWidth(), inner - 2 * UiContext.UNIT) + 1;
        float x = look.rightToLeft() ? inner + 2 * PADDING - end - CARET : end;
        caret.setBounds(look.snap(x), line.getY() + 11, CARET, UiContext.TOUCH - 22);
    }

    @Override
    protected boolean takesTyping() {
        return true;
    }

    @Override
    protected void typed(char sign) {
        if (sign == '\n' || sign == '\r') {
            chosen(DONE);
            return;
        }
        if (sign == BACKSPACE) {
            removeLast();
        } else if (sign >= ' ' && sign != DELETE && text.length() < longest) {
            text.append(sign);
        }
        show();
        screen.sheetChanged();
    }

    private void removeLast() {
        int end = text.length() - 1;
        if (end > 0 && Character.isLowSurrogate(text.charAt(end))) end--;
        if (end >= 0) text.setLength(end);
    }

    @Override
    protected List<AccessibilityTree.Region> regions() {
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (int i = 0; i < buttons.size(); i++) {
            places.add(Target.place(buttons.get(i), getHeight(), labels.get(i), AccessibilityTree.State.PLAIN, i));
        }
        return List.of(new AccessibilityTree.Region("ask", AccessibilityTree.Region.Kind.TOOLBAR, question, places));
    }

    @Override
    protected void chosen(String place) {
        if (place.equals(CANCEL)) screen.close();
        if (!place.equals(DONE)) return;
        screen.close();
        answered.accept(text.toString());
    }
}
