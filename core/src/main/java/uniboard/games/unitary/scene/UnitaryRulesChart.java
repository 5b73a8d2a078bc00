package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import uniboard.stage.kit.UiContext;
import uniboard.stage.rules.CardRows;

/** Cards in rows, as large as they fit into a box. */
final class UnitaryRulesChart extends Group {
    private static final float GAP = 10;
    /** Room at the edges for the cards' shadows. */
    private static final float EDGE = 8;
    /** Narrower cards are laid out larger than they are shown: names and units would leave each other no room. */
    private static final float READABLE = 100;

    /** @param cards as in {@link uniboard.games.unitary.UnitaryCard} */
    UnitaryRulesChart(UiContext look, List<Integer> cards, float width, float height) {
        setTouchable(Touchable.disabled);
        CardRows rows = CardRows.within(width - 2 * EDGE, height - 2 * EDGE, cards.size(), CardActor.RATIO, GAP);
        float zoom = Math.max(1, READABLE / rows.card());
        setScale(1 / zoom);
        setTransform(zoom > 1);
        setSize(width * zoom, height * zoom);
        place(look.enlarged(1 / zoom), cards, rows.zoomed(zoom), EDGE * zoom);
    }

    private void place(UiContext look, List<Integer> cards, CardRows rows, float edge) {
        for (int i = 0; i < cards.size(); i++) {
            Rectangle box = rows.place(i, look.rightToLeft());
            CardActor card = new CardActor(look, cards.get(i), look.snap(box.width));
            addActor(card.at(edge + box.x, edge + box.y));
        }
    }
}
