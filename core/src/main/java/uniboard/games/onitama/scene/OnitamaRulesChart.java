package uniboard.games.onitama.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import uniboard.games.onitama.OnitamaCard;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.rules.CardRows;
import uniboard.text.TextStyle;

/** Cards in rows, as large as they fit into a box. */
final class OnitamaRulesChart extends Group {
    private static final float GAP = 10;
    /** Room at the edges for the cards' shadows. */
    private static final float EDGE = 6;

    OnitamaRulesChart(UiContext look, List<OnitamaCard> cards, float width, float height) {
        setTransform(false);
        setTouchable(Touchable.disabled);
        CardRows rows = CardRows.within(width - 2 * EDGE, height - 2 * EDGE, cards.size(), OnitamaPlaces.CARD_SHAPE, GAP);
        float zoom = zoom(look, cards, rows.card());
        setScale(1 / zoom);
        setTransform(zoom > 1);
        setSize(width * zoom, height * zoom);
        place(look.enlarged(1 / zoom), cards, rows.zoomed(zoom), EDGE * zoom);
    }

    /** How many times larger the cards must be laid out than they are shown for every name to fit on its card. */
    private static float zoom(UiContext look, List<OnitamaCard> cards, float card) {
        TextActor name = new TextActor(look, TextStyle.SERIF, CardActor.SMALLEST_TITLE, look.theme().ink(), TextActor.Place.START);
        float widest = 0;
        for (OnitamaCard each : cards) widest = Math.max(widest, name.line(look.texts().say(each.title())).textWidth());
        name.line("");
        return Math.max(1, widest / (card * CardActor.TITLE_ROOM));
    }

    private void place(UiContext look, List<OnitamaCard> cards, CardRows rows, float edge) {
        for (int i = 0; i < cards.size(); i++) {
            Rectangle box = rows.place(i, look.rightToLeft());
            CardActor actor = new CardActor(look, cards.get(i), look.snap(box.width), look.snap(box.height));
            actor.setPosition(look.snap(edge + box.x), look.snap(edge + box.y));
            addActor(actor);
        }
    }
}
