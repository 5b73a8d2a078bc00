package uniboard.games.unikat.scene;

import java.util.List;
import uniboard.game.Message;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatMove;
import uniboard.games.unikat.UnikatPhase;
import uniboard.games.unikat.UnikatPlace;
import uniboard.games.unikat.UnikatPosition;
import uniboard.games.unikat.UnikatWords;
import uniboard.match.Candidate;

/** What there is to say of a place: the card that lies there, where it lies, and what may be done with it now. */
final class UnikatLabels {
    private final UnikatPosition position;
    private final Situation now;
    private final List<News> news;

    UnikatLabels(Situation now, List<News> news) {
        this.now = now;
        this.news = news;
        position = now.position();
    }

    Message bag() {
        Message label = Message.of("unikat.label.bag", position.bagSize());
        for (News each : news) if (each.taken() == UnikatMove.BAG) label = Message.of("unikat.label.drawnFrom", label, name(each.seat()));
        return takable(UnikatPlace.BAG, label);
    }

    /** Of a card of the display. */
    Message open(int card) {
        Message label = Message.of("unikat.label.display", UnikatWords.plain(card));
        for (News each : news) if (each.given() == card) label = Message.of("unikat.label.given", label, name(each.seat()));
        return takable(UnikatPlace.ofCard(card), label);
    }

    /** Of a seat's plate. */
    Message seat(int seat) {
        Message holds = Message.of("unikat.seat.holds", position.rackSize(seat), name(seat));
        List<Message> known = SeatsActor.known(position, seat).stream().map(UnikatWords::plain).toList();
        return known.isEmpty() ? holds : Message.of("unikat.seat.known", holds, Message.listed(known));
    }

    private String name(int seat) {
        return now.state().plates().get(seat).name();
    }

    private Message takable(String place, Message label) {
        Candidate.Role role = now.role(place);
        if (role == Candidate.Role.CHOSEN) return Message.of("unikat.label.chosen", label);
        return now.isTakable(place) ? Message.of("unikat.label.takable", label) : label;
    }

    /** Of a card of the viewer's rack. */
    Message held(int card) {
        Message name = UnikatWords.card(card);
        Candidate.Role role = now.role(UnikatPlace.ofCard(card));
        if (role == Candidate.Role.CHOSEN) return Message.of("unikat.label.chosen", name);
        if (now.selection() == null || position.phase() == UnikatPhase.DRAW) return name;
        if (now.cell() != null) return role == null ? name : Message.of("unikat.label.fitsThere", name);
        int cells = now.lays(card).size();
        return cells == 0 ? Message.of("unikat.label.fitsNowhere", name) : Message.of("unikat.label.fits", cells, name);
    }

    /** Of a cell with a card or beside one. */
    Message cell(Cell cell) {
        Message name = UnikatWords.cell(cell.x(), cell.y());
        int card = position.cardAt(cell.x(), cell.y());
        if (card != UnikatCard.NONE) return laid(cell, Message.of("unikat.label.laid", name, UnikatWords.plain(card)));
        Message where = Message.of("unikat.target.lay", name, UnikatWords.where(position, cell.x(), cell.y()));
        if (now.selection() == null) return where;
        Candidate candidate = now.selection().candidate(cell.place());
        if (candidate != null && candidate.role() == Candidate.Role.CHOSEN) return Message.of("unikat.label.chosen", where);
        if (candidate != null && candidate.role() == Candidate.Role.TARGET) {
            return Message.of("unikat.label.may", candidate.step().label());
        }
        int cards = now.cardsAt(cell);
        return cards == 0 || !now.steps().isEmpty() ? where : Message.of("unikat.label.cardsFit", cards, where);
    }

    private Message laid(Cell cell, Message label) {
        int count = position.laidCount();
        int first = count - position.chainLength();
        for (int i = first; i < count; i++) {
            if (Cell.laid(position, i).equals(cell)) return Message.of("unikat.label.inChain", label, Integer.toString(i - first + 1));
        }
        return cell.x() == 0 && cell.y() == 0 ? Message.of("unikat.label.start", label) : label;
    }
}
