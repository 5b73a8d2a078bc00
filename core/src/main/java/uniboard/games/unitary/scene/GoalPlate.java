package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.game.Message;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.games.unitary.UnitaryWords;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SeatMark;
import uniboard.text.TextStyle;

/** In the end, on a side's plate: who it was, and the hidden card face up, small, with its name; a ring around the one that has won. */
final class GoalPlate extends Group {
    private static final float NARROW = 240;
    private static final float CARD = 46;
    private static final float CARD_BESIDE_NAME = 28;
    private static final float UPPER = 28;
    private static final int LEAST_NAME = 9;
    private static final float MARK = 14;
    private static final float PADDING = 6;
    private static final float GAP = 4;

    private final UiContext look;

    GoalPlate(UiContext look, Situation now, int side, Rectangle plate) {
        this.look = look;
        setTransform(false);
        setBounds(plate.x, plate.y, plate.width, plate.height);
        UnitaryPosition position = now.position();
        int goal = position.hidden(side);
        // On a narrow plate the card stands beside the name, and the line below it is its name's alone.
        boolean narrow = plate.width < NARROW;
        Color ring = side == position.winner() ? now.wonInk(look) : null;
        SmallCard card = SmallCard.ofUnits(look, UnitaryCard.units(goal), Way.UPRIGHT, narrow ? CARD_BESIDE_NAME : CARD).ringed(ring);
        float upper = plate.height - UPPER / 2 - 2;
        float end = plate.width - PADDING - card.getWidth();
        place(card, end, (narrow ? upper : plate.height / 2) - card.getHeight() / 2, card.getWidth());
        int seats = position.seats() / position.sides();
        float each = (end - PADDING) / seats;
        for (int i = 0; i < seats; i++) {
            int seat = side + i * position.sides();
            float x = PADDING + i * each;
            Picture mark = new Picture(look.art().region(SeatMark.of(seat)));
            mark.setSize(MARK, MARK);
            place(mark, x, upper - MARK / 2, MARK);
            // Partners on a narrow plate have their marks alone.
            TextActor name = FittedText.line(look, TextStyle.SANS_BOLD, look.theme().ink(), TextActor.Place.START,
                now.state().plates().get(seat).name(), each - MARK - GAP - 2, UiContext.BODY, LEAST_NAME);
            if (name == null) continue;
            name.setHeight(name.textHeight());
            place(name, x + MARK + GAP, upper - name.textHeight() / 2, each - MARK - GAP);
        }
        float room = (narrow ? plate.width - PADDING : end) - PADDING;
        TextActor words = Lately.words(look, look.texts().say(Message.of("unitary.scene.goalIs", UnitaryWords.card(goal))), room,
            plate.height - UPPER - 2);
        if (words != null) place(words, PADDING, 1 + (plate.height - UPPER - 2 - words.getHeight()) / 2, room);
    }

    private void place(Actor actor, float x, float y, float width) {
        actor.setWidth(width);
        actor.setPosition(look.snap(look.rightToLeft() ? getWidth() - x - width : x), look.snap(y));
        addActor(actor);
    }
}
