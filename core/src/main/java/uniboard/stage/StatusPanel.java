package uniboard.stage;

import uniboard.text.TextStyle;

/** What the player is told now: a heading and a sentence on a sheet of paper. */
final class StatusPanel extends Panel {
    private static final float PADDING = 2 * Look.UNIT;

    private final Look look;
    private final TextActor heading;
    private final TextActor sentence;

    StatusPanel(Look look) {
        super(look);
        this.look = look;
        heading = new TextActor(look, TextStyle.SERIF, Look.TITLE, look.theme().ink(), TextActor.Place.START);
        sentence = new TextActor(look, TextStyle.SANS, Look.BODY, look.theme().ink(), TextActor.Place.START);
        addActor(heading);
        addActor(sentence);
    }

    /** Lays the words out from the panel's top; the panel is as high as they need, at most as high as its room. */
    void show(String headingText, String sentenceText, float top, float width) {
        float inner = width - 2 * PADDING;
        heading.wrapped(headingText, inner);
        sentence.wrapped(sentenceText, inner);
        float gap = headingText.isEmpty() || sentenceText.isEmpty() ? 0 : Look.UNIT;
        float height = heading.textHeight() + gap + sentence.textHeight() + 2 * PADDING;
        setSize(width, look.snap(height));
        setY(look.snap(top - height));
        heading.setBounds(PADDING, getHeight() - PADDING - heading.textHeight(), inner, heading.textHeight());
        sentence.setBounds(PADDING, PADDING, inner, sentence.textHeight());
    }
}
