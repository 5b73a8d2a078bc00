package uniboard.games.unikat;

/** Sets of cards as three words of bits, several to an array: a set's number is the index of its first word divided by three. */
final class UnikatCardSet {
    static final int WORDS = 3;

    private static final int[] PARTNERS = new int[UnikatCard.COUNT * WORDS];

    static {
        for (int card = 0; card < UnikatCard.COUNT; card++) {
            for (int partner : UnikatCard.partners(card)) add(PARTNERS, card, partner);
        }
    }

    private UnikatCardSet() {
    }

    static void add(int[] sets, int set, int card) {
        sets[set * WORDS + (card >>> 5)] |= 1 << card;
    }

    static void remove(int[] sets, int set, int card) {
        sets[set * WORDS + (card >>> 5)] &= ~(1 << card);
    }

    static boolean contains(int[] sets, int set, int card) {
        return (sets[set * WORDS + (card >>> 5)] >>> card & 1) != 0;
    }

    /** Makes a set that of a card's partners. */
    static void setToPartners(int[] sets, int set, int card) {
        for (int word = 0; word < WORDS; word++) sets[set * WORDS + word] = PARTNERS[card * WORDS + word];
    }

    /** Leaves of a set only a card's partners. */
    static void keepPartners(int[] sets, int set, int card) {
        for (int word = 0; word < WORDS; word++) sets[set * WORDS + word] &= PARTNERS[card * WORDS + word];
    }
}
