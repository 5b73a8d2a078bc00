package uniboard.games.unikat.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import uniboard.games.unikat.UnikatMove;
import uniboard.games.unikat.UnikatPlace;
import uniboard.games.unikat.UnikatPosition;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.DecisionView;
import uniboard.stage.scene.ScenePlace;

/** The last chain among pale cards, and its last card. */
final class UnikatDecisionView implements DecisionView {
    /** Of a cell's width: around its card. */
    private static final float MARGIN = 3f / 78;

    @Override
    public Marks marks(Decided decided) {
        List<Rectangle> chain = new ArrayList<>();
        List<Rectangle> others = new ArrayList<>();
        UnikatPosition over = (UnikatPosition) decided.over();
        for (int i = 0; i < over.laidCount(); i++) {
            String name = UnikatPlace.ofCell(over.laidX(i), over.laidY(i));
            ScenePlace place = decided.laid().place(name);
            if (place == null) continue;
            Rectangle cell = place.box();
            float margin = MARGIN * cell.width;
            Rectangle card = new Rectangle(cell.x + margin, cell.y + margin, cell.width - 2 * margin, cell.height - 2 * margin);
            (decided.decision().places().contains(name) ? chain : others).add(card);
        }
        return new Marks(chain, List.of(), others);
    }

    @Override
    public Actor piece(UiContext look, Decided decided, Rectangle square) {
        return new CardActor(look, UnikatMove.card(decided.lastMove())).at(square);
    }
}
