package uniboard.games.unikat.scene;

import java.util.List;
import uniboard.game.Choice.Step;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatPhase;
import uniboard.games.unikat.UnikatPlace;
import uniboard.games.unikat.UnikatPosition;
import uniboard.match.Candidate;
import uniboard.match.Selection;
import uniboard.stage.kit.Look;

/** Shows on table, display and rack what is chosen, and what may be chosen next. */
final class ChoiceMarks {
    private final Look look;
    private final TableActor table;
    /** Null on a table without, and so is the display. */
    private final RackActor rack;
    private final DisplayActor display;

    ChoiceMarks(Look look, TableActor table, RackActor rack, DisplayActor display) {
        this.look = look;
        this.table = table;
        this.rack = rack;
        this.display = display;
    }

    /** The card of the rack that is chosen, or {@link UnikatCard#NONE}. */
    static int chosenCard(Selection selection, List<Integer> rackCards) {
        if (selection == null) return UnikatCard.NONE;
        for (Step step : selection.chosen()) {
            int card = UnikatPlace.card(step.place());
            if (rackCards.contains(card)) return card;
        }
        return UnikatCard.NONE;
    }

    /**
     * @param selection of the person to move, or null
     * @param rackCards those of the viewer
     */
    void show(UnikatPosition position, LegalLays lays, Selection selection, List<Integer> rackCards) {
        table.clearPlaces();
        if (display != null) display.clearMarks();
        int card = chosenCard(selection, rackCards);
        boolean other = false;
        if (selection != null) {
            for (Step step : selection.chosen()) {
                if (UnikatPlace.card(step.place()) == card && card != UnikatCard.NONE) continue;
                markChosen(step.place());
                other = true;
            }
            markNext(position, lays, selection, card, other);
        }
        if (rack == null) return;
        boolean choosing = selection != null && position.phase() != UnikatPhase.DRAW && card == UnikatCard.NONE;
        for (int held : rackCards) {
            rack.setChosen(held, held == card);
            // Cards that don't go with what is chosen, or with the chain, stand back.
            rack.setFaint(held, choosing && (other || position.hasLast()) && !mayBeChosen(selection, held));
        }
    }

    /** Something to lay on or to take, chosen before the card of the rack. */
    private void markChosen(String place) {
        Cell cell = Cell.of(place);
        if (cell != null) table.addChosen(cell.x(), cell.y());
        else if (display != null) display.mark(place, look.theme().good());
    }

    private void markNext(UnikatPosition position, LegalLays lays, Selection selection, int card, boolean other) {
        if (card == UnikatCard.NONE && position.phase() != UnikatPhase.DRAW) {
            if (!other && position.hasLast()) lays.lightAll(table, position);
            return;
        }
        for (Candidate candidate : selection.candidates()) {
            if (candidate.role() != Candidate.Role.TARGET) continue;
            Cell cell = Cell.of(candidate.place());
            if (cell != null) table.addPlace(cell.x(), cell.y(), position.wouldEarn(card, cell.x(), cell.y()));
            else if (display != null) display.mark(candidate.place(), look.theme().good());
        }
    }

    private static boolean mayBeChosen(Selection selection, int card) {
        for (Candidate candidate : selection.candidates()) if (candidate.place().equals(UnikatPlace.ofCard(card))) return true;
        return false;
    }
}
