package uniboard.games.unitary;

/**
 * What the seat to move can tell of the cards it can't see: how many of each kind there are among the goals of others, their hands and the
 * deck, and how likely a quantity is another side's goal.
 */
final class UnitaryUnknown {
    private final int[] counts = new int[UnitaryCard.KINDS];
    private final int[] drawn;
    private final int[] goalWeights = new int[UnitaryCard.QUANTITIES];
    private int goalWeight;
    private final int others;

    /** Looks at nothing that the mover can't know. */
    UnitaryUnknown(UnitaryPosition position) {
        for (int card = 0; card < UnitaryCard.KINDS; card++) counts[card] = UnitaryCard.copies(card);
        int seat = position.mover();
        counts[position.hidden(position.side(seat))]--;
        for (int i = 0; i < position.handSize(seat); i++) counts[position.handCard(seat, i)]--;
        for (int i = 0; i < position.discardSize(); i++) counts[position.discardCard(i)]--;
        for (int card = 0; card < UnitaryCard.QUANTITIES; card++) {
            goalWeights[card] = position.isPassed(card) ? 0 : counts[card];
            goalWeight += goalWeights[card];
        }
        others = position.sides() - 1;
        drawn = position.deckSize() >= position.seats() ? counts : pile(position);
    }

    /** Before the seat's next turn the discard pile becomes the deck. */
    private static int[] pile(UnitaryPosition position) {
        int[] pile = new int[UnitaryCard.KINDS];
        for (int i = 0; i < position.discardSize(); i++) pile[position.discardCard(i)]++;
        return pile;
    }

    int count(int card) {
        return counts[card];
    }

    boolean mayBeGoal(int quantity) {
        return goalWeights[quantity] > 0;
    }

    /** By kinds: from which cards the seat draws on its next turn. */
    int[] drawn() {
        return drawn;
    }

    /**
     * How likely the units have then been exactly another side's goal, from 0 to 1.
     *
     * @param passed bit {@code q} set: they have been quantity {@code q}
     */
    double danger(int passed) {
        if (passed == 0) return 0;
        int weight = 0;
        for (int card = 0; card < UnitaryCard.QUANTITIES; card++) if ((passed >>> card & 1) != 0) weight += goalWeights[card];
        double safe = 1 - (double) weight / goalWeight;
        double allSafe = 1;
        for (int i = 0; i < others; i++) allSafe *= safe;
        return 1 - allSafe;
    }
}
