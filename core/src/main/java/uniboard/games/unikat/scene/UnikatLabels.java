package uniboard.games.unikat.scene;

import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatPhase;
import uniboard.games.unikat.UnikatPlace;
import uniboard.games.unikat.UnikatPosition;
import uniboard.games.unikat.UnikatWords;
import uniboard.match.Candidate;
import uniboard.match.Selection;

/** What there is to say of a place: the card that lies there, where it lies, and what may be done with it now. */
final class UnikatLabels {
    private final UnikatPosition position;
    private final int viewer;
    private final LegalLays lays;
    private final Selection selection;

    /** @param selection of the person to move, or null */
    UnikatLabels(UnikatPosition position, int viewer, LegalLays lays, Selection selection) {
        this.position = position;
        this.viewer = viewer;
        this.lays = lays;
        this.selection = selection;
    }

    Message label(String place) {
        if (place.equals(UnikatPlace.BAG)) return takable(place, Message.of("unikat.label.bag", position.bagSize()));
        if (place.equals(UnikatPlace.PASS)) return Message.of("unikat.label.pass");
        if (place.equals(UnikatPlace.END)) return ending(position);
        Cell cell = Cell.of(place);
        if (cell != null) return cell(cell);
        int card = UnikatPlace.card(place);
        return isHeld(card) ? held(place, card) : takable(place, Message.of("unikat.label.display", UnikatWords.plain(card)));
    }

    /** What the button that ends something ends. */
    static Message ending(UnikatPosition position) {
        return Message.of(position.phase() == UnikatPhase.EXTRA ? "unikat.label.decline" : "unikat.label.end");
    }

    private boolean isHeld(int card) {
        if (viewer == Position.NOBODY) return false;
        for (int i = 0; i < position.rackSize(viewer); i++) if (position.rackCard(viewer, i) == card) return true;
        return false;
    }

    private Candidate.Role role(String place) {
        if (selection == null) return null;
        for (Candidate candidate : selection.candidates()) if (candidate.place().equals(place)) return candidate.role();
        return null;
    }

    private Message takable(String place, Message label) {
        Candidate.Role role = role(place);
        if (role == Candidate.Role.CHOSEN) return Message.of("unikat.label.chosen", label);
        return role == Candidate.Role.TARGET ? Message.of("unikat.label.takable", label) : label;
    }

    private Message held(String place, int card) {
        Message name = UnikatWords.card(card);
        Candidate.Role role = role(place);
        if (role == Candidate.Role.CHOSEN) return Message.of("unikat.label.chosen", name);
        if (selection == null || position.phase() == UnikatPhase.DRAW) return name;
        if (isCellChosen()) return role == null ? name : Message.of("unikat.label.fitsThere", name);
        int cells = lays.cellsFor(card);
        return cells == 0 ? Message.of("unikat.label.fitsNowhere", name) : Message.of("unikat.label.fits", cells, name);
    }

    private boolean isCellChosen() {
        return selection.chosen().size() == 1 && Cell.of(selection.chosen().get(0).place()) != null;
    }

    private Message cell(Cell cell) {
        Message name = UnikatWords.cell(cell.x(), cell.y());
        int card = position.cardAt(cell.x(), cell.y());
        if (card != UnikatCard.NONE) return laid(cell, Message.of("unikat.label.laid", name, UnikatWords.plain(card)));
        if (position.neighbours(cell.x(), cell.y()) == 0) return name;
        Message where = Message.of("unikat.target.lay", name, UnikatWords.where(position, cell.x(), cell.y()));
        if (selection == null) return where;
        for (Candidate candidate : selection.candidates()) {
            if (!candidate.place().equals(cell.place())) continue;
            if (candidate.role() == Candidate.Role.CHOSEN) return Message.of("unikat.label.chosen", where);
            if (candidate.role() == Candidate.Role.TARGET) return Message.of("unikat.label.may", candidate.step().label());
        }
        int cards = lays.cardsAt(cell.x(), cell.y());
        return cards == 0 || !selection.isEmpty() ? where : Message.of("unikat.label.cardsFit", cards, where);
    }

    private Message laid(Cell cell, Message label) {
        int count = position.laidCount();
        int first = count - position.chainLength();
        for (int i = first; i < count; i++) {
            if (position.laidX(i) != cell.x() || position.laidY(i) != cell.y()) continue;
            return Message.of("unikat.label.inChain", label, Integer.toString(i - first + 1));
        }
        return cell.x() == 0 && cell.y() == 0 ? Message.of("unikat.label.start", label) : label;
    }
}
