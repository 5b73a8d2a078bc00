package uniboard.games.unikat.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unikat.UnikatPosition;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.SeatMark;
import uniboard.text.TextStyle;

/** A sheet of paper over the table with the cards of a seat that everyone knows, for plates have little room. Any tap puts it away. */
final class SeatPeek extends Group {
    private static final float PADDING = 2 * UiContext.UNIT;
    private static final float MARK = 16;
    private static final float LINE = 26;
    private static final float CARD = 48;
    private static final float GAP = 6;
    private static final int COLUMNS = 5;

    private final UiContext look;
    private final Rectangle room;
    private final SceneHost host;
    /** The seat that is shown, or {@link UnikatPosition#NOBODY}. */
    private int shown = UnikatPosition.NOBODY;

    /** @param room at whose upper edge the sheet lies */
    SeatPeek(UiContext look, Rectangle room, SceneHost host) {
        this.look = look;
        this.room = room;
        this.host = host;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
    }

    void close() {
        clearChildren();
        shown = UnikatPosition.NOBODY;
    }

    /** Shows what everyone knows of a seat, or puts it away if that is shown already. */
    void open(SceneState<UnikatPosition> state, int seat) {
        boolean again = seat == shown;
        close();
        if (again) return;
        shown = seat;
        Actor around = new Actor();
        // Wherever a finger comes down first, the sheet goes.
        around.setBounds(-room.x, -room.y, 2 * room.x + room.width, 4 * (room.y + room.height));
        Target.make(around, "seats:close", place -> {
            close();
            host.shifted();
        });
        addActor(around);
        addActor(sheet(state, seat));
    }

    private Panel sheet(SceneState<UnikatPosition> state, int seat) {
        List<Integer> known = SeatsActor.known(state.position(), seat);
        String about = look.texts().say(Message.of(known.isEmpty() ? "unikat.seat.nothing" : "unikat.seat.title"));
        TextActor title = text(TextStyle.SANS, UiContext.BODY).line(about);
        TextActor name = text(TextStyle.SERIF, UiContext.TITLE).line(state.plates().get(seat).name());
        int columns = Math.min(COLUMNS, known.size());
        int rows = (known.size() + COLUMNS - 1) / COLUMNS;
        float inner = Math.max(columns * (CARD + GAP) - GAP, Math.max(title.textWidth(), MARK + UiContext.UNIT + name.textWidth()));
        Panel sheet = new Panel(look);
        sheet.setTouchable(Touchable.disabled);
        float height = 2 * PADDING + 2 * LINE + rows * (CARD + GAP) + (rows > 0 ? UiContext.UNIT : 0);
        float width = inner + 2 * PADDING;
        sheet.setBounds(look.snap(room.x + (room.width - width) / 2), look.snap(room.y + room.height - height - UiContext.UNIT), width,
            height);
        float y = height - PADDING - LINE;
        put(sheet, new Picture(look.art().region(SeatMark.of(seat))), 0, y + (LINE - MARK) / 2, MARK, MARK);
        put(sheet, name, MARK + UiContext.UNIT, y, inner - MARK - UiContext.UNIT, LINE);
        y -= LINE;
        put(sheet, title, 0, y, inner, LINE);
        for (int i = 0; i < known.size(); i++) {
            int row = i / COLUMNS;
            float top = y - UiContext.UNIT - row * (CARD + GAP);
            put(sheet, new CardActor(look, known.get(i)), i % COLUMNS * (CARD + GAP), top - CARD, CARD, CARD);
        }
        return sheet;
    }

    private TextActor text(TextStyle style, float size) {
        return new TextActor(look, style, size, look.theme().ink(), TextActor.Place.START);
    }

    private void put(Panel sheet, Actor actor, float x, float y, float width, float height) {
        float left = look.rightToLeft() ? sheet.getWidth() - PADDING - x - width : PADDING + x;
        actor.setBounds(look.snap(left), look.snap(y), width, height);
        sheet.addActor(actor);
    }
}
