package uniboard.game;

import java.util.ArrayList;
import java.util.List;

/**
 * A legal move as it is offered to a person: chosen in steps (a card, a piece, a square), each at a place of the table. One list of
 * choices feeds the scene, the keyboard, the accessibility tree and the tests.
 *
 * @param move   the packed move
 * @param steps  at least one; people may take them in any order, save that the last one comes last
 * @param label  short: what a button would say
 * @param spoken a whole sentence: what the move does
 */
public record Choice(int move, List<Step> steps, Message label, Message spoken) {
    public enum Group { HAND, BOARD, ACTIONS }

    /** Of its steps, in their order. */
    public List<String> places() {
        List<String> places = new ArrayList<>();
        for (Step step : steps) places.add(step.place());
        return places;
    }

    /**
     * @param group which part of the table the place belongs to
     * @param place a name that is unique on the game's table, such as {@code c3} or {@code Crab}
     * @param label what the place is called in this step
     */
    public record Step(Group group, String place, Message label) {
    }
}
