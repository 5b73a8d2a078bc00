package uniboard.games.unikat.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatPosition;

/** In which order a seat's cards lie in its rack: as they came, by a feature, or as its player has put them. */
final class RackOrder {
    /** What a rack can be sorted by, in the order in which one control goes through them. */
    enum Feature { FIGURE, CARD_COLOUR, FIGURE_COLOUR, SIZE }

    private static final Feature[] FEATURES = Feature.values();

    private final List<Integer> cards = new ArrayList<>();
    /** Null: in the player's own order. */
    private Feature sortedBy;

    RackOrder() {
    }

    /** A copy of another order, or with null an empty one. */
    RackOrder(RackOrder other) {
        if (other == null) return;
        cards.addAll(other.cards);
        sortedBy = other.sortedBy;
    }

    /** The cards, first to last. */
    List<Integer> cards() {
        return cards;
    }

    /** What the cards are sorted by, or null. */
    Feature sortedBy() {
        return sortedBy;
    }

    /** What {@link #sortAnew} would sort by. */
    Feature next() {
        return sortedBy == null ? Feature.FIGURE : FEATURES[(sortedBy.ordinal() + 1) % FEATURES.length];
    }

    /** Cards that have gone leave the rack, new ones come to its end or to where they belong. */
    void follow(UnikatPosition position, int seat) {
        List<Integer> held = new ArrayList<>();
        for (int i = 0; i < position.rackSize(seat); i++) held.add(position.rackCard(seat, i));
        cards.removeIf(card -> !held.contains(card));
        for (Integer card : held) if (!cards.contains(card)) cards.add(card);
        sort();
    }

    void sortAnew() {
        sortedBy = next();
        sort();
    }

    private void sort() {
        if (sortedBy == null) return;
        cards.sort((one, other) -> rank(one) - rank(other));
    }

    /** By the feature first, then by the others in their order. */
    private int rank(int card) {
        return feature(card) * UnikatCard.COUNT + card;
    }

    private int feature(int card) {
        return switch (sortedBy) {
            case FIGURE -> UnikatCard.figure(card);
            case CARD_COLOUR -> UnikatCard.cardColour(card);
            case FIGURE_COLOUR -> UnikatCard.figureColour(card);
            case SIZE -> UnikatCard.size(card);
        };
    }

    /** Puts a card elsewhere. The order is the player's own from now on. */
    void put(int card, int index) {
        if (!cards.remove(Integer.valueOf(card))) return;
        cards.add(Math.max(0, Math.min(cards.size(), index)), card);
        sortedBy = null;
    }
}
