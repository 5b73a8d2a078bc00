package uniboard.games.unitary;

import java.util.Arrays;
import uniboard.game.Random32;

/** Where the cards are that aren't hidden goals: the hands, the deck and the discard pile, each in its order. */
final class UnitaryHoldings {
    static final int MOST_SEATS = 4;

    private final int[][] hands;
    private final int[] handSizes;
    /** The next card last. */
    private final int[] deck = new int[UnitaryCard.COUNT];
    private int deckSize;
    private final int[] pile = new int[UnitaryCard.COUNT];
    private int pileSize;

    /**
     * @param hands the cards of each seat
     * @param deck  the next card first
     * @param pile  the discarded cards, the oldest first
     */
    UnitaryHoldings(int[][] hands, int[] deck, int[] pile) {
        this.hands = new int[hands.length][];
        handSizes = new int[hands.length];
        for (int seat = 0; seat < hands.length; seat++) {
            this.hands[seat] = Arrays.copyOf(hands[seat], UnitaryCard.COUNT);
            handSizes[seat] = hands[seat].length;
        }
        fillDeck(deck, 0, deck.length);
        replacePile(pile);
    }

    UnitaryHoldings(UnitaryHoldings other) {
        hands = other.hands.clone();
        for (int seat = 0; seat < hands.length; seat++) hands[seat] = other.hands[seat].clone();
        handSizes = other.handSizes.clone();
        deckSize = other.deckSize;
        System.arraycopy(other.deck, 0, deck, 0, deckSize);
        pileSize = other.pileSize;
        System.arraycopy(other.pile, 0, pile, 0, pileSize);
    }

    int seats() {
        return hands.length;
    }

    int handSize(int seat) {
        return handSizes[seat];
    }

    int handCard(int seat, int index) {
        return hands[seat][index];
    }

    /** The place of the first such card in the hand, or -1. */
    int indexInHand(int seat, int card) {
        for (int i = 0; i < handSizes[seat]; i++) if (hands[seat][i] == card) return i;
        return -1;
    }

    int deckSize() {
        return deckSize;
    }

    /** @param index 0 for the next card to be drawn */
    int deckCard(int index) {
        return deck[deckSize - 1 - index];
    }

    int pileSize() {
        return pileSize;
    }

    /** @param index 0 for the oldest card */
    int pileCard(int index) {
        return pile[index];
    }

    private void fillDeck(int[] cards, int from, int count) {
        for (int i = 0; i < count; i++) deck[count - 1 - i] = cards[from + i];
        deckSize = count;
    }

    private void replacePile(int[] cards) {
        System.arraycopy(cards, 0, pile, 0, cards.length);
        pileSize = cards.length;
    }

    /** Moves a card of a hand to the discard pile. */
    void leaveHand(int seat, int index) {
        int[] hand = hands[seat];
        pile[pileSize++] = hand[index];
        handSizes[seat]--;
        for (int i = index; i < handSizes[seat]; i++) hand[i] = hand[i + 1];
    }

    void undoLeaveHand(int seat, int index) {
        int[] hand = hands[seat];
        for (int i = handSizes[seat]; i > index; i--) hand[i] = hand[i - 1];
        hand[index] = pile[--pileSize];
        handSizes[seat]++;
    }

    /** Moves the next card of the deck to the end of a hand. */
    void draw(int seat) {
        hands[seat][handSizes[seat]++] = deck[--deckSize];
    }

    void undoDraw(int seat) {
        deck[deckSize++] = hands[seat][--handSizes[seat]];
    }

    int[] pile() {
        return Arrays.copyOf(pile, pileSize);
    }

    /** Shuffles the discard pile into a new deck; the deck must be empty. */
    void renewDeck(Random32 random) {
        random.shuffle(pile, pileSize);
        fillDeck(pile, 0, pileSize);
        pileSize = 0;
    }

    void undoRenewDeck(int[] pileBefore) {
        deckSize = 0;
        replacePile(pileBefore);
    }

    /**
     * Puts the cards of the deck and of all hands but the viewer's into {@code into}.
     *
     * @return how many cards are there then
     */
    int collectUnseen(int viewer, int[] into, int count) {
        int next = count;
        for (int seat = 0; seat < seats(); seat++) {
            if (seat == viewer) continue;
            for (int i = 0; i < handSizes[seat]; i++) into[next++] = hands[seat][i];
        }
        for (int i = 0; i < deckSize; i++) into[next++] = deck[i];
        return next;
    }

    /** Deals cards out to all hands but the viewer's, then to the deck, each as large as before. */
    void replaceUnseen(int viewer, int[] cards) {
        int next = 0;
        for (int seat = 0; seat < seats(); seat++) {
            if (seat == viewer) continue;
            System.arraycopy(cards, next, hands[seat], 0, handSizes[seat]);
            next += handSizes[seat];
        }
        fillDeck(cards, next, deckSize);
    }
}
