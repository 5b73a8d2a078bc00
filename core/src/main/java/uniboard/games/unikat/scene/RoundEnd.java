package uniboard.games.unikat.scene;

import com.badlogic.gdx.math.Rectangle;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unikat.UnikatPosition;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.scene.Plate;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.SeatMark;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** A sheet of paper that tells what a round has cost everyone. */
final class RoundEnd extends Panel {
    private static final float PADDING = 2 * Look.UNIT;
    private static final float LINE = 26;
    private static final float MARK = 16;
    private static final float WIDTH = 240;

    /** @param room in whose middle it lies */
    RoundEnd(Look look, Rectangle room, SceneState<UnikatPosition> from, SceneState<UnikatPosition> to) {
        super(look);
        UnikatPosition before = from.position();
        UnikatPosition after = to.position();
        List<Plate> plates = to.plates();
        TextActor title = new TextActor(look, TextStyle.SERIF, Look.TITLE, look.theme().ink(), TextActor.Place.START);
        title.line(look.texts().say(Message.of("unikat.roundOver", Integer.toString(before.round()))));
        float width = Math.min(WIDTH, room.width);
        float height = 2 * PADDING + title.textHeight() + Look.UNIT + plates.size() * LINE;
        setBounds(look.snap(room.x + (room.width - width) / 2), look.snap(room.y + (room.height - height) / 2), width, look.snap(height));
        float y = getHeight() - PADDING - title.textHeight();
        title.setBounds(PADDING, y, width - 2 * PADDING, title.textHeight());
        addActor(title);
        y -= Look.UNIT;
        for (int seat = 0; seat < plates.size(); seat++) {
            y -= LINE;
            Picture mark = new Picture(look.art().region(SeatMark.of(seat)));
            mark.setBounds(look.snap(look.rightToLeft() ? width - PADDING - MARK : PADDING), look.snap(y + (LINE - MARK) / 2), MARK, MARK);
            addActor(mark);
            float inner = width - 2 * PADDING - MARK - Look.UNIT;
            float x = look.rightToLeft() ? PADDING : PADDING + MARK + Look.UNIT;
            TextActor name = new TextActor(look, TextStyle.SANS, Look.BODY, look.theme().ink(), TextActor.Place.START);
            name.line(plates.get(seat).name());
            name.setBounds(x, y, inner, LINE);
            addActor(name);
            TextActor.Place end = look.rightToLeft() ? TextActor.Place.START : TextActor.Place.END;
            TextActor points = new TextActor(look, TextStyle.SANS_BOLD, Look.BODY, look.theme().ink(), end, Direction.LEFT_TO_RIGHT);
            points.line("+" + (after.penalties(seat) - before.penalties(seat)));
            points.setBounds(x, y, inner, LINE);
            addActor(points);
        }
    }
}
