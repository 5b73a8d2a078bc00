package uniboard.games.unikat.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import uniboard.games.unikat.UnikatExtra;
import uniboard.games.unikat.UnikatPosition;
import uniboard.stage.BoardScene;
import uniboard.stage.Look;
import uniboard.stage.PatchPicture;
import uniboard.stage.Picture;
import uniboard.stage.TextActor;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** Who sits around the table: each with a mark, the number of cards as backs, whose turn it is, and who has earned the extra move. */
final class SeatsActor extends Group {
    private static final float MARK = 16;
    private static final float BACK_WIDTH = 15;
    private static final float BACK_HEIGHT = 19;
    private static final float BACK_STEP = 7;
    private static final float EXTRA = 22;
    private static final float PADDING = 10;
    private static final float ROUND_ROOM = 104;
    private static final float TWO_ROWS = 56;
    private static final float BROADEST = 260;

    private final Look look;
    private final Rectangle room;
    private final List<String> marks;
    private Rectangle[] boxes = {};

    /** @param marks the seats' pictures */
    SeatsActor(Look look, Rectangle room, List<String> marks) {
        this.look = look;
        this.room = room;
        this.marks = marks;
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    /** Where the seat's cards are. */
    Rectangle box(int seat) {
        return boxes[seat];
    }

    /** @param round what is said of the round; empty for nothing */
    void show(UnikatPosition position, List<BoardScene.Plate> plates, String round) {
        clearChildren();
        int seats = plates.size();
        boolean stacked = room.height >= TWO_ROWS;
        TextActor rounds = text(TextStyle.SANS, Look.SMALL, look.theme().softInk()).line(round);
        float aside = stacked || round.isEmpty() ? 0 : Math.min(ROUND_ROOM, rounds.textWidth() + Look.UNIT);
        int columns = stacked ? (seats + 1) / 2 : seats;
        int rows = stacked ? 2 : 1;
        float width = Math.min(BROADEST, (room.width - aside - (columns - 1) * 4) / columns);
        float height = (room.height - (rows - 1) * 4) / rows;
        boxes = new Rectangle[seats];
        for (int seat = 0; seat < seats; seat++) {
            int column = stacked && seats > 2 ? seat % 2 : stacked ? 0 : seat;
            int row = stacked ? seats > 2 ? seat / 2 : seat : 0;
            float x = column * (width + 4);
            boxes[seat] = new Rectangle(room.x + (look.rightToLeft() ? room.width - x - width : x),
                room.y + room.height - height - row * (height + 4), width, height);
            showSeat(position, seat, plates.get(seat));
        }
        if (aside > 0) {
            float words = rounds.textWidth();
            rounds.setBounds(look.rightToLeft() ? room.x : room.x + room.width - words, room.y, words, room.height);
            addActor(rounds);
        }
    }

    private void showSeat(UnikatPosition position, int seat, BoardScene.Plate plate) {
        Rectangle box = boxes[seat];
        if (plate.toMove()) showTurn(box);
        float middle = box.y + box.height / 2;
        float x = box.width > 90 ? PADDING : 5;
        Picture mark = new Picture(look.art().region(marks.get(seat)));
        place(mark, box, x, middle - MARK / 2, MARK, MARK);
        x += MARK + 6;
        TextActor count = text(TextStyle.SANS_BOLD, Look.BODY, look.theme().ink());
        int cards = position.rackSize(seat);
        count.line(Integer.toString(cards));
        TextActor name = text(TextStyle.SANS_BOLD, box.height < 36 ? Look.BODY : Look.STRONG, look.theme().ink());
        name.line(plate.name());
        float end = box.width - PADDING / 2;
        boolean earned = seat == position.toMove() && position.extra() == UnikatExtra.EARNED;
        if (earned) {
            end -= EXTRA;
            place(new Picture(look.art().region("may-extra")), box, end, middle - EXTRA / 2, EXTRA, EXTRA);
            end -= 4;
        }
        float needed = count.textWidth() + 6 + (cards - 1) * BACK_STEP + BACK_WIDTH;
        boolean backs = cards > 0 && x + name.textWidth() + Look.UNIT + needed <= end;
        boolean named = backs || x + name.textWidth() + 4 + BACK_WIDTH + 3 + count.textWidth() <= end;
        if (named) {
            place(name, box, x, box.y, name.textWidth(), box.height);
            x += name.textWidth() + Look.UNIT;
        }
        place(count, box, x, box.y, count.textWidth(), box.height);
        x += count.textWidth() + 5;
        for (int i = 0; i < (backs ? cards : Math.min(1, cards)); i++) {
            if (x + BACK_WIDTH > end + 2) break;
            Picture back = new Picture(look.art().region("back-small"), look.theme().dim());
            place(back, box, x, middle - BACK_HEIGHT / 2, BACK_WIDTH, BACK_HEIGHT);
            x += BACK_STEP;
        }
        if (backs && !plate.detail().isEmpty()) addDetail(plate.detail(), box, x + BACK_WIDTH, end);
    }

    private void addDetail(String words, Rectangle box, float from, float end) {
        TextActor detail = text(TextStyle.SANS, Look.SMALL, look.theme().softInk()).line(words);
        if (from + detail.textWidth() <= end) place(detail, box, from, box.y, detail.textWidth(), box.height);
    }

    private void showTurn(Rectangle box) {
        Color good = look.theme().good();
        PatchPicture ground = new PatchPicture(look.art().patch("pill"), new Color(good.r, good.g, good.b, 0.15f));
        ground.setBounds(box.x, box.y, box.width, box.height);
        addActor(ground);
        PatchPicture outline = new PatchPicture(look.art().patch("pill-outline"), good);
        outline.setBounds(box.x, box.y, box.width, box.height);
        addActor(outline);
    }

    private TextActor text(TextStyle style, float size, Color colour) {
        return new TextActor(look, style, size, colour, TextActor.Place.START, Direction.LEFT_TO_RIGHT);
    }

    private void place(Actor actor, Rectangle box, float x, float y, float width, float height) {
        float left = look.rightToLeft() ? box.x + box.width - x - width : box.x + x;
        actor.setBounds(look.snap(left), look.snap(y), width, height);
        addActor(actor);
    }
}
