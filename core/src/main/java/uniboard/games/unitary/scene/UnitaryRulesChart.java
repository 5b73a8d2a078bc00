package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import uniboard.stage.CardRows;
import uniboard.stage.Look;

/** Cards in rows, as large as they fit into a box. */
final class UnitaryRulesChart extends Group {
    private static final float GAP = 10;
    /** Room at the edges for the cards' shadows. */
    private static final float EDGE = 8;

    /** @param cards as in {@link uniboard.games.unitary.UnitaryCard} */
    UnitaryRulesChart(Look look, List<Integer> cards, float width, float height) {
        setTransform(false);
        setTouchable(Touchable.disabled);
        setSize(width, height);
        CardRows rows = CardRows.within(width - 2 * EDGE, height - 2 * EDGE, cards.size(), CardActor.RATIO, GAP);
        for (int i = 0; i < cards.size(); i++) {
            Rectangle box = rows.place(i, look.rightToLeft());
            CardActor card = new CardActor(look, cards.get(i), look.snap(box.width));
            addActor(card.at(EDGE + box.x, EDGE + box.y));
        }
    }
}
