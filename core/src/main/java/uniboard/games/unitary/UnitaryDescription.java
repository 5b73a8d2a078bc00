package uniboard.games.unitary;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;

/** A position in whole sentences, for those who can't see the table. */
final class UnitaryDescription {
    private final UnitaryPosition position;
    private final int viewer;
    private final List<Message> sentences = new ArrayList<>();

    private UnitaryDescription(UnitaryPosition position, int viewer) {
        this.position = position;
        this.viewer = viewer;
    }

    static List<Message> of(UnitaryPosition position, int viewer) {
        UnitaryDescription description = new UnitaryDescription(position, viewer);
        description.tell();
        return description.sentences;
    }

    private void add(String key, Object... arguments) {
        sentences.add(Message.of("unitary.describe." + key, arguments));
    }

    private void tell() {
        add("units", UnitaryWords.units(position.units()));
        if (viewer != Position.NOBODY) tellOwn();
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat != viewer) add("otherHand", position.handSize(seat), UnitaryWords.seat(seat));
        }
        if (position.phase() == UnitaryPhase.OVER) tellOthersHidden();
        add("deck", position.deckSize());
        if (position.discardSize() > 0) add("discard", UnitaryWords.card(position.discardCard(position.discardSize() - 1)));
    }

    /** They lie open. */
    private void tellOthersHidden() {
        for (int side = 0; side < position.sides(); side++) {
            if (viewer != Position.NOBODY && side == position.side(viewer)) continue;
            add("otherHidden", UnitaryWords.units(UnitaryCard.units(position.hidden(side))), UnitaryWords.side(position, side));
        }
    }

    private void tellOwn() {
        add("hidden", UnitaryWords.units(UnitaryCard.units(position.hidden(position.side(viewer)))));
        List<Message> cards = new ArrayList<>();
        for (int i = 0; i < position.handSize(viewer); i++) cards.add(UnitaryWords.card(position.handCard(viewer, i)));
        if (cards.isEmpty()) add("emptyHand");
        else add("hand", Message.listed(cards));
    }
}
