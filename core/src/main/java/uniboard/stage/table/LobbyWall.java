package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** An address and the signs of a code on one line, as large as there is room for. */
final class LobbyWall extends Group {
    private static final float PADDING = 12;
    private static final float[] PAGE = {28, 24, 21, 17, 14, 12};
    private static final float[] SIGNS = {48, 40, 36, 30, 24, 21};

    LobbyWall(UiContext look, float width, String page, String signs) {
        setTransform(false);
        TextActor address = null;
        TextActor code = null;
        float room = width - 3 * PADDING;
        for (int i = 0; i < SIGNS.length && (code == null || address.textWidth() + code.textWidth() > room); i++) {
            // Neither is turned round where words run from right to left.
            address = words(look, TextStyle.SANS, PAGE[i]).line(page);
            code = words(look, TextStyle.SANS_BOLD, SIGNS[i]).line(signs);
        }
        float height = look.snap(code.textHeight() + UiContext.UNIT);
        address.setBounds(look.mirrored(PADDING, address.textWidth(), width), 0, address.textWidth(), height);
        code.setBounds(look.mirrored(width - PADDING - code.textWidth(), code.textWidth(), width), 0, code.textWidth(), height);
        addActor(address);
        addActor(code);
        setSize(width, height);
    }

    private static TextActor words(UiContext look, TextStyle style, float size) {
        return new TextActor(look, style, size, look.theme().ink(), TextActor.Place.START, Direction.LEFT_TO_RIGHT);
    }
}
