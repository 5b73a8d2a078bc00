package uniboard.games.onitama.scene;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import uniboard.games.onitama.OnitamaCard;
import uniboard.stage.Look;
import uniboard.stage.TextActor;
import uniboard.text.TextStyle;

/** Cards in rows, as large as they fit into a box. */
final class OnitamaRulesChart extends Group {
    private static final float GAP = 10;
    /** Room at the edges for the cards' shadows. */
    private static final float EDGE = 6;

    OnitamaRulesChart(Look look, List<OnitamaCard> cards, float width, float height) {
        setTransform(false);
        setTouchable(Touchable.disabled);
        setSize(width, height);
        float roomX = width - 2 * EDGE + GAP;
        float roomY = height - 2 * EDGE + GAP;
        int columns = 1;
        float card = 0;
        for (int each = 1; each <= cards.size(); each++) {
            int rows = (cards.size() + each - 1) / each;
            float fitting = Math.min(roomX / each - GAP, (roomY / rows - GAP) / OnitamaPlaces.CARD_SHAPE);
            if (fitting <= card) continue;
            card = fitting;
            columns = each;
        }
        float zoom = zoom(look, cards, card);
        setScale(1 / zoom);
        setTransform(zoom > 1);
        setSize(width * zoom, height * zoom);
        place(laidOut(look, zoom), cards, card * zoom, GAP * zoom, columns);
    }

    /** How many times larger the cards must be laid out than they are shown for every name to fit on its card. */
    private static float zoom(Look look, List<OnitamaCard> cards, float card) {
        TextActor name = new TextActor(look, TextStyle.SERIF, CardActor.SMALLEST_TITLE, look.theme().ink(), TextActor.Place.START);
        float widest = 0;
        for (OnitamaCard each : cards) widest = Math.max(widest, name.line(look.texts().say(each.title())).textWidth());
        name.line("");
        return Math.max(1, widest / (card * CardActor.TITLE_ROOM));
    }

    private static Look laidOut(Look look, float zoom) {
        return new Look(look.theme(), look.art(), look.textCache(), look.texts(), look.density() / zoom, look.motion(), look.coordinates(),
            look.sounds());
    }

    private void place(Look look, List<OnitamaCard> cards, float card, float gap, int columns) {
        float cardHeight = card * OnitamaPlaces.CARD_SHAPE;
        int rows = (cards.size() + columns - 1) / columns;
        float left = (getWidth() - columns * (card + gap) + gap) / 2;
        float top = (getHeight() + rows * (cardHeight + gap) - gap) / 2;
        for (int i = 0; i < cards.size(); i++) {
            int column = look.rightToLeft() ? columns - 1 - i % columns : i % columns;
            CardActor actor = new CardActor(look, cards.get(i), look.snap(card), look.snap(cardHeight));
            actor.setPosition(look.snap(left + column * (card + gap)), look.snap(top - i / columns * (cardHeight + gap) - cardHeight));
            addActor(actor);
        }
    }
}
