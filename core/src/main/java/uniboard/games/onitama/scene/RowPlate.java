package uniboard.games.onitama.scene;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.Plate;
import uniboard.stage.scene.SeatPlate;
import uniboard.text.TextStyle;

/** Whose a row of cards is, in lines one below the other; a name too long to stand beside the mark stands below it. */
final class RowPlate extends SeatPlate {
    private static final float ROOMY = 160;

    /** @param mark the picture that marks the side */
    RowPlate(UiContext look, String mark) {
        super(look, Form.LINE, mark);
    }

    @Override
    public void show(Plate plate, List<String> taken) {
        clearChildren();
        Color ink = look.theme().ink();
        boolean isRoomy = getWidth() >= ROOMY;
        float size = isRoomy ? UiContext.STRONG : UiContext.BODY;
        float indent = MARK + (isRoomy ? UiContext.UNIT : 5);
        TextActor name = text(TextStyle.SANS_BOLD, size, ink, TextActor.Place.START).line(plate.name());
        if (indent + name.textWidth() > getWidth()) {
            name.line("");
            name = text(TextStyle.SANS_BOLD, UiContext.SMALL, ink, TextActor.Place.START).wrapped(plate.name(), getWidth());
            indent = 0;
        }
        TextActor turn = text(TextStyle.SANS_BOLD, UiContext.SMALL, look.theme().goodInk(), TextActor.Place.CENTRE);
        if (plate.toMove()) turn.line(look.texts().say("table.turnPill"));
        float pillX = indent + name.textWidth() + UiContext.UNIT;
        float pill = turn.textWidth() + 20;
        boolean isPill = plate.toMove() && indent > 0 && pillX + pill <= getWidth();
        TextActor detail = text(TextStyle.SANS, isRoomy ? UiContext.BODY : UiContext.SMALL, look.theme().softInk(), TextActor.Place.START)
            .wrapped(plate.detail(), getWidth());
        float first = indent > 0 ? Math.max(name.textHeight(), MARK) : MARK + name.textHeight();
        float taking = taken.isEmpty() ? 0 : TAKEN_HEIGHT;
        if (first + detail.textHeight() + taking > getHeight()) detail.line("");
        float y = (getHeight() + first + detail.textHeight() + taking) / 2;
        if (plate.toMove() && !isPill) addGround();
        look.lay(this, sign(), 0, indent > 0 ? y - (first + MARK) / 2 : y - MARK, MARK, MARK);
        y -= first;
        look.lay(this, name, indent, y, name.textWidth(), indent > 0 ? first : name.textHeight());
        if (isPill) {
            addPill(pillX, pill, 26, y + first / 2);
            look.lay(this, turn, pillX, y, pill, first);
        }
        y -= detail.textHeight();
        look.lay(this, detail, 0, y, detail.textWidth(), detail.textHeight());
        float step = Math.min(1, (getWidth() - TAKEN_WIDTH) / (taken.size() * TAKEN_WIDTH));
        float takenWidth = (taken.size() * step + 1 - step) * TAKEN_WIDTH;
        addTaken(taken, look.rightToLeft() ? getWidth() - takenWidth : 0, y - taking, step);
    }
}
