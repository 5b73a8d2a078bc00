package uniboard.games.unikat;

/** What a seat may hope for at its next turn: whether its rack, or a card that it takes, fits on the table as it lies now. */
final class UnikatOutlook {
    /** How much worse a rack is of which no card fits: as much as for one more chain, for it takes a turn at least to find a card. */
    private static final int STUCK = 10;

    private final int[] fitting = new int[UnikatCardSet.WORDS];
    /** The places of the rack whose cards fit. */
    private int places;
    private int hidden;
    /** Of the hidden cards, those that fit. */
    private int hiddenFitting;

    /** Looks at a table with what a seat holds and sees. */
    void look(UnikatTable table, UnikatHoldings holdings, int seat, UnikatPaths paths) {
        table.fittingAnywhere(fitting);
        places = 0;
        for (int i = 0; i < paths.count(); i++) if (fits(paths.card(i))) places |= 1 << i;
        hidden = holdings.hiddenCount(seat);
        hiddenFitting = holdings.hiddenCount(seat, fitting);
    }

    private boolean fits(int card) {
        return UnikatCardSet.contains(fitting, 0, card);
    }

    /** Whether a card fits, of a set of the rack's places and one taken from the display. */
    boolean somethingFits(int set, int card) {
        return (set & places) != 0 || fits(card);
    }

    /** Whether a card of the set fits or, for want of one in the whole rack, a card from the bag may. */
    boolean somethingMayFit(int set) {
        return (set & places) != 0 || places == 0 && hiddenFitting > 0;
    }

    /** What to add to the cost of a set. */
    int cost(int set) {
        return (set & places) != 0 ? 0 : STUCK;
    }

    /** What to add to the cost of a set and one more card. */
    int costWith(int set, int card) {
        return somethingFits(set, card) ? 0 : STUCK;
    }

    /** What to add to the cost of a set and a card from the bag. */
    int costUnseen(int set) {
        return cost(set) * (hidden - hiddenFitting) / Math.max(1, hidden);
    }
}
