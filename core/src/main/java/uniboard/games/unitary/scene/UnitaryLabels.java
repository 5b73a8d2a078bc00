package uniboard.games.unitary.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryPhase;
import uniboard.games.unitary.UnitaryPlace;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.games.unitary.UnitaryUnits;
import uniboard.games.unitary.UnitaryWords;
import uniboard.match.Candidate;
import uniboard.match.MoveRow;

/** What there is to say of a place, and what may be done with it now. */
record UnitaryLabels(Situation now) {
    private static final String[] UNITS = {"kg", "m", "s"};
    /** From this number on units of a kind are counted instead of named one by one. */
    private static final int MANY = 4;

    /** What a button does, while somebody is to choose. */
    Message button(String place) {
        if (place.equals(UnitaryPlace.END)) return Message.of("unitary.label.end");
        Candidate candidate = now.selection().candidate(place);
        boolean isTarget = candidate != null && candidate.role() == Candidate.Role.TARGET;
        return isTarget ? candidate.step().label() : Message.of("unitary.scene.button." + place);
    }

    /** Of the button that turns the chosen card. */
    Message turning() {
        return Message.of(now.way() == Way.UPSIDE_DOWN ? "unitary.scene.turn.up" : "unitary.scene.turn.down");
    }

    /** What stands on a side of the line. */
    Message units(Side side) {
        List<String> all = new ArrayList<>();
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) {
            int exponent = UnitaryUnits.exponent(now.position().units(), unit);
            if (exponent == 0 || Side.of(exponent) != side) continue;
            int count = Math.abs(exponent);
            if (count >= MANY) all.add(count + " × " + UNITS[unit]);
            else for (int i = 0; i < count; i++) all.add(UNITS[unit]);
        }
        String key = side == Side.ABOVE ? "unitary.scene.above" : "unitary.scene.below";
        return all.isEmpty() ? Message.of(key + ".none") : Message.of(key, String.join(", ", all));
    }

    Message deck() {
        return Message.of("unitary.scene.deckOf", now.position().deckSize());
    }

    Message pile() {
        int size = now.position().discardSize();
        if (size == 0) return Message.of("unitary.scene.pileEmpty");
        return Message.of("unitary.scene.pileOf", size, UnitaryWords.card(now.position().discardCard(size - 1)));
    }

    /** Of a pile that isn't empty. */
    Message pileToOpen() {
        return Message.of("unitary.scene.pileOpens", pile());
    }

    /** A card of the viewer's hand. */
    Message held(int card) {
        Message name = UnitaryWords.card(card);
        if (UnitaryCard.isQuantity(card)) {
            name = Message.of("unitary.scene.quantity", name, UnitaryWords.formula(UnitaryCard.units(card)));
        }
        int copies = HandActor.copies(now.position(), now.state().viewer(), card);
        if (copies > 1) name = Message.of("unitary.scene.copies", copies, name);
        if (now.card() != card) return name;
        return Message.of(now.way() == Way.UPSIDE_DOWN ? "unitary.scene.chosenTurned" : "unitary.scene.chosen", name);
    }

    /** The viewer's own hidden card, face down. */
    Message hidden() {
        return Message.of(now.isInTeams() ? "unitary.scene.hidden.teamLook" : "unitary.scene.hidden.look");
    }

    /** The same while its face is seen. */
    Message hiddenSeen() {
        Message quantity = UnitaryWords.units(UnitaryCard.units(now.ownHidden()));
        return Message.of(now.isInTeams() ? "unitary.scene.hidden.teamIs" : "unitary.scene.hidden.is", quantity);
    }

    /** The same where a tap hides it again. */
    Message hiddenShown() {
        return Message.of("unitary.scene.hidden.shown", hiddenSeen());
    }

    /** It has been hidden again. */
    Message hiddenAgain() {
        return Message.of("unitary.scene.hidden.again");
    }

    /** What a seat holds, hides, and has done lately. */
    Message seat(int seat) {
        Message known = known(seat);
        MoveRow lately = Lately.of(now, seat);
        return lately == null ? known : Message.of("unitary.scene.lately", known, lately.words());
    }

    private Message known(int seat) {
        UnitaryPosition position = now.position();
        Message held = Message.of("unitary.scene.seat", position.handSize(seat), name(seat));
        int side = position.side(seat);
        if (now.isInTeams()) {
            held = Message.of("unitary.scene.partner", held, name((seat + position.sides()) % position.seats()));
        }
        if (position.phase() == UnitaryPhase.OVER) {
            return Message.of("unitary.scene.hiddenWas", held, UnitaryWords.units(UnitaryCard.units(position.hidden(side))));
        }
        return side == now.ownSide() || position.hidden(side) == UnitaryCard.NONE ? held : Message.of("unitary.scene.hiddenLies", held);
    }

    private String name(int seat) {
        return now.state().plates().get(seat).name();
    }
}
