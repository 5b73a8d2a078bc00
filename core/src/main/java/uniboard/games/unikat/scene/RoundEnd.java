package uniboard.games.unikat.scene;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unikat.UnikatPosition;
import uniboard.games.unikat.UnikatWords;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.Plate;
import uniboard.stage.scene.Prompt;
import uniboard.stage.scene.SceneRegion;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.SeatMark;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** A sheet of paper that tells what a round has cost everyone, with a button to go on where somebody is to read it. */
final class RoundEnd extends Panel {
    static final String ON = "story:on";
    private static final Message GO_ON = Message.of("unikat.goOn");

    private static final float PADDING = 2 * UiContext.UNIT;
    private static final float LINE = 26;
    private static final float MARK = 16;
    private static final float WIDTH = 240;

    private final UnikatPosition before;
    private final UnikatPosition after;
    private final int viewer;
    /** Null where nobody is to read it. */
    private final Runnable on;

    /**
     * @param room in whose middle it lies
     * @param on   goes on with the next round; null where nobody is to read it
     */
    RoundEnd(UiContext look, Rectangle room, SceneState<UnikatPosition> from, SceneState<UnikatPosition> to, Runnable on) {
        super(look);
        this.on = on;
        before = from.position();
        after = to.position();
        viewer = to.viewer();
        List<Plate> plates = to.plates();
        TextActor title = new TextActor(look, TextStyle.SERIF, UiContext.TITLE, look.theme().ink(), TextActor.Place.START);
        title.line(look.texts().say(Message.of("unikat.event.roundOver", Integer.toString(before.round()))));
        float width = Math.min(WIDTH, room.width);
        float height = 2 * PADDING + title.textHeight() + UiContext.UNIT + plates.size() * LINE + (on == null ? 0 : UiContext.UNIT
            + UiContext.TOUCH);
        setBounds(look.snap(room.x + (room.width - width) / 2), look.snap(room.y + (room.height - height) / 2), width, look.snap(height));
        float y = getHeight() - PADDING - title.textHeight();
        title.setBounds(PADDING, y, width - 2 * PADDING, title.textHeight());
        addActor(title);
        y -= UiContext.UNIT;
        for (int seat = 0; seat < plates.size(); seat++) {
            y -= LINE;
            Picture mark = new Picture(look.art().region(SeatMark.of(seat)));
            mark.setBounds(look.snap(look.rightToLeft() ? width - PADDING - MARK : PADDING), look.snap(y + (LINE - MARK) / 2), MARK, MARK);
            addActor(mark);
            float inner = width - 2 * PADDING - MARK - UiContext.UNIT;
            float x = look.rightToLeft() ? PADDING : PADDING + MARK + UiContext.UNIT;
            TextActor name = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.START);
            name.line(plates.get(seat).name());
            name.setBounds(x, y, inner, LINE);
            addActor(name);
            TextActor.Place end = look.rightToLeft() ? TextActor.Place.START : TextActor.Place.END;
            TextActor points = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, look.theme().ink(), end, Direction.LEFT_TO_RIGHT);
            points.line("+" + cost(seat));
            points.setBounds(x, y, inner, LINE);
            addActor(points);
        }
        if (on != null) addOn(look);
    }

    private String cost(int seat) {
        return Integer.toString(after.penalties(seat) - before.penalties(seat));
    }

    private void addOn(UiContext look) {
        MainButton button = new MainButton(look, look.texts().say(GO_ON), getWidth() - 2 * PADDING, UiContext.TOUCH);
        button.setPosition(PADDING, PADDING);
        button.onTap(ON, place -> on.run());
        addActor(button);
    }

    /** What can be pressed. */
    SceneRegion region() {
        SceneRegion region = new SceneRegion("actions", Kind.TOOLBAR, Message.of("unikat.area.actions"));
        Rectangle box = new Rectangle(getX() + PADDING, getY() + PADDING, getWidth() - 2 * PADDING, UiContext.TOUCH);
        if (on != null) region.addAct(ON, box, GO_ON, on);
        return region;
    }

    /** The same in words. */
    Prompt prompt() {
        List<Message> costs = new ArrayList<>();
        for (int seat = 0; seat < after.seats(); seat++) {
            costs.add(seat == viewer ? Message.of("unikat.points.you", cost(seat))
                : Message.of("unikat.points", UnikatWords.seat(seat), cost(seat)));
        }
        return new Prompt(Message.of("unikat.event.roundOver", Integer.toString(before.round())),
            Message.of("unikat.roundCost", Message.listed(costs)));
    }
}
