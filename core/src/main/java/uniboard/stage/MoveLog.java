package uniboard.stage;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** The latest moves of the record, as many as fit, on a panel with a heading. */
final class MoveLog extends Panel {
    private static final float PADDING = 2 * Look.UNIT;
    private static final float ROW = 30;
    private static final float NUMBER = 28;

    private final Look look;
    private final Group rows = new Group();

    MoveLog(Look look, float width, float height) {
        super(look);
        this.look = look;
        rows.setTransform(false);
        setSize(width, height);
        TextActor heading = new TextActor(look, TextStyle.SERIF, Look.STRONG, look.theme().ink(), TextActor.Place.START);
        heading.line(look.texts().say("table.moves"));
        heading.setBounds(PADDING, height - PADDING - 24, width - 2 * PADDING, 24);
        addActor(heading);
        addActor(rows);
    }

    /** @param moves in notation, first to last */
    void show(List<String> moves) {
        rows.clearChildren();
        float top = getHeight() - PADDING - 24 - Look.UNIT;
        int fitting = (int) ((top - PADDING) / ROW);
        int first = Math.max(0, moves.size() - fitting);
        for (int i = first; i < moves.size(); i++) {
            boolean latest = i == moves.size() - 1;
            float y = top - (i - first + 1) * ROW;
            if (latest) addHighlight(y);
            // Notation runs left to right in every language.
            TextActor number = new TextActor(look, TextStyle.SANS, Look.BODY, look.theme().softInk(), TextActor.Place.END,
                Direction.LEFT_TO_RIGHT);
            number.line(Integer.toString(i + 1));
            number.setBounds(PADDING, y, NUMBER, ROW);
            TextActor move = new TextActor(look, latest ? TextStyle.SANS_BOLD : TextStyle.SANS, Look.BODY, look.theme().ink(),
                TextActor.Place.START, Direction.LEFT_TO_RIGHT);
            move.line(moves.get(i));
            move.setBounds(PADDING + NUMBER + 10, y, getWidth() - 2 * PADDING - NUMBER - 10, ROW);
            rows.addActor(number);
            rows.addActor(move);
        }
    }

    private void addHighlight(float y) {
        Color ink = look.theme().ink();
        PatchPicture highlight = new PatchPicture(look.art().patch("panel"), new Color(ink.r, ink.g, ink.b, 0.06f));
        highlight.setBounds(PADDING - 4, y + 1, getWidth() - 2 * PADDING + 8, ROW - 2);
        rows.addActor(highlight);
    }
}
