package uniboard.games.unikat;

/** The cards that aren't on the table: the racks, the display and the bag, each in its order. */
final class UnikatHoldings {
    static final int MOST_SEATS = 4;
    static final int RACK = 10;
    /** What an emptied display is filled up to. */
    static final int REFILL = 3;

    private final int[] racks;
    private final int[] rackSizes;
    private final int[] display;
    private int displaySize;
    private final int[] bag;
    private int bagNext;
    private final int bagEnd;
    /** The cards of racks that were taken from the display. */
    private final int[] known;

    /**
     * @param racks   the cards of each seat
     * @param display the open cards
     * @param bag     the next card first
     */
    UnikatHoldings(int[][] racks, int[] display, int[] bag) {
        this.racks = new int[racks.length * RACK];
        rackSizes = new int[racks.length];
        for (int seat = 0; seat < racks.length; seat++) for (int card : racks[seat]) addToRack(seat, card);
        this.display = new int[UnikatCard.COUNT];
        for (int card : display) this.display[displaySize++] = card;
        this.bag = bag.clone();
        bagEnd = bag.length;
        known = new int[UnikatCardSet.WORDS];
    }

    UnikatHoldings(UnikatHoldings other) {
        racks = other.racks.clone();
        rackSizes = other.rackSizes.clone();
        display = other.display.clone();
        displaySize = other.displaySize;
        bag = other.bag.clone();
        bagNext = other.bagNext;
        bagEnd = other.bagEnd;
        known = other.known.clone();
    }

    int seats() {
        return rackSizes.length;
    }

    int rackSize(int seat) {
        return rackSizes[seat];
    }

    int rackCard(int seat, int index) {
        return racks[seat * RACK + index];
    }

    /** The card's place in the rack, or -1. */
    int indexInRack(int seat, int card) {
        for (int i = 0; i < rackSizes[seat]; i++) if (racks[seat * RACK + i] == card) return i;
        return -1;
    }

    int displaySize() {
        return displaySize;
    }

    int displayCard(int index) {
        return display[index];
    }

    /** The card's place on the display, or -1. */
    int indexOnDisplay(int card) {
        for (int i = 0; i < displaySize; i++) if (display[i] == card) return i;
        return -1;
    }

    int bagSize() {
        return bagEnd - bagNext;
    }

    /** @param index 0 for the next card to be drawn */
    int bagCard(int index) {
        return bag[bagNext + index];
    }

    /** Whether a card of a rack was taken from the display. */
    boolean isKnown(int card) {
        return UnikatCardSet.contains(known, 0, card);
    }

    /** Display cards, and the bag unless it is empty. */
    int sources() {
        return displaySize + (bagNext < bagEnd ? 1 : 0);
    }

    private void addToRack(int seat, int card) {
        racks[seat * RACK + rackSizes[seat]++] = card;
    }

    /** Takes a card out of a rack, to lie open. */
    void removeFromRack(int seat, int index) {
        UnikatCardSet.remove(known, 0, racks[seat * RACK + index]);
        rackSizes[seat]--;
        for (int i = seat * RACK + index; i < seat * RACK + rackSizes[seat]; i++) racks[i] = racks[i + 1];
    }

    void undoRemoveFromRack(int seat, int index, int card, boolean wasKnown) {
        for (int i = seat * RACK + rackSizes[seat]; i > seat * RACK + index; i--) racks[i] = racks[i - 1];
        racks[seat * RACK + index] = card;
        rackSizes[seat]++;
        if (wasKnown) UnikatCardSet.add(known, 0, card);
    }

    void addToDisplay(int card) {
        display[displaySize++] = card;
    }

    void undoAddToDisplay() {
        displaySize--;
    }

    /** Moves the next card of the bag to the end of a rack. */
    void takeFromBag(int seat) {
        addToRack(seat, bag[bagNext++]);
    }

    void undoTakeFromBag(int seat) {
        rackSizes[seat]--;
        bagNext--;
    }

