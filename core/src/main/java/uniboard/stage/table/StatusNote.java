package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.TextActor;
import uniboard.text.TextStyle;

/** A sentence that the bar has no room for, on a slip of paper below it, for as long as it holds; what is tapped lies below. */
final class StatusNote extends Panel {
    private static final float WIDTH = 440;
    private static final float PADDING = 1.5f * Look.UNIT;

    private final Look look;
    private final TableLayout layout;
    private final TextActor sentence;

    StatusNote(Look look, TableLayout layout) {
        super(look);
        this.look = look;
        this.layout = layout;
        sentence = new TextActor(look, TextStyle.SANS, Look.BODY, look.theme().ink(), TextActor.Place.START);
        addActor(sentence);
        setTouchable(Touchable.disabled);
        setVisible(false);
    }

    /** @param text empty: the slip is put away */
    void show(String text) {
        setVisible(!text.isEmpty());
        float width = Math.min(WIDTH, layout.width() - 2 * Look.UNIT);
        float inner = width - 2 * PADDING;
        sentence.wrapped(text, inner);
        float height = look.snap(sentence.textHeight() + 2 * PADDING);
        setBounds(look.snap((layout.width() - width) / 2), look.snap(layout.bar().y - height), width, height);
        sentence.setBounds(PADDING, PADDING, inner, sentence.textHeight());
    }
}
