package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryPhase;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.match.MoveRow;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.Plate;
import uniboard.stage.scene.SeatMark;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/**
 * Who sits around the table: a plate a side, with the side's hidden card at its end; on it each seat with its mark, name, cards as backs,
 * and what it has done lately; when the game is over, its goal. Partners share a plate, with their team's sign.
 */
final class SeatsActor extends Group {
    private static final String[] TEAM_SIGNS = {"team-1", "team-2"};
    private static final float MARK = 16;
    private static final float SMALL_MARK = 14;
    private static final float SIGN = 18;
    private static final float HIDDEN_WIDTH = 22;
    private static final float HIDDEN_HEIGHT = 30;
    private static final float NARROW = 150;
    private static final float BACK_WIDTH = 15;
    private static final float BACK_HEIGHT = 20;
    private static final float BACK_STEP = 7;
    private static final int MOST_BACKS = 12;
    private static final float GAP = 5;
    private static final float BROADEST = 400;
    private static final float BROAD_SEAT = 120;
    /** On narrower plates partners stand one below the other. */
    private static final float TWO_BESIDE = 240;
    /** Lower parts of a plate have all in one line. */
    private static final float TWO_LINES = 50;
    private static final float UPPER = 26;
    private static final int LEAST_NAME = 8;

    private final UiContext look;
    private final Rectangle room;
    private Rectangle[] seats = {};
    private Rectangle[] hidden = {};

    SeatsActor(UiContext look, Rectangle room) {
        this.look = look;
        this.room = room;
        setTransform(false);
        setTouchable(Touchable.disabled);
    }

    /** The seat's part of its plate. */
    Rectangle box(int seat) {
        return seats[seat];
    }

    /** Where a side's hidden card lies. */
    Rectangle hidden(int side) {
        return hidden[side];
    }

    void show(Situation now) {
        clearChildren();
        UnitaryPosition position = now.position();
        int sides = position.sides();
        seats = new Rectangle[position.seats()];
        hidden = new Rectangle[sides];
        float width = Math.min(BROADEST, (room.width - (sides - 1) * GAP) / sides);
        for (int side = 0; side < sides; side++) {
            float x = side * (width + GAP);
            Rectangle plate = new Rectangle(room.x + (look.rightToLeft() ? room.width - x - width : x), room.y, width, room.height);
            // A side's hidden card lies on its plate unless it lies at the near edge.
            // There is room for it if the plate is broad. While a position is set up it may be missing.
            boolean isThere = side != now.ownSide() && position.hidden(side) != UnitaryCard.NONE;
            showSide(now, side, plate, isThere && (now.isInTeams() || width >= NARROW));
        }
    }

    private void showSide(Situation now, int side, Rectangle plate, boolean lies) {
        UnitaryPosition position = now.position();
        boolean team = now.isInTeams();
        float middle = plate.y + plate.height / 2;
        float end = plate.width - 7 - HIDDEN_WIDTH;
        float seatsEnd = lies ? end - 4 : plate.width;
        Picture back = new Picture(look.art().region("quantity-back-small"), look.theme().dim().cpy());
        float start = 0;
        Picture sign = null;
        if (team) {
            sign = new Picture(look.art().region(TEAM_SIGNS[side]), look.theme().ink());
            start = plate.width > 2 * BROAD_SEAT ? 6 + SIGN : 0;
        }
        float width = (seatsEnd - start) / (team ? 2 : 1);
        for (int seat = side, number = 0; seat < position.seats(); seat += position.sides(), number++) {
            boolean inRows = team && plate.width < TWO_BESIDE;
            float breadth = inRows ? seatsEnd : width;
            float x = inRows ? 0 : start + number * width;
            float height = inRows ? plate.height / 2 : plate.height;
            seats[seat] = new Rectangle(look.rightToLeft() ? plate.x + plate.width - x - breadth : plate.x + x,
                plate.y + (inRows && number == 0 ? height : 0), breadth, height);
            if (position.phase() != UnitaryPhase.OVER) showSeat(now, seat);
        }
        addActor(edge(plate));
        if (position.phase() == UnitaryPhase.OVER) addActor(new GoalPlate(look, now, side, plate));
        else if (start > 0) place(sign, plate, 6, middle - SIGN / 2, SIGN, SIGN);
        place(back, plate, end, middle - HIDDEN_HEIGHT / 2, HIDDEN_WIDTH, HIDDEN_HEIGHT);
        hidden[side] = new Rectangle(back.getX(), back.getY(), HIDDEN_WIDTH, HIDDEN_HEIGHT);
        back.setVisible(lies && position.phase() != UnitaryPhase.OVER);
    }

    private PatchPicture edge(Rectangle plate) {
        Color line = look.theme().outline() == null ? look.theme().line() : look.theme().outline();
        PatchPicture edge = new PatchPicture(look.art().patch("outline"), line);
        edge.setBounds(plate.x, plate.y, plate.width, plate.height);
        return edge;
    }

