package uniboard.games.unitary;

import java.util.Arrays;
import uniboard.game.Position;
import uniboard.game.Random32;

/**
 * Deals anew the cards that a viewer can't see. Hidden cards come first, from the quantities that they may still be; then the hands in
 * the order of seats; then the deck.
 */
final class UnitaryRedeal {
    private final UnitaryPosition position;
    private final int viewer;
    private final int[] unseen = new int[UnitaryCard.COUNT];
    private int count;

    /** @param viewer a seat or {@link Position#NOBODY} */
    UnitaryRedeal(UnitaryPosition position, int viewer) {
        this.position = position;
        this.viewer = viewer;
    }

    void deal(Random32 chance) {
        for (int side = 0; side < position.sides(); side++) if (!position.isSeen(side, viewer)) unseen[count++] = position.hidden(side);
        count = position.holdings().collectUnseen(viewer, unseen, count);
        Arrays.sort(unseen, 0, count);
        chance.shuffle(unseen, count);
        dealHidden();
        position.holdings().replaceUnseen(viewer, unseen);
    }

    /** Clockwise from the mover, because sides that another one's win passed over can have fewer cards: they must not go without. */
    private void dealHidden() {
        int winner = position.winner();
        boolean isBeforeWinner = winner != Position.NOBODY;
        for (int i = 0; i < position.sides(); i++) {
            int side = position.side(position.mover() + i);
            if (side == winner) isBeforeWinner = false;
            if (position.isSeen(side, viewer)) continue;
            int index = 0;
            while (!mayHide(unseen[index], isBeforeWinner)) index++;
            position.replaceHidden(side, take(index));
        }
    }

    private boolean mayHide(int card, boolean isBeforeWinner) {
        if (!UnitaryCard.isQuantity(card) || position.isPassed(card)) return false;
        return !isBeforeWinner || UnitaryCard.units(card) != position.units();
    }

    private int take(int index) {
        int card = unseen[index];
        count--;
        System.arraycopy(unseen, index + 1, unseen, index, count - index);
        return card;
    }
}
