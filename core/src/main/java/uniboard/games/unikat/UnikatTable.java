package uniboard.games.unikat;

import java.util.Arrays;

/**
 * The cards on the table, in the order laid, and for every empty cell beside them the set of cards that fit there. Cells that ever
 * touched a card are numbered as the table came to reach them, and taking back a card forgets what it reached.
 */
final class UnikatTable {
    /** A card reaches at most three new cells beyond its own, the first one five. */
    private static final int MOST_REACHED = 3 * UnikatCard.COUNT + 2;

    /** The number of a reached cell plus one, 0 for others, as a byte without sign: tables are copied often. */
    private final byte[] numbers;
    private final int[] cells;
    private final int[] cards;
    /** The cards that fit, of each reached cell; of a taken one those that fitted. */
    private final int[] fitting;
    /** How many cells touch a card or touched it before they were taken, the start card's own included. */
    private int reached;

    /** The reached cells that were laid on, in that order, and how many cells were reached before. */
    private final int[] laid;
    private final int[] reachedBefore;
    private int count;

    /** Without a card yet. */
    UnikatTable() {
        numbers = new byte[UnikatCell.COUNT];
        cells = new int[MOST_REACHED];
        cards = new int[MOST_REACHED];
        fitting = new int[MOST_REACHED * UnikatCardSet.WORDS];
        laid = new int[UnikatCard.COUNT];
        reachedBefore = new int[UnikatCard.COUNT];
    }

    UnikatTable(int startCard) {
        this();
        int start = UnikatCell.of(0, 0);
        reach(start);
        lay(startCard, start);
    }

    UnikatTable(UnikatTable other) {
        numbers = other.numbers.clone();
        cells = other.cells.clone();
        cards = other.cards.clone();
        fitting = other.fitting.clone();
        laid = other.laid.clone();
        reachedBefore = other.reachedBefore.clone();
        reached = other.reached;
        count = other.count;
    }

    /** How many cards lie on the table, the start card included. */
    int count() {
        return count;
    }

    /** @param index in the order laid, 0 for the start card */
    int laidCard(int index) {
        return cards[laid[index]];
    }

    int laidCell(int index) {
        return cells[laid[index]];
    }

    /** @param number from 0, in the order in which they were reached */
    int reachedCell(int number) {
        return cells[number];
    }

    /** The first empty reached cell from a number on where the card fits, as its number, or -1. */
    int nextFitting(int card, int number) {
        int word = card >>> 5;
        for (int i = number; i < reached; i++) {
            if ((fitting[i * UnikatCardSet.WORDS + word] >>> card & 1) != 0 && cards[i] == UnikatCard.NONE) return i;
        }
        return -1;
    }

    /** Fills a set with the cards that fit somewhere. */
    void fittingAnywhere(int[] set) {
        Arrays.fill(set, 0);
        for (int i = 0; i < reached; i++) {
            if (cards[i] != UnikatCard.NONE) continue;
            for (int word = 0; word < UnikatCardSet.WORDS; word++) set[word] |= fitting[i * UnikatCardSet.WORDS + word];
        }
    }

    /** The number of a reached cell, or -1. */
    private int number(int cell) {
        return (numbers[cell] & 255) - 1;
    }

    int cardAt(int cell) {
        int number = number(cell);
        return number < 0 ? UnikatCard.NONE : cards[number];
    }

    /** Whether the cell is empty, touches a card, and the card differs from each it touches in exactly one feature. */
    boolean fits(int card, int cell) {
        int number = number(cell);
        return number >= 0 && cards[number] == UnikatCard.NONE && UnikatCardSet.contains(fitting, number, card);
    }

    /** How many cards touch the cell. */
    int neighbours(int cell) {
        int neighbours = 0;
        for (int direction = 0; direction < UnikatCell.DIRECTIONS; direction++) {
            if (cardAt(UnikatCell.beside(cell, direction)) != UnikatCard.NONE) neighbours++;
        }
        return neighbours;
    }

    /** Whether there is room for a card on the cell, reached or not: cards that lie apart reach too many cells sooner or later. */
    boolean hasRoom(int cell) {
        return number(cell) < 0 ? reached < MOST_REACHED - UnikatCell.DIRECTIONS : reached <= MOST_REACHED - UnikatCell.DIRECTIONS;
    }

    /** Lays a card on an empty cell for which there is room, next to others or not. Isn't taken back. */
    void layAnywhere(int card, int cell) {
        if (number(cell) < 0) reach(cell);
        lay(card, cell);
    }

    /** Lays a card on a reached cell. */
    void lay(int card, int cell) {
        int number = number(cell);
        cards[number] = card;
        laid[count] = number;
        reachedBefore[count++] = reached;
        for (int direction = 0; direction < UnikatCell.DIRECTIONS; direction++) {
            int neighbour = UnikatCell.beside(cell, direction);
            int beside = number(neighbour);
            if (beside < 0) {
                UnikatCardSet.setToPartners(fitting, reach(neighbour), card);
            } else if (cards[beside] == UnikatCard.NONE) {
                UnikatCardSet.keepPartners(fitting, beside, card);
            }
        }
    }

    private int reach(int cell) {
        cells[reached] = cell;
        cards[reached] = UnikatCard.NONE;
        numbers[cell] = (byte) (reached + 1);
        return reached++;
    }

    /** Takes the card laid last from the table. */
    void takeBack() {
        int number = laid[--count];
        cards[number] = UnikatCard.NONE;
        while (reached > reachedBefore[count]) numbers[cells[--reached]] = 0;
        for (int direction = 0; direction < UnikatCell.DIRECTIONS; direction++) {
            int beside = number(UnikatCell.beside(cells[number], direction));
            if (beside >= 0 && cards[beside] == UnikatCard.NONE) findFitting(beside);
        }
    }

    private void findFitting(int number) {
        boolean first = true;
        for (int direction = 0; direction < UnikatCell.DIRECTIONS; direction++) {
            int card = cardAt(UnikatCell.beside(cells[number], direction));
            if (card == UnikatCard.NONE) continue;
            if (first) UnikatCardSet.setToPartners(fitting, number, card);
            else UnikatCardSet.keepPartners(fitting, number, card);
            first = false;
        }
    }
}
