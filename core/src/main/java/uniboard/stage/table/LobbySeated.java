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

    private final UiContext look;

    LobbySeated(UiContext look, float width, List<Message> sentences) {
        this.look = look;
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
        add("panel", look.theme().tint(look.theme().good()));
        if (look.theme().outline() != null) add("outline", look.theme().outline());
        Picture tick = new Picture(look.art().region("icon-check"), ink);
        tick.setBounds(look.rightToLeft() ? width - PADDING - TICK : PADDING, look.snap((getHeight() - TICK) / 2), TICK, TICK);
        addActor(tick);
        float y = getHeight() - ABOVE;
        for (TextActor line : lines) {
            y -= line.textHeight();
            line.setBounds(look.rightToLeft() ? PADDING : start, y, room, line.textHeight());
            addActor(line);
        }
    }

    private void add(String patch, Color colour) {
        PatchPicture picture = new PatchPicture(look.art().patch(patch), colour);
        picture.setSize(getWidth(), getHeight());
        addActor(picture);
    }
}
