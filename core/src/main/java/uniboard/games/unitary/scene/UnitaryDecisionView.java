package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.games.unitary.UnitaryPlace;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.match.MoveRow;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.DecisionView;
import uniboard.stage.scene.ScenePlace;
import uniboard.stage.scene.SceneRegion;
import uniboard.text.TextStyle;

/** The units framed, the cards of the last turn in their order, and the hidden card that has won. */
final class UnitaryDecisionView implements DecisionView {
    private static final float CARD = 46;
    private static final float LEAST_CARD = 18;
    private static final float GAP = UiContext.UNIT;
    /** Of the units' breadth: what the winner's hidden card leaves. */
    private static final float ROOM = 0.62f;

    @Override
    public Actor piece(UiContext look, Decided decided, Rectangle square) {
        UnitaryPosition over = (UnitaryPosition) decided.over();
        CardActor card = new CardActor(look, over.hidden(over.winner()), square.height / CardActor.RATIO);
        card.setPosition(square.x + (square.width - card.getWidth()) / 2, square.y);
        return card;
    }

    @Override
    public Actor beside(UiContext look, Decided decided) {
        Rectangle room = room(decided, look.rightToLeft());
        if (room == null) return null;
        Group all = Layer.untouched();
        String said = look.texts().say("end.lastTurn", look.texts().say(decided.turn().words()));
        TextActor words = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.START).wrapped(said,
            room.width);
        float top = room.y + room.height;
        words.setBounds(room.x, top - words.textHeight(), room.width, words.textHeight());
        all.addActor(words);
        layCards(look, decided.turn(), all, new Rectangle(room.x, words.getY() - GAP - CARD, room.width, CARD));
        boolean isFree = true;
        for (SceneRegion region : decided.laid().regions()) {
            if (!region.name().equals("hand")) continue;
            for (ScenePlace held : region.places()) isFree &= !held.box().overlaps(room);
        }
        return isFree ? all : null;
    }

    /** Below formula and goal or, on large tables, beside the goal's card; null where there is none. */
    private static Rectangle room(Decided decided, boolean rightToLeft) {
        ScenePlace goal = decided.laid().place(UnitaryPlace.HIDDEN);
        ScenePlace units = decided.laid().place(Spots.units(Side.ABOVE));
        if (goal == null || units == null) return null;
        Rectangle card = goal.box();
        boolean isLarge = card.height > card.width;
        float end = isLarge ? card.width + 3 * GAP : 0;
        float width = units.box().width * ROOM;
        float from = isLarge ? card.x : units.box().x;
        float x = rightToLeft ? from + (isLarge ? card.width : units.box().width) - end - width : from + end;
        float top = card.y + card.height;
        if (!isLarge) {
            for (SceneRegion region : decided.laid().regions()) {
                for (ScenePlace place : region.places()) {
                    if (place.name().startsWith(Spots.ABOUT)) top = Math.min(card.y, place.box().y) - 2 * GAP;
                }
            }
        }
        return top < 2 * CARD ? null : new Rectangle(x, top - 2 * CARD, width, 2 * CARD);
    }

    /** As large as all of them have room. */
    private static void layCards(UiContext look, MoveRow turn, Group into, Rectangle row) {
        List<Actor> cards = new ArrayList<>();
        float width = row.width + 1;
        for (float height = row.height; width > row.width && height > LEAST_CARD; height -= 4) {
            cards.clear();
            width = -GAP;
            for (MoveRow.Made made : turn.made()) cards.addAll(new UnitaryMovePictures().of(look, made.move(), height));
            for (Actor card : cards) width += GAP + card.getWidth();
        }
        float x = 0;
        for (Actor card : cards) {
            float left = look.rightToLeft() ? row.x + row.width - x - card.getWidth() : row.x + x;
            card.setPosition(left, row.y + row.height - card.getHeight());
            into.addActor(card);
            x += card.getWidth() + GAP;
        }
        if (!cards.isEmpty() && cards.get(cards.size() - 1) instanceof SmallCard last) last.ringed(look.theme().ink());
    }
}
