package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** A row of a sheet: a picture, words, a value at the row's end. As high as its words need. */
public final class SheetRow extends Group {
    private static final float LEAST = 48;
    private static final float PADDING = 12;
    private static final float ICON = 22;
    private static final float GAP = 12;
    private static final float TICK = 20;
    /** In parts of a row. */
    private static final float WIDEST_VALUE = 0.6f;

    /** What stands at a row's end. */
    public enum End {
        NOTHING,
        /** It is the chosen one of its group. */
        TICK,
        /** It leads on. */
        CHEVRON
    }

    /**
     * What a row shows.
     *
     * @param icon      a picture before the words, or null
     * @param direction of the words
     * @param value     at the end; may be empty
     */
    public record Face(String icon, String text, Direction direction, String value, End end) {
    }

    private final UiContext look;
    private final Face face;

    public SheetRow(UiContext look, float width, Face face) {
        this.look = look;
        this.face = face;
        setTransform(false);
        float start = PADDING + (face.icon == null ? 0 : ICON + GAP);
        float end = PADDING + (face.end == End.NOTHING ? 0 : TICK + UiContext.UNIT);
        TextActor value = words(TextStyle.SANS_BOLD, TextActor.Place.END, look.texts().language().direction());
        if (!face.value.isEmpty()) value.wrapped(face.value, (width - start - end) * WIDEST_VALUE);
        float gap = value.textWidth() > 0 ? GAP : 0;
        float room = width - start - end - value.textWidth() - gap;
        boolean sameWay = face.direction == look.texts().language().direction();
        TextActor text = words(face.end == End.TICK ? TextStyle.SANS_BOLD : TextStyle.SANS,
            sameWay ? TextActor.Place.START : TextActor.Place.END, face.direction).wrapped(face.text, room);
        float height = look.snap(Math.max(LEAST, Math.max(text.textHeight(), value.textHeight()) + UiContext.UNIT));
        setSize(width, height);
        addMark(face.icon, PADDING, ICON, isSeat(face.icon) ? Color.WHITE : look.theme().ink());
        put(text, start, room);
        put(value, width - end - value.textWidth(), value.textWidth());
        if (face.end == End.TICK) addMark("icon-check", width - PADDING - TICK, TICK, look.theme().goodInk());
        if (face.end == End.CHEVRON) {
            addMark(look.chevron(), width - PADDING - TICK, TICK, look.theme().softInk());
        }
    }

    /** Seats' marks have colours of their own. */
    private static boolean isSeat(String icon) {
        return icon != null && icon.startsWith("mark-");
    }

    private TextActor words(TextStyle style, TextActor.Place place, Direction direction) {
        return new TextActor(look, style, UiContext.BODY, look.theme().ink(), place, direction);
    }

    private void addMark(String name, float x, float size, Color ink) {
        if (name == null) return;
        Picture mark = new Picture(look.art().region(name), ink);
        mark.setBounds(look.snap(mirrored(x, size)), look.snap((getHeight() - size) / 2), size, size);
        addActor(mark);
    }

    private void put(TextActor text, float x, float width) {
        text.setBounds(mirrored(x, width), 0, width, getHeight());
        addActor(text);
    }

    private float mirrored(float x, float width) {
        return look.mirrored(x, width, getWidth());
    }

    boolean isTicked() {
        return face.end == End.TICK;
    }

    /** What there is to say of it: the words, and the value. */
    public String label() {
        return face.value.isEmpty() ? face.text : look.texts().say("table.settingIs", face.text, face.value);
    }
}
