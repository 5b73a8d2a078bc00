package uniboard.stage.kit;

import java.util.List;
import uniboard.text.TextStyle;

/** A link as a code that another device's camera reads. */
public final class CodeSheet extends Sheet {
    private static final String DONE = "control:done";
    private static final float WIDTH = 344;
    private static final float LARGEST = 264;
    private static final float PADDING = 2 * Look.UNIT;

    private final Screen screen;
    private final String told;
    private final String done;
    private final MainButton button;

    /** @param told what to do with it, in a sentence */
    public CodeSheet(Look look, Screen screen, String told, String link) {
        super(look, screen.getWidth(), screen.getHeight(), told, screen::close);
        this.screen = screen;
        this.told = told;
        done = look.texts().say("ask.done");
        float width = Math.min(WIDTH, screen.getWidth() - 2 * Look.UNIT);
        float inner = width - 2 * PADDING;
        TextActor words = new TextActor(look, TextStyle.SANS, Look.BODY, look.theme().ink(), TextActor.Place.START).wrapped(told, inner);
        float rest = 4 * PADDING + words.textHeight() + Look.TOUCH;
        QrPicture code = new QrPicture(look, link);
        float side = code.fitting(Math.min(Math.min(inner, LARGEST), screen.getHeight() - 2 * Look.UNIT - rest));
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
        button = new MainButton(look, done, inner, Look.TOUCH);
        Target.make(button, DONE, this::chosen);
        button.setPosition(PADDING, PADDING);
        paper.addActor(button);
    }

    @Override
    protected List<Outline.Region> regions() {
        return List.of(new Outline.Region("code", Outline.Region.Kind.TOOLBAR, told,
            List.of(Target.place(button, getHeight(), done, Outline.State.PLAIN, 0))));
    }

    @Override
    protected void chosen(String place) {
        if (place.equals(DONE)) screen.close();
    }
}
