package uniboard.stage.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Decision;
import uniboard.game.Position;
import uniboard.match.MoveRow;
import uniboard.stage.kit.UiContext;

/** How a game shows what decided it. */
public interface DecisionView {
    /** A game whose places say enough. */
    DecisionView PLAIN = new DecisionView() { };

    /**
     * A game that is over, and where its table lies.
     *
     * @param over the last position, all of it open
     * @param turn the last one, as the player may read it
     */
    record Decided(Position over, int lastMove, MoveRow turn, Decision decision, SceneOutline laid) {
    }

    /**
     * What is told apart on the table.
     *
     * @param framed  what decided
     * @param counted what decided by its number, in the order of counting
     * @param pale    what has no part in it
     */
    record Marks(List<Rectangle> framed, List<Rectangle> counted, List<Rectangle> pale) {
    }

    default Marks marks(Decided decided) {
        List<Rectangle> framed = new ArrayList<>();
        List<String> places = decided.decision().places();
        boolean isMove = decided.decision().shape() == Decision.Shape.MOVE;
        for (String name : isMove ? places.subList(1, 2) : places) {
            ScenePlace place = decided.laid().place(name);
            boolean isPart = decided.decision().shape() == Decision.Shape.WHOLE && !framed.isEmpty();
            if (place != null && isPart) framed.get(0).merge(place.box());
            else if (place != null) framed.add(new Rectangle(place.box()));
        }
        return new Marks(framed, List.of(), List.of());
    }

    /**
     * What decided, as it stands in a square of that size.
     *
     * @return null where the game's sign stands for it
     */
    default Actor piece(UiContext look, Decided decided, Rectangle square) {
        return null;
    }

    /** What else is told beside the table; null: nothing, or there is no room. */
    default Actor beside(UiContext look, Decided decided) {
        return null;
    }
}
