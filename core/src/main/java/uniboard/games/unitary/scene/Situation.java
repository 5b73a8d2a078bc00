package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import uniboard.game.Choice.Step;
import uniboard.game.Position;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryMove;
import uniboard.games.unitary.UnitaryPhase;
import uniboard.games.unitary.UnitaryPlace;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.match.Selection;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneState;

/**
 * What is shown.
 *
 * @param way which way up the chosen card lies
 */
record Situation(SceneState<UnitaryPosition> state, Way way) {
    private static final Color WON = new Color(0xC9982FFF);

    /** What comes next, as far as it is shown now: a card that stays chosen lies as it did, and another one as a hint has it. */
    Situation followedBy(SceneState<UnitaryPosition> next) {
        Situation begun = new Situation(next, next.hinted().contains(UnitaryPlace.DOWN) ? Way.UPSIDE_DOWN : Way.UPRIGHT);
        return begun.card() == card() ? new Situation(next, way) : begun;
    }

    UnitaryPosition position() {
        return state.position();
    }

    /** Of the person to move, or null. */
    Selection selection() {
        return state.selection();
    }

    /** The viewer's side, or {@link Position#NOBODY}. */
    int ownSide() {
        return state.isSeated() ? position().side(state.viewer()) : Position.NOBODY;
    }

    /** The card that the viewer's side hides, or {@link UnitaryCard#NONE}. */
    int ownHidden() {
        return state.isSeated() ? position().hidden(ownSide()) : UnitaryCard.NONE;
    }

    /** Whether the viewer's side has won. */
    boolean isWon() {
        return state.isSeated() && ownSide() == position().winner();
    }

    /** Of what has won: brass is for the viewer's own side. */
    Color wonInk(UiContext look) {
        return isWon() ? WON : look.theme().ink();
    }

    boolean isInTeams() {
        return position().sides() < position().seats();
    }

    /** The chosen card, or {@link UnitaryCard#NONE}. */
    int card() {
        if (selection() == null) return UnitaryCard.NONE;
        for (Step step : selection().chosen()) {
            int card = UnitaryPlace.card(step.place());
            if (card != UnitaryCard.NONE) return card;
        }
        return UnitaryCard.NONE;
    }

    /** Whether the viewer is to choose a card, and not this one: it can't be played now. */
    boolean isUseless(int card) {
        return selection() != null && selection().candidate(UnitaryPlace.ofCard(card)) == null;
    }

    private boolean isToPlay() {
        return card() != UnitaryCard.NONE && position().phase() == UnitaryPhase.PLAY;
    }

    /** Whether the chosen card has another way that it can be played. */
    boolean mayTurn() {
        return isToPlay() && UnitaryCard.isQuantity(card());
    }

    /** What the chosen card would do as it lies; null where none is chosen, it would be discarded, or it can't be played so. */
    UnitChange preview() {
        if (!isToPlay()) return null;
        int move = way.playing(card());
        return UnitaryMove.isAllowed(position().units(), move) ? new UnitChange(position().units(), move) : null;
    }
}
