package uniboard.games.unitary;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import uniboard.game.Message;
import uniboard.game.Setup.Piece;

/** How the cards of a position are set up: goals, hands and the discard pile from the deck and back, and the deck's order. */
final class UnitaryCardProperties {
    private static final Piece TAKE_AWAY = new Piece("none", Message.of("unitary.setup.takeAway"));
    private static final Piece SHUFFLE = new Piece("shuffle", Message.of("unitary.setup.shuffle"));

    private UnitaryCardProperties() {
    }

    static List<UnitaryProperty> of(UnitaryPosition at) {
        List<UnitaryProperty> properties = new ArrayList<>();
        for (int side = 0; side < at.sides(); side++) properties.add(new Goal(at, side));
        for (int seat = 0; seat < at.seats(); seat++) properties.add(new Hand(at, seat));
        properties.add(new Pile(at));
        properties.add(new Deck(at));
        return properties;
    }

    /** @return null if the seat to move holds no such card */
    static UnitaryProperty held(UnitaryPosition at, int card) {
        return card != UnitaryCard.NONE && at.holds(at.mover(), card) ? new Held(at, card) : null;
    }

    private static List<Piece> inDeck(UnitaryPosition at, IntPredicate isOffered) {
        int met = 0;
        for (int i = 0; i < at.deckSize(); i++) met |= 1 << at.deckCard(i);
        List<Piece> cards = new ArrayList<>();
        for (int card = 0; card < UnitaryCard.KINDS; card++) {
            if ((met >>> card & 1) != 0 && isOffered.test(card)) cards.add(piece(card));
        }
        return cards;
    }

    private static Piece piece(int card) {
        return new Piece(UnitaryCard.key(card), UnitaryWords.card(card));
    }

    /** A side's hidden card. */
    private record Goal(UnitaryPosition at, int side) implements UnitaryProperty {
        @Override
        public String id() {
            return side == at.side(at.mover()) ? UnitaryPlace.HIDDEN : "goal:" + (side + 1);
        }

        @Override
        public Message name() {
            return Message.of("unitary.setup.goal", UnitaryWords.side(at, side));
        }

        @Override
        public Message value() {
            return UnitaryProperty.card(at.hidden(side));
        }

        @Override
        public List<Piece> choices() {
            int now = at.hidden(side);
            List<Piece> choices = new ArrayList<>();
            if (now != UnitaryCard.NONE) choices.add(TAKE_AWAY);
            if (now != UnitaryCard.NONE) choices.add(piece(now));
            choices.addAll(inDeck(at, card -> UnitaryCard.isQuantity(card) && card != now));
            return choices;
        }

        @Override
        public void choose(UnitaryParts parts, Piece piece) {
            int quantity = UnitaryCard.keyed(piece.id());
            if (quantity != at.hidden(side)) parts.setGoal(side, quantity);
        }
    }

    /** A card that a seat gets. */
    private record Hand(UnitaryPosition at, int seat) implements UnitaryProperty {
        @Override
        public String id() {
            return UnitaryPlace.ofSeat(seat);
        }

        @Override
        public Message name() {
            return Message.of("unitary.setup.hand", UnitaryWords.seat(seat));
        }

        @Override
        public Message value() {
            return UnitaryProperty.plain(at.handSize(seat));
        }

        @Override
        public List<Piece> choices() {
            return inDeck(at, card -> true);
        }

        @Override
        public void choose(UnitaryParts parts, Piece piece) {
            parts.addToHand(seat, UnitaryCard.keyed(piece.id()));
        }
    }

    /** A card in the hand of the seat to move. */
    private record Held(UnitaryPosition at, int held) implements UnitaryProperty {
        @Override
        public String id() {
            return UnitaryPlace.ofCard(held);
        }

        @Override
        public Message name() {
            return UnitaryWords.card(held);
        }

        @Override
        public Message value() {
            return UnitaryWords.card(held);
        }

        @Override
        public List<Piece> choices() {
            List<Piece> choices = new ArrayList<>();
            choices.add(TAKE_AWAY);
            choices.addAll(inDeck(at, card -> card != held));
            return choices;
        }

        @Override
        public void choose(UnitaryParts parts, Piece piece) {
            parts.replaceInHand(at.mover(), held, UnitaryCard.keyed(piece.id()));
        }
    }

    /** What lies on top of the discard pile; a card chosen comes on it. */
    private record Pile(UnitaryPosition at) implements UnitaryProperty {
        @Override
        public String id() {
            return UnitaryPlace.PILE;
        }

        @Override
        public Message name() {
            return Message.of("unitary.setup.pile");
        }

        @Override
        public Message value() {
            int size = at.discardSize();
            return UnitaryProperty.card(size == 0 ? UnitaryCard.NONE : at.discardCard(size - 1));
        }

        @Override
        public List<Piece> choices() {
            List<Piece> choices = new ArrayList<>();
            if (at.discardSize() > 0) choices.add(TAKE_AWAY);
            choices.addAll(inDeck(at, card -> true));
            return choices;
        }

        @Override
        public void choose(UnitaryParts parts, Piece piece) {
            if (piece.id().equals(TAKE_AWAY.id())) parts.takeOffPile();
            else parts.addToPile(UnitaryCard.keyed(piece.id()));
        }
    }

    /** The next card of the deck. */
    private record Deck(UnitaryPosition at) implements UnitaryProperty {
        @Override
        public String id() {
            return UnitaryPlace.DECK;
        }

        @Override
        public Message name() {
            return Message.of("unitary.setup.deck");
        }

        @Override
        public Message value() {
            return UnitaryProperty.card(at.deckSize() == 0 ? UnitaryCard.NONE : at.deckCard(0));
        }

        @Override
        public List<Piece> choices() {
            List<Piece> choices = new ArrayList<>();
            if (at.deckSize() > 1) choices.add(SHUFFLE);
            choices.addAll(inDeck(at, card -> true));
            return choices;
        }

        @Override
        public void choose(UnitaryParts parts, Piece piece) {
            if (piece.id().equals(SHUFFLE.id())) parts.shuffleDeck();
            else parts.putOnDeck(UnitaryCard.keyed(piece.id()));
        }
    }
}
