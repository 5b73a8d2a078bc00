package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** Says in a green box that the player here has a seat: the first sentence in bold. */
final class LobbySeated extends Group {
    private static final float PADDING = 14;
    private static final float ABOVE = 12;
    private static final float TICK = 26;

    LobbySeated(UiContext look, float width, List<Message> sentences) {
        setTransform(false);
        float start = PADDING + TICK + UiContext.UNIT;
        float room = width - start - PADDING;
        Color ink = look.theme().goodInk();
        List<TextActor> lines = new ArrayList<>();
        float height = 2 * ABOVE;
        for (Message sentence : sentences) {
            TextStyle style = lines.isEmpty() ? TextStyle.SANS_BOLD : TextStyle.SANS;
            TextActor line = new TextActor(look, style, UiContext.BODY, ink, TextActor.Place.START);
            lines.add(line.wrapped(look.texts().say(sentence), room));
            height += line.textHeight();
        }
        setSize(width, look.snap(height));
        PatchPicture.cover(this, look, look.theme().tint(look.theme().good()));
        look.lay(this, new Picture(look.art().region("icon-check"), ink), PADDING, (getHeight() - TICK) / 2, TICK, TICK);
        float y = getHeight() - ABOVE;
        for (TextActor line : lines) {
            y -= line.textHeight();
            look.lay(this, line, start, y, room, line.textHeight());
        }
    }
}
