package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** Something below a row of the list of moves, indented, with a stroke before it where another line begins. */
final class BesideLine extends Group {
    private static final float INDENT = 26;
    private static final float PADDING = 3;
    private static final float STROKE = 2;
    private static final float CORNER = 8;

    /** @param least height of one that can be chosen */
    BesideLine(UiContext look, BesideRow beside, float width, float least) {
        setTransform(false);
        boolean isLine = beside.kind() == BesideRow.Kind.LINE;
        float start = isLine ? INDENT + CORNER + 4 : INDENT;
        TextActor words = new TextActor(look, isLine ? TextStyle.SANS : TextStyle.SERIF, UiContext.SMALL, look.theme().softInk(),
            TextActor.Place.START);
        float room = width - start - PADDING;
        words.wrapped(beside.text(), room);
        float height = look.snap(Math.max(isLine ? least : 0, words.textHeight() + 2 * PADDING));
        setSize(width, height);
        words.setBounds(look.rightToLeft() ? PADDING : start, 0, room, height);
        addActor(words);
        if (!isLine) return;
        stroke(look, INDENT - 4, height / 2, STROKE, height / 2);
        stroke(look, INDENT - 4, height / 2, CORNER, STROKE);
    }

    private void stroke(UiContext look, float x, float y, float width, float height) {
        Picture stroke = new Picture(look.art().region("pixel"), look.theme().softInk());
        stroke.setBounds(look.rightToLeft() ? getWidth() - x - width : x, y, width, height);
        addActor(stroke);
    }
}
