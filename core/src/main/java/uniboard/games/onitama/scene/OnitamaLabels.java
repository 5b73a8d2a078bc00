package uniboard.games.onitama.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Choice.Step;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.games.onitama.OnitamaCard;
import uniboard.games.onitama.OnitamaPosition;
import uniboard.games.onitama.OnitamaSide;
import uniboard.games.onitama.OnitamaSquare;
import uniboard.games.onitama.OnitamaWords;
import uniboard.match.Candidate;
import uniboard.match.Selection;
import uniboard.stage.scene.Viewpoint;

/** What there is to say of a place: its name, what lies there, and what may be done with it now. */
final class OnitamaLabels {
    private static final int TARGET = 2;

    private final OnitamaPosition position;
    private final Viewpoint viewpoint;
    private final Selection selection;

    /** @param selection of the person to move, or null */
    OnitamaLabels(OnitamaPosition position, Viewpoint viewpoint, Selection selection) {
        this.position = position;
        this.viewpoint = viewpoint;
        this.selection = selection;
    }

    Message card(OnitamaCard card) {
        Message label = named(card);
        Candidate candidate = candidate(card.id());
        return candidate != null && candidate.role() == Candidate.Role.CHOSEN ? Message.of("onitama.label.chosen", label) : label;
    }

    Message square(int at) {
        String place = OnitamaSquare.name(at);
        Message label = described(place, at);
        Candidate candidate = candidate(place);
        if (candidate == null) return label;
        return switch (candidate.role()) {
            case CHOSEN -> Message.of("onitama.label.chosen", label);
            case TARGET -> Message.of("onitama.label.mayGoThere", target(candidate, label));
            default -> mayGo(label, place);
        };
    }

    private Candidate candidate(String place) {
        return selection == null ? null : selection.candidate(place);
    }

    /** A winning or capturing target says so instead of what lies there. */
    private static Message target(Candidate candidate, Message label) {
        Message step = candidate.step().label();
        return step.key().equals("onitama.target.move") ? label : step;
    }

    private Message named(OnitamaCard card) {
        int holder = holder(card);
        if (holder == Position.NOBODY) return Message.of("onitama.label.sideCard", card.title(), OnitamaWords.moves(card));
        return Message.of("onitama.label.card." + whose(holder), card.title(), OnitamaWords.moves(card));
    }

    private int holder(OnitamaCard card) {
        for (int seat = 0; seat < 2; seat++) {
            if (position.hand(seat, 0) == card || position.hand(seat, 1) == card) return seat;
        }
        return Position.NOBODY;
    }

    private Message described(String place, int at) {
        Message name = isArch(at) ? Message.of("onitama.label.temple", place) : Message.of("onitama.label.square", place);
        int owner = position.owner(at);
        if (owner == Position.NOBODY) return Message.of("onitama.label.empty", name);
        String piece = position.isMaster(at) ? "master" : "student";
        return Message.of("onitama.label." + piece + '.' + whose(owner), name);
    }

    private static boolean isArch(int at) {
        return at == OnitamaSquare.arch(0) || at == OnitamaSquare.arch(1);
    }

    private String whose(int seat) {
        if (viewpoint.you() != Position.NOBODY) return seat == viewpoint.you() ? "yours" : "theirs";
        return OnitamaSide.key(seat);
    }

    private Message mayGo(Message label, String place) {
        List<Message> ways = new ArrayList<>();
        for (Choice choice : selection.matching()) {
            List<Step> steps = choice.steps();
            if (steps.size() <= TARGET || !steps.get(1).place().equals(place)) continue;
            ways.add(Message.of("onitama.label.way", steps.get(TARGET).place(), steps.get(0).label()));
        }
        return ways.isEmpty() ? label : Message.of("onitama.label.mayGo", label, Message.listed(ways));
    }

    /** Of the near hand. */
    Message hand() {
        if (viewpoint.nearSeat() == viewpoint.you()) return Message.of("onitama.area.yourHand");
        return Message.of(viewpoint.nearSeat() == OnitamaSide.BLUE ? "onitama.area.hand.blue" : "onitama.area.hand.red");
    }
}
