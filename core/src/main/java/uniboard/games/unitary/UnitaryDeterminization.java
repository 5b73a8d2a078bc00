package uniboard.games.unitary;

import java.util.Arrays;
import uniboard.game.Position;
import uniboard.game.Random32;

/**
 * Deals again the cards that a viewer can't see. Hidden cards come first, from the quantities that they may still be; then the hands in
 * the order of seats; then the deck.
 */
final class UnitaryDeterminization {
    private final UnitaryGoals goals;
    private final UnitaryHoldings holdings;
    private final UnitaryStanding standing;
    private final int viewer;
    private final int[] unseen = new int[UnitaryCard.COUNT];
    private int count;

    /** @param viewer a seat or {@link Position#NOBODY} */
    UnitaryDeterminization(UnitaryGoals goals, UnitaryHoldings holdings, UnitaryStanding standing, int viewer) {
        this.goals = goals;
        this.holdings = holdings;
        this.standing = standing;
        this.viewer = viewer;
    }

    void deal(Random32 chance) {
        for (int side = 0; side < goals.sides(); side++) {
            if (!goals.isSeen(side, viewer, standing.phase())) unseen[count++] = goals.hidden(side);
        }
        count = holdings.collectUnseen(viewer, unseen, count);
        Arrays.sort(unseen, 0, count);
        chance.shuffle(unseen, count);
        dealHidden();
        holdings.replaceUnseen(viewer, unseen);
    }

    private void dealHidden() {
        for (int i = 0; i < goals.sides(); i++) {
            int side = goals.side(standing.seat() + i);
            if (goals.isSeen(side, viewer, standing.phase())) continue;
            int index = 0;
            while (!UnitaryCard.isQuantity(unseen[index]) || goals.isPassed(unseen[index])) index++;
            goals.replaceHidden(side, take(index));
        }
    }

    private int take(int index) {
        int card = unseen[index];
        count--;
        System.arraycopy(unseen, index + 1, unseen, index, count - index);
        return card;
    }
}
