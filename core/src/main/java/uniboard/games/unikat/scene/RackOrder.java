package uniboard.games.unikat.scene;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import uniboard.game.Position;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatPosition;

/** In which order the viewer's cards lie in their rack: as they came, by a feature, or as they have put them. */
final class RackOrder {
    /** What a rack can be sorted by, in the order in which one control goes through them. */
    enum Feature { FIGURE, CARD_COLOUR, FIGURE_COLOUR, SIZE }

    private static final Feature[] FEATURES = Feature.values();

    private final int seat;
    private final List<Integer> cards = new ArrayList<>();
    /** Null: in the player's own order. */
    private Feature sortedBy;

    /** @param seat {@link Position#NOBODY} has no cards */
    RackOrder(int seat) {
        this.seat = seat;
    }

    RackOrder copy() {
        RackOrder copy = new RackOrder(seat);
        copy.cards.addAll(cards);
        copy.sortedBy = sortedBy;
        return copy;
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

    /** The cards of a seat as they came; none of {@link Position#NOBODY}. */
    static List<Integer> held(UnikatPosition position, int seat) {
        List<Integer> held = new ArrayList<>();
        if (seat == Position.NOBODY) return held;
        for (int i = 0; i < position.rackSize(seat); i++) held.add(position.rackCard(seat, i));
        return held;
    }

    /** Cards that have gone leave the rack, new ones come to its end or to where they belong. */
    void follow(UnikatPosition position) {
        List<Integer> held = held(position, seat);
        cards.retainAll(held);
        held.removeAll(cards);
        cards.addAll(held);
        sort();
    }

    void sortAnew() {
        sortedBy = next();
        sort();
    }

    /** By the feature first, then by the others in their order. */
    private void sort() {
        if (sortedBy != null) cards.sort(Comparator.comparingInt(card -> feature(card) * UnikatCard.COUNT + card));
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
