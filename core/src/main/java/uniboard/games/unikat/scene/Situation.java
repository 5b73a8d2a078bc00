package uniboard.games.unikat.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Choice.Group;
import uniboard.game.Choice.Step;
import uniboard.game.MoveList;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatMove;
import uniboard.games.unikat.UnikatPhase;
import uniboard.games.unikat.UnikatPlace;
import uniboard.games.unikat.UnikatPosition;
import uniboard.match.Candidate;
import uniboard.match.Selection;
import uniboard.stage.scene.SceneState;

/** What the viewer may do, and what they have chosen of it: a card, what to take for it or both, or a cell. */
final class Situation {
    private final SceneState<UnikatPosition> state;
    /** Which cards the viewer may lay where. Empty while another seat is to move. */
    private final List<Integer> lays = new ArrayList<>();
    /** {@link UnikatPlace#END} or {@link UnikatPlace#PASS} if the viewer may; else null. */
    private final String ending;
    /** What is chosen, in the order of choosing, and a move that has it. */
    private final List<Step> steps;
    private final int move;

    Situation(SceneState<UnikatPosition> state) {
        this.state = state;
        MoveList moves = new MoveList();
        if (position().toMove() == state.viewer() && !position().outcome().over()) position().moves(moves);
        for (int i = 0; i < moves.size(); i++) if (UnikatMove.kind(moves.get(i)) == UnikatMove.Kind.LAY) lays.add(moves.get(i));
        ending = moves.contains(UnikatMove.END) ? UnikatPlace.END : moves.contains(UnikatMove.PASS) ? UnikatPlace.PASS : null;
        steps = selection() == null ? List.of() : selection().chosen();
        move = steps.isEmpty() ? UnikatMove.OPEN : selection().matching().get(0).move();
    }

    SceneState<UnikatPosition> state() {
        return state;
    }

    UnikatPosition position() {
        return state.position();
    }

    /** Null while the viewer is not to choose. */
    Selection selection() {
        return state.selection();
    }

    /** What is chosen, in the order of choosing. */
    List<Step> steps() {
        return steps;
    }

    private boolean has(Group group) {
        return steps.stream().anyMatch(step -> step.group() == group);
    }

    /** The card of the rack that is chosen, or {@link UnikatCard#NONE}. */
    int card() {
        return has(Group.HAND) ? UnikatMove.card(move) : UnikatCard.NONE;
    }

    /** The cell that is chosen before a card is, or null. */
    Cell cell() {
        return has(Group.BOARD) && UnikatMove.kind(move) == UnikatMove.Kind.LAY ? Cell.of(move) : null;
    }

    /** What is chosen to be taken, a card of the display or {@link UnikatMove#BAG}; else {@link UnikatMove#OPEN}. */
    int taken() {
        return has(Group.BOARD) && UnikatMove.kind(move) == UnikatMove.Kind.SWAP ? UnikatMove.taken(move) : UnikatMove.OPEN;
    }

    /** The swap that has only to be confirmed, or null. */
    Choice swap() {
        return card() != UnikatCard.NONE && taken() != UnikatMove.OPEN ? selection().matching().get(0) : null;
    }

    /** What a place is in the choosing; null for nothing. */
    Candidate.Role role(String place) {
        Candidate candidate = selection() == null ? null : selection().candidate(place);
        return candidate == null ? null : candidate.role();
    }

    /** Whether a card of the display or the bag may be taken next: drawn, or for the card that is chosen. */
    boolean isTakable(String place) {
        Candidate.Role role = role(place);
        if (role == Candidate.Role.TARGET) return true;
        return card() != UnikatCard.NONE && (role == Candidate.Role.MAY_CHOOSE || role == Candidate.Role.MAY_REPLACE);
    }

    /** The place of the button that ends something or passes; null while there is none. */
    String ending() {
        return selection() == null ? null : ending;
    }

    /** Whether there is nothing to lay. */
    boolean isStuck() {
        return lays.isEmpty();
    }

    /** The lays of a card. */
    List<Integer> lays(int card) {
        return lays.stream().filter(lay -> UnikatMove.card(lay) == card).toList();
    }

    /** Of each cell on which a card fits the first lay. */
    List<Integer> firstLays() {
        List<Integer> firsts = new ArrayList<>();
        for (int lay : lays) if (firsts.stream().noneMatch(first -> Cell.of(first).equals(Cell.of(lay)))) firsts.add(lay);
        return firsts;
    }

    /** How many cards fit on a cell. */
    int cardsAt(Cell cell) {
        return (int) lays.stream().filter(lay -> Cell.of(lay).equals(cell)).count();
    }

    boolean wouldEarn(int lay) {
        return position().wouldEarn(UnikatMove.card(lay), UnikatMove.x(lay), UnikatMove.y(lay));
    }

    /** Whether a card of the rack fits nowhere now, or doesn't go with what is chosen. Where only a swap is left, every card is of use. */
    boolean isUseless(int held) {
        if (selection() == null || position().phase() == UnikatPhase.DRAW || taken() != UnikatMove.OPEN) return false;
        if (isStuck() && !position().phase().isChain()) return false;
        return lays(held).isEmpty() || cell() != null && role(UnikatPlace.ofCard(held)) == null;
    }
}
