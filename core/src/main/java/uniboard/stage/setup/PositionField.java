package uniboard.stage.setup;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.function.Consumer;
import uniboard.stage.kit.ChoiceFrame;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** Shows the position as text, in what looks like the field that it is typed in; of a text that is too long the beginning. */
final class PositionField extends Group {
    /** With two lines of the text, in CSS pixels. */
    static final float LEAST_HEIGHT = 72;

    private static final float PADDING = 10;
    private static final float LINE = 17;
    /** A letter's average width in CSS pixels, which a line of capitals doesn't exceed. */
    private static final float LETTER = 7.6f;

    private final UiContext look;
    private final float top;
    private final int letters;

    /** @param height the most it may be, from the parent's lower edge on */
    PositionField(UiContext look, String name, float width, float height, Consumer<String> act) {
        this.look = look;
        top = height;
        letters = (int) ((width - 2 * PADDING) / LETTER);
        setTransform(false);
        setWidth(width);
        Target.make(this, name, act);
    }

    void show(String text) {
        clearChildren();
        int most = (int) ((top - 2 * PADDING) / LINE) - 1;
        int[] ends = new int[most + 1];
        int lines = 0;
        while (lines < most && ends[lines] < text.length()) {
            ends[lines + 1] = end(text, ends[lines]);
            lines++;
        }
        setHeight(look.snap(Math.max(LEAST_HEIGHT, 2 * PADDING + (lines + 1) * LINE)));
        setY(look.snap(top - getHeight()));
        ChoiceFrame.add(this, look, new Rectangle(0, 0, getWidth(), getHeight()), false);
        add(look.texts().say("setup.text.ask"), look.theme().softInk(), look.texts().language().direction(), 0);
        for (int i = 0; i < lines; i++) {
            String line = text.substring(ends[i], ends[i + 1]);
            boolean isCut = i == most - 1 && ends[lines] < text.length();
            add(isCut ? line + '…' : line, look.theme().ink(), Direction.LEFT_TO_RIGHT, i + 1);
        }
    }

    /** Of a line that begins there: after a part of the text, if one ends within its second half. */
    private int end(String text, int begin) {
        int most = begin + letters;
        if (most >= text.length()) return text.length();
        for (int end = most; end > most - letters / 2; end--) if (" ,;/".indexOf(text.charAt(end - 1)) >= 0) return end;
        return most;
    }

    private void add(String words, Color ink, Direction direction, int line) {
        TextActor text = new TextActor(look, TextStyle.SANS, UiContext.SMALL, ink, TextActor.Place.START, direction).line(words);
        look.lay(this, text, PADDING, getHeight() - PADDING - (line + 1) * LINE, getWidth() - 2 * PADDING, LINE);
    }
}
