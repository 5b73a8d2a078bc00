package uniboard.stage.table;

import uniboard.stage.kit.Look;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.TextActor;
import uniboard.text.TextStyle;

/** What the player is told now: a heading and a sentence on a sheet of paper. */
final class StatusPanel extends Panel {
    private static final float PADDING = 2 * Look.UNIT;

    private final Look look;
    private final float room;
    private final TextActor heading;
    private final TextActor sentence;
    private final TextActor smallSentence;

    /** @param room how high the panel may be */
    StatusPanel(Look look, float room) {
        super(look);
        this.look = look;
        this.room = room;
        heading = new TextActor(look, TextStyle.SERIF, Look.TITLE, look.theme().ink(), TextActor.Place.START);
        sentence = new TextActor(look, TextStyle.SANS, Look.BODY, look.theme().ink(), TextActor.Place.START);
        smallSentence = new TextActor(look, TextStyle.SANS, Look.SMALL, look.theme().ink(), TextActor.Place.START);
        addActor(heading);
        addActor(sentence);
        addActor(smallSentence);
    }

    /**
     * Lays the words out from the panel's top, as high as they need. Where the room is too low the sentence gets smaller, then stands
     * alone.
     */
    void show(String headingText, String sentenceText, float top, float width) {
        float inner = width - 2 * PADDING;
        heading.wrapped(headingText, inner);
        sentence.wrapped(sentenceText, inner);
        smallSentence.wrapped("", inner);
        if (height() > room) {
            smallSentence.wrapped(sentenceText, inner);
            sentence.wrapped("", inner);
        }
        if (height() > room && !sentenceText.isEmpty()) heading.wrapped("", inner);
        setSize(width, look.snap(height()));
        setY(look.snap(top - height()));
        heading.setBounds(PADDING, getHeight() - PADDING - heading.textHeight(), inner, heading.textHeight());
        for (TextActor text : new TextActor[] {sentence, smallSentence}) text.setBounds(PADDING, PADDING, inner, text.textHeight());
    }

    private float height() {
        float words = sentence.textHeight() + smallSentence.textHeight();
        float gap = words > 0 && heading.textHeight() > 0 ? Look.UNIT : 0;
        return heading.textHeight() + gap + words + 2 * PADDING;
    }
}
