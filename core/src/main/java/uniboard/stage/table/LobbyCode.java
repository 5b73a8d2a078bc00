package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** What is read from afar and typed: a page, and below it the signs, as large as there is room for. */
final class LobbyCode extends Group {
    private static final float[] SIZES = {56, 48, 40, 34, 28, 24, 21, 17, 14, 12};
    private static final float LARGEST_PAGE = 21;

    /** @param largest of the signs, in CSS pixels */
    LobbyCode(UiContext look, float width, LobbyView.Typed typed, float largest) {
        setTransform(false);
        TextActor signs = fitting(look, TextStyle.SANS_BOLD, largest, typed.signs(), width);
        TextActor page = fitting(look, TextStyle.SANS, Math.min(LARGEST_PAGE, largest), typed.page(), width);
        setSize(width, signs.textHeight() + page.textHeight());
        signs.setBounds(0, 0, width, signs.textHeight());
        page.setBounds(0, signs.textHeight(), width, page.textHeight());
        addActor(signs);
        addActor(page);
    }

    private static TextActor fitting(UiContext look, TextStyle style, float largest, String text, float width) {
        TextActor fitting = null;
        for (float size : SIZES) {
            if (size > largest) continue;
            // Not turned round where words run from right to left.
            fitting = new TextActor(look, style, size, look.theme().ink(), TextActor.Place.CENTRE, Direction.LEFT_TO_RIGHT).line(text);
            if (fitting.textWidth() <= width) return fitting;
        }
        return fitting;
    }
}