    /** Moves a card of the display to the end of a rack, for all to see. */
    void takeFromDisplay(int seat, int index) {
        int card = display[index];
        displaySize--;
        for (int i = index; i < displaySize; i++) display[i] = display[i + 1];
        addToRack(seat, card);
        UnikatCardSet.add(known, 0, card);
    }

    void undoTakeFromDisplay(int seat, int index) {
        int card = racks[seat * RACK + --rackSizes[seat]];
        UnikatCardSet.remove(known, 0, card);
        for (int i = displaySize; i > index; i--) display[i] = display[i - 1];
        display[index] = card;
        displaySize++;
    }

    /**
     * Fills an empty display from the bag.
     *
     * @return how many cards came
     */
    int refill() {
        if (displaySize > 0) return 0;
        while (displaySize < REFILL && bagNext < bagEnd) display[displaySize++] = bag[bagNext++];
        return displaySize;
    }

    void undoRefill(int cards) {
        displaySize -= cards;
        bagNext -= cards;
    }

    /**
     * What lay open, or was known, a move earlier, is known in a rack.
     *
     * @param given the card that was given to the display, or {@link UnikatCard#NONE}
     */
    void remember(UnikatHoldings before, int given) {
        for (int seat = 0; seat < rackSizes.length; seat++) {
            for (int i = 0; i < rackSizes[seat]; i++) {
                int card = rackCard(seat, i);
                boolean wasSeen = card == given || before.isKnown(card) || before.indexOnDisplay(card) >= 0;
                if (wasSeen) UnikatCardSet.add(known, 0, card);
            }
        }
    }

    /** Puts other cards in the place of the bag's and of those of other racks than the viewer's that aren't known. See {@link #hidden}. */
    void replaceHidden(int viewer, int[] cards) {
        int next = 0;
        for (int seat = 0; seat < rackSizes.length; seat++) {
            for (int i = 0; i < rackSizes[seat]; i++) if (isHidden(viewer, seat, i)) racks[seat * RACK + i] = cards[next++];
        }
        for (int i = bagNext; i < bagEnd; i++) bag[i] = cards[next++];
    }

    /** The cards that the viewer can't see, seat by seat, then the bag. */
    int[] hidden(int viewer) {
        int[] cards = new int[UnikatCard.COUNT];
        int count = 0;
        for (int seat = 0; seat < rackSizes.length; seat++) {
            for (int i = 0; i < rackSizes[seat]; i++) if (isHidden(viewer, seat, i)) cards[count++] = rackCard(seat, i);
        }
        for (int i = bagNext; i < bagEnd; i++) cards[count++] = bag[i];
        return java.util.Arrays.copyOf(cards, count);
    }

    /** How many cards the viewer can't see. */
    int hiddenCount(int viewer) {
        int count = bagSize();
        for (int seat = 0; seat < rackSizes.length; seat++) count += hiddenInRack(viewer, seat);
        return count;
    }

    /** How many cards of a seat the viewer can't see. */
    int hiddenInRack(int viewer, int seat) {
        int count = 0;
        for (int i = 0; i < rackSizes[seat]; i++) if (isHidden(viewer, seat, i)) count++;
        return count;
    }

    /** How many cards of a set the viewer can't see. */
    int hiddenCount(int viewer, int[] set) {
        int count = 0;
        for (int seat = 0; seat < rackSizes.length; seat++) {
            for (int i = 0; i < rackSizes[seat]; i++) {
                if (isHidden(viewer, seat, i) && UnikatCardSet.contains(set, 0, rackCard(seat, i))) count++;
            }
        }
        for (int i = bagNext; i < bagEnd; i++) if (UnikatCardSet.contains(set, 0, bag[i])) count++;
        return count;
    }

    boolean isHidden(int viewer, int seat, int index) {
        return seat != viewer && !isKnown(rackCard(seat, index));
    }
}
