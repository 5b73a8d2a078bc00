package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.game.Message;
import uniboard.stage.kit.ChoiceFrame;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** A seat's row in a lobby: its mark, who sits there, and what is known of them; or one's own name in a field. */
final class LobbyRow extends Group {
    private static final float PADDING = 12;
    private static final float GAP = 12;
    /** So wide are the icons of other rows. */
    private static final float MARK_ROOM = 22;
    private static final float MARK = 20;
    private static final float ICON = 18;
    private static final float BESIDE = 6;
    private static final float WIDEST_VALUE = 0.6f;

    private final UiContext look;
    private final LobbyView.Row row;
    private float end;

    /** @param least of the height */
    LobbyRow(UiContext look, float width, float least, LobbyView.Row row) {
        this.look = look;
        this.row = row;
        setTransform(false);
        float start = PADDING + (row.icon() == null ? 0 : MARK_ROOM + GAP);
        boolean isField = row.kind() == LobbyView.Kind.FIELD;
        boolean isEmpty = isField && row.value() == null;
        TextActor value = isField ? words(TextStyle.SANS, look.theme().softInk()) : value(width - start);
        end = isField ? 2 * PADDING : PADDING;
        float free = width - start - taken(value) - end - GAP;
        TextActor words = words(isNamed() ? TextStyle.SANS_BOLD : TextStyle.SANS,
            isEmpty ? look.theme().softInk() : look.theme().ink()).wrapped(say(isField && !isEmpty ? row.value() : row.words()), free);
        setSize(width, look.snap(Math.max(least, Math.max(words.textHeight(), value.textHeight()) + UiContext.UNIT)));
        if (row.icon() != null) {
            // Marks of seats have colours of their own.
            Color ink = row.icon().startsWith("icon-") ? look.theme().ink() : Color.WHITE;
            add(row.icon(), width - PADDING - (MARK_ROOM + MARK) / 2, MARK, ink);
        }
        if (isField) {
            float wide = width - start - PADDING;
            float inset = look.snap((getHeight() - UiContext.TOUCH) / 2);
            ChoiceFrame.add(this, look, new Rectangle(mirrored(start, wide), inset, wide, getHeight() - 2 * inset), false);
            start += PADDING;
        }
        put(words, start, free);
        addEnd(value);
    }

    private boolean isNamed() {
        return row.kind() == LobbyView.Kind.HERE || row.kind() == LobbyView.Kind.FIELD && row.value() != null;
    }

    private String say(Message message) {
        return look.texts().say(message);
    }

    private TextActor words(TextStyle style, Color ink) {
        return new TextActor(look, style, UiContext.BODY, ink, TextActor.Place.START);
    }

    private TextActor value(float room) {
        boolean isGood = isGood();
        TextActor value = words(isGood ? TextStyle.SANS_BOLD : TextStyle.SANS, isGood ? look.theme().goodInk() : look.theme().softInk());
        return row.value() == null ? value : value.wrapped(say(row.value()), room * WIDEST_VALUE);
    }

    private boolean isGood() {
        return row.kind() == LobbyView.Kind.HERE || row.kind() == LobbyView.Kind.TAKE;
    }

    /** At the row's very end; null: nothing. */
    private String arrow() {
        if (row.choices() != null) return "icon-opens-down";
        return row.kind() == LobbyView.Kind.TAKE ? look.chevron() : null;
    }

    private float taken(TextActor value) {
        return value.textWidth() + (arrow() == null ? 0 : ICON + BESIDE) + (row.kind().icon() == null ? 0 : ICON + BESIDE);
    }

    private void addEnd(TextActor value) {
        Color ink = isGood() ? look.theme().goodInk() : look.theme().softInk();
        if (arrow() != null) addAtEnd(arrow(), ink);
        if (value.textWidth() > 0) {
            put(value, getWidth() - end - value.textWidth(), value.textWidth());
            end += value.textWidth() + BESIDE;
        }
        if (row.kind().icon() != null) addAtEnd(row.kind().icon(), ink);
    }

    private void addAtEnd(String icon, Color ink) {
        add(icon, end, ICON, ink);
        end += ICON + BESIDE;
    }

    /** @param fromEnd of the row */
    private void add(String icon, float fromEnd, float size, Color ink) {
        Picture picture = new Picture(look.art().region(icon), ink);
        picture.setBounds(look.snap(mirrored(getWidth() - fromEnd - size, size)), look.snap((getHeight() - size) / 2), size, size);
        addActor(picture);
    }

    private void put(TextActor text, float x, float width) {
        text.setBounds(mirrored(x, width), 0, width, getHeight());
        addActor(text);
    }

    private float mirrored(float x, float partWidth) {
        return look.mirrored(x, partWidth, getWidth());
    }
}
