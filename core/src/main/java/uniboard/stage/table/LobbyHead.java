package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.stage.kit.Seal;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** Above a lobby: the flat sign of its game, and what it is. */
final class LobbyHead extends Group {
    /** Of which the ground of a flat sign takes the middle. */
    private static final float SIGN = 48;
    private static final float GAP = UiContext.UNIT;

    /** @param size of a title that fits in one line */
    LobbyHead(UiContext look, LobbyView view, float size, float width, float height) {
        setTransform(false);
        setSize(width, height);
        boolean isMirrored = look.rightToLeft();
        // The ground of the sign ends where the rows below begin.
        float edge = SIGN * (1 - Seal.GROUND) / 2;
        Seal sign = Seal.flat(look, view.game(), view.colour(), SIGN);
        sign.setPosition(look.snap(isMirrored ? width + edge - SIGN : -edge), look.snap((height - SIGN) / 2));
        addActor(sign);
        float start = SIGN - edge + GAP;
        float room = width - start;
        String words = look.texts().say(view.title());
        TextActor title = title(look, size).line(words);
        if (title.textWidth() > room) title = title(look, UiContext.STRONG).wrapped(words, room);
        title.setBounds(isMirrored ? 0 : start, 0, room, height);
        addActor(title);
    }

    private static TextActor title(UiContext look, float size) {
        return new TextActor(look, TextStyle.SERIF, size, look.theme().ink(), TextActor.Place.START);
    }
}
