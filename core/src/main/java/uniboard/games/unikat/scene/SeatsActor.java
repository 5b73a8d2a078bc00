package uniboard.games.unikat.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import uniboard.game.Message;
import uniboard.games.unikat.UnikatExtra;
import uniboard.games.unikat.UnikatPosition;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.Plate;
import uniboard.stage.scene.SceneRegion;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.SeatMark;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** Who sits around the table, and which round it is. */
final class SeatsActor extends Group {
    private static final float GAP = 4;
    private static final float ROUND_ROOM = 104;
    private static final float TWO_ROWS = 56;
    /** A plate as high as that has room for two lines. */
    private static final float TWO_LINES = 36;
    private static final float BROADEST = 380;
    private static final String PLACE = "seat:";

    private final UiContext look;
    private final Rectangle room;
    private final Consumer<String> tapped;
    private Rectangle[] boxes = {};

    SeatsActor(UiContext look, Rectangle room, Consumer<String> tapped) {
        this.look = look;
        this.room = room;
        this.tapped = tapped;
        setTransform(false);
        setTouchable(Touchable.childrenOnly);
    }

    /** Where the seat's cards are. */
    Rectangle box(int seat) {
        return boxes[seat];
    }

    void show(SceneState<UnikatPosition> state, List<News> news) {
        clearChildren();
        UnikatPosition position = state.position();
        List<Plate> plates = state.plates();
        String round = position.rounds() == 1 ? "" : look.texts().say(Message.of("unikat.round", Integer.toString(position.round()),
            Integer.toString(position.rounds())));
        boolean stacked = room.height >= TWO_ROWS;
        TextActor rounds = new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().softInk(), TextActor.Place.START,
            Direction.LEFT_TO_RIGHT).line(round);
        float aside = stacked || round.isEmpty() ? 0 : Math.min(ROUND_ROOM, rounds.textWidth() + UiContext.UNIT);
        lay(plates.size(), stacked, aside);
        PlateActor[] actors = new PlateActor[boxes.length];
        boolean inOneLine = true;
        for (int seat = 0; seat < boxes.length; seat++) {
            List<Integer> known = seat == state.viewer() ? List.of() : known(position, seat);
            actors[seat] = new PlateActor(look, boxes[seat], plates.get(seat), position.rackSize(seat), known, taken(news, seat));
            actors[seat].setTouchable(Touchable.disabled);
            inOneLine &= boxes[seat].height < TWO_LINES || actors[seat].fitsInOneLine();
            addActor(actors[seat]);
            Actor target = new Actor();
            target.setBounds(boxes[seat].x, boxes[seat].y, boxes[seat].width, boxes[seat].height);
            Target.make(target, place(seat), tapped);
            addActor(target);
        }
        for (int seat = 0; seat < boxes.length; seat++) {
            boolean hasEarned = seat == position.toMove() && position.extra() == UnikatExtra.EARNED;
            if (inOneLine) actors[seat].showInOneLine(SeatMark.of(seat), hasEarned);
            else actors[seat].showInTwoLines(SeatMark.of(seat), hasEarned);
        }
        if (aside > 0) {
            float words = rounds.textWidth();
            rounds.setBounds(look.rightToLeft() ? room.x : room.x + room.width - words, room.y, words, room.height);
            addActor(rounds);
        }
    }

    private static String place(int seat) {
        return PLACE + (seat + 1);
    }

    /** The cards of a seat that everyone knows, the newest last. */
    static List<Integer> known(UnikatPosition position, int seat) {
        return RackOrder.held(position, seat).stream().filter(position::isKnownToAll).toList();
    }

    private static List<Integer> taken(List<News> news, int seat) {
        return news.stream().filter(each -> each.seat() == seat).map(News::taken).toList();
    }

    /** @param act what a tap on a seat's plate does */
    SceneRegion region(UnikatLabels labels, IntConsumer act) {
        SceneRegion region = new SceneRegion("seats", Kind.LIST, Message.of("unikat.area.seats"));
        for (int i = 0; i < boxes.length; i++) {
            int seat = i;
            region.addAct(place(seat), new Rectangle(boxes[seat]), labels.seat(seat), () -> act.accept(seat));
        }
        return region;
    }

    private void lay(int seats, boolean stacked, float aside) {
        int columns = stacked ? (seats + 1) / 2 : seats;
        int rows = stacked ? 2 : 1;
        float width = Math.min(BROADEST, (room.width - aside - (columns - 1) * GAP) / columns);
        float height = (room.height - (rows - 1) * GAP) / rows;
        boxes = new Rectangle[seats];
        for (int seat = 0; seat < seats; seat++) {
            int row = seat / columns;
            float x = seat % columns * (width + GAP);
            boxes[seat] = new Rectangle(room.x + (look.rightToLeft() ? room.width - x - width : x),
                room.y + room.height - height - row * (height + GAP), width, height);
        }
    }
}