    private void showSeat(Situation now, int seat) {
        Rectangle all = seats[seat];
        Plate plate = now.state().plates().get(seat);
        if (plate.toMove()) showTurn(all);
        MoveRow lately = Lately.of(now, seat);
        boolean high = lately != null && all.height >= TWO_LINES;
        Rectangle upper = high ? new Rectangle(all.x, all.y + all.height - UPPER - 2, all.width, UPPER) : all;
        boolean crowded = lately != null && !high;
        float end = showLine(now.position().handSize(seat), crowded ? 1 : MOST_BACKS, SeatMark.of(seat), upper,
            crowded ? new Plate(plate.name(), "", "", plate.toMove()) : plate);
        if (lately == null) return;
        float x = high ? all.width > BROAD_SEAT ? 9 : 5 : end + 6;
        float width = all.width - x - 5;
        float height = high ? all.height - UPPER - 3 : all.height;
        Actor told = Lately.actor(look, lately, width, height);
        if (told != null) place(told, all, x, all.y + (high ? 1 : 0) + (height - told.getHeight()) / 2, told.getWidth(), told.getHeight());
    }

    /**
     * @param most backs that are shown
     * @return where mark, name and cards end
     */
    private float showLine(int cards, int most, String seatMark, Rectangle box, Plate plate) {
        float middle = box.y + box.height / 2;
        boolean broad = box.width > BROAD_SEAT;
        float side = broad ? MARK : SMALL_MARK;
        float x = broad ? 9 : 4;
        place(new Picture(look.art().region(seatMark)), box, x, middle - side / 2, side, side);
        x += side + (broad ? 7 : 3);
        TextActor count = text(TextStyle.SANS_BOLD, UiContext.BODY, look.theme().ink(), Integer.toString(cards));
        float least = count.textWidth() + 4 + BACK_WIDTH;
        TextActor name = text(TextStyle.SANS_BOLD, UiContext.BODY, look.theme().ink(), plate.name());
        boolean low = box.height < 2 * BACK_HEIGHT;
        if (low) {
            name.line("");
            name = fittedName(plate, box.width - x - least - 12, box.height < UPPER ? UiContext.SMALL : UiContext.BODY);
        } else if (x + name.textWidth() + 6 + least > box.width - 3) {
            name.line("");
            name = text(TextStyle.SANS_BOLD, UiContext.SMALL, look.theme().ink(), plate.name());
        }
        if (low || x + name.textWidth() + 4 + least <= box.width - 2) {
            place(name, box, x, box.y, name.textWidth(), box.height);
            x += name.textWidth() == 0 ? 0 : name.textWidth() + 6;
        } else {
            // There is room for the name above the cards.
            name.line("");
            name = fittedName(plate, box.width - x - 2, UiContext.SMALL);
            place(name, box, x, middle, Math.min(name.textWidth(), box.width - x), box.height / 2);
            return placeCards(cards, 1, count, box, x, middle - box.height / 4);
        }
        float fan = Math.max(0, Math.min(most, cards) - 1) * BACK_STEP;
        boolean fanned = x + fan + least <= box.width - 2;
        x = placeCards(cards, fanned ? Math.min(most, cards) : 1, count, box, x, middle);
        if (plate.detail().isEmpty()) return x;
        TextActor detail = text(TextStyle.SANS, UiContext.SMALL, look.theme().softInk(), plate.detail());
        if (x + detail.textWidth() + 8 <= box.width) place(detail, box, x + 6, box.y, detail.textWidth(), box.height);
        else detail.line("");
        return x;
    }

    /** Where there is no room for it, none: the mark tells whose cards they are. */
    private TextActor fittedName(Plate plate, float room, int largest) {
        TextActor name = FittedText.of(look, TextStyle.SANS_BOLD, look.theme().ink(), TextActor.Place.START, plate.name(), room, largest,
            LEAST_NAME);
        return name == null ? text(TextStyle.SANS_BOLD, largest, look.theme().ink(), "") : name;
    }

    /** @return where they end */
    private float placeCards(int cards, int shown, TextActor count, Rectangle box, float from, float middle) {
        place(count, box, from, middle - 10, count.textWidth(), 20);
        float x = from + count.textWidth() + 4;
        for (int i = 0; i < Math.min(shown, cards); i++) {
            Picture back = new Picture(look.art().region("quantity-back-small"), look.theme().dim().cpy());
            place(back, box, x + i * BACK_STEP, middle - BACK_HEIGHT / 2, BACK_WIDTH, BACK_HEIGHT);
        }
        return x + Math.max(0, shown - 1) * BACK_STEP + BACK_WIDTH;
    }

    private void showTurn(Rectangle box) {
        Color good = look.theme().good();
        PatchPicture ground = new PatchPicture(look.art().patch("panel"), new Color(good.r, good.g, good.b, 0.15f));
        ground.setBounds(box.x, box.y, box.width, box.height);
        addActor(ground);
        PatchPicture outline = new PatchPicture(look.art().patch("outline"), good);
        outline.setBounds(box.x + 1, box.y + 1, box.width - 2, box.height - 2);
        addActor(outline);
    }

    private TextActor text(TextStyle style, float size, Color colour, String words) {
        return new TextActor(look, style, size, colour, TextActor.Place.START, Direction.LEFT_TO_RIGHT).line(words);
    }

    private void place(Actor actor, Rectangle box, float x, float y, float width, float height) {
        float left = look.rightToLeft() ? box.x + box.width - x - width : box.x + x;
        actor.setBounds(look.snap(left), look.snap(y), width, height);
        addActor(actor);
    }
}
