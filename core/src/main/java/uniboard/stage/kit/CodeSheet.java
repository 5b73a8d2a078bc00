package uniboard.stage.kit;

import java.util.List;
import uniboard.text.TextStyle;

/** A link as a code that another device's camera reads. */
public final class CodeSheet extends Sheet {
    private static final String DONE = "control:done";
    private static final float WIDTH = 344;
    private static final float LARGEST = 264;
    private static final float PADDING = 2 * UiContext.UNIT;

    private final Screen screen;
    private final String told;
    private final String done;
    private final MainButton button;

    /** @param told what to do with it, in a sentence */
    public CodeSheet(UiContext look, Screen screen, String told, String link) {
        super(look, screen.getWidth(), screen.getHeight(), told, screen::close);
        this.screen = screen;
        this.told = told;
        done = look.texts().say("ask.done");
        float width = Math.min(WIDTH, screen.getWidth() - 2 * UiContext.UNIT);
        float inner = width - 2 * PADDING;
        TextActor words = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.START).wrapped(told,
            inner);
        float rest = 4 * PADDING + words.textHeight() + UiContext.TOUCH;
        QrPicture code = new QrPicture(look, link);
        float side = code.fitting(Math.min(Math.min(inner, LARGEST), screen.getHeight() - 2 * UiContext.UNIT - rest));
        Panel paper = new Panel(look);
        float height = look.snap(rest + side);
        paper.setBounds(look.snap((screen.getWidth() - width) / 2), look.snap((screen.getHeight() - height) / 2), width, height);
        addActor(paper);
        float y = height - PADDING - words.textHeight();
        words.setBounds(PADDING, y, inner, words.textHeight());
        paper.addActor(words);
        y -= PADDING + side;
        code.setBounds(look.snap((width - side) / 2), look.snap(y), side, side);
        paper.addActor(code);
        button = new MainButton(look, done, inner, UiContext.TOUCH);
        Target.make(button, DONE, this::chosen);
        button.setPosition(PADDING, PADDING);
        paper.addActor(button);
    }

    @Override
    protected List<AccessibilityTree.Region> regions() {
        return List.of(new AccessibilityTree.Region("code", AccessibilityTree.Region.Kind.TOOLBAR, told,
            List.of(Target.place(button, getHeight(), done, AccessibilityTree.State.PLAIN, 0))));
    }

    @Override
    protected void chosen(String place) {
        if (place.equals(DONE)) screen.close();
    }
}
