package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.game.Position;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.Viewpoint;

/** What lies around the mat: the formula, the piles, the viewer's hand and goal, and the hidden card that has won. */
final class CardsView {
    private final UiContext look;
    private final UnitaryPlaces places;
    private final FormulaPanel formula;
    private final PilesActor piles;
    private final HandActor hand;
    private final GoalView goal;
    private final Group revealed = Layer.untouched();

    /**
     * @param drag   of the hand's cards
     * @param ground for what is painted once for all
     * @param above  for what turns under a finger
     */
    CardsView(UiContext look, UnitaryPlaces places, SceneHost host, Viewpoint viewpoint, CardDrag drag, Group ground,
        Group above) {
        this.look = look;
        this.places = places;
        formula = new FormulaPanel(look, places.formula(), host);
        piles = new PilesActor(look, places);
        hand = new HandActor(look, places, host, drag);
        drag.of(hand);
        ground.addActor(formula);
        ground.addActor(piles);
        // What an example shows, all its readers see.
        boolean alone = places.form() == UnitaryPlaces.Form.EXAMPLE || viewpoint.you() != Position.NOBODY;
        goal = new GoalView(look, places, host, alone, ground);
        ground.addActor(revealed);
        above.addActor(hand);
    }

    FormulaPanel formula() {
        return formula;
    }

    HandActor hand() {
        return hand;
    }

    GoalView goal() {
        return goal;
    }

    void show(Situation now) {
        piles.show(now.position(), now.state().hasLastMove() ? Way.of(now.state().lastMove()) : Way.UPRIGHT);
        hand.show(now.state());
        goal.show(now);
        revealed.clearChildren();
        int winner = now.position().winner();
        if (winner == Position.NOBODY || opensInPlace(now)) return;
        Rectangle box = openBox(now);
        CardActor card = new CardActor(look, now.position().hidden(winner), box.width).at(box);
        card.setRing(now.wonInk(look));
        revealed.addActor(card);
    }

    /** Whether the card that has won is the viewer's own, and can be read where it lies. */
    private boolean opensInPlace(Situation now) {
        return now.isWon() && places.form() != UnitaryPlaces.Form.SMALL;
    }

    /**
     * Where the hidden card that has won is shown: else at the end of the viewer's hand, for who isn't about to play holds fewer cards than
     * there is room for.
     */
    Rectangle openBox(Situation now) {
        if (opensInPlace(now)) return places.hidden();
        Rectangle room = places.hand();
        float x = look.rightToLeft() ? room.x : room.x + room.width - places.card();
        return new Rectangle(x, room.y, places.card(), places.card() * CardActor.RATIO);
    }

    /** @param preview of what the chosen card would do; null for none */
    void choose(Situation now, UnitChange preview) {
        hand.lift(now);
        formula.show(now.position().units(), preview);
    }
}
