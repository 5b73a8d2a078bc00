package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** The words in a table's bar: two lines at most. */
final class BarLine {
    private static final float TWO_LINES = 42;

    private final UiContext look;
    private final Rectangle room;
    private final boolean isMirrored;
    private final Group bar;
    /** Null before anything was said. */
    private TextActor shown;

    /** @param isMirrored whether the bar begins at its right */
    BarLine(UiContext look, Rectangle room, boolean isMirrored, Group bar) {
        this.look = look;
        this.room = room;
        this.isMirrored = isMirrored;
        this.bar = bar;
    }

    Rectangle room() {
        return room;
    }

    /**
     * @param taken what something else takes of the room's end
     * @return whether there is room for the sentence; else nothing is said
     */
    boolean say(String sentence, float taken) {
        if (shown != null) shown.remove();
        float width = room.width - taken;
        shown = text(sentence, UiContext.BODY, width);
        float most = Math.min(TWO_LINES, room.height);
        if (shown.textHeight() > most) {
            shown.line("");
            shown = text(sentence, UiContext.SMALL, width);
        }
        boolean fits = shown.textHeight() <= most;
        if (!fits) shown.line("");
        shown.setBounds(isMirrored ? room.x + taken : room.x, room.y, width, room.height);
        bar.addActor(shown);
        return fits;
    }

    private TextActor text(String sentence, float size, float width) {
        return new TextActor(look, TextStyle.SANS_BOLD, size, look.theme().ink(), TextActor.Place.CENTRE).wrapped(sentence, width);
    }
}
