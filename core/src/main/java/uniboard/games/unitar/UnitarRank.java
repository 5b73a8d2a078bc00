package uniboard.games.unitar;

/** Which intentions of three are approved, and in which order they are carried out. */
public final class UnitarRank {
    /** Categories in which a mark must agree with others' for the intention to be approved. */
    public static final int ENOUGH = 2;

    /** In the place of a rank, greater than all: of an intention that isn't approved. */
    static final int NONE = UnitarMove.INTENTIONS;

    private static final int LARGEST = 8;
    private static final int[] INTENTIONS = inOrder();
    private static final int[] RANKS = new int[INTENTIONS.length];

    static {
        for (int rank = 0; rank < RANKS.length; rank++) RANKS[INTENTIONS[rank]] = rank;
    }

    private UnitarRank() {
    }

    private static int[] inOrder() {
        int[] intentions = new int[UnitarMove.INTENTIONS];
        int count = 0;
        for (UnitarAction action : UnitarAction.ALL) {
            for (int size = LARGEST; size > 0; size--) {
                for (int block = 0; block < UnitarBlock.COUNT; block++) {
                    if (UnitarBlock.size(block) == size) intentions[count++] = UnitarMove.intention(block, action);
                }
            }
        }
        return intentions;
    }

    /**
     * In how many of the three categories, colour, symbol and action, the first mark agrees with at least one of the others.
     *
     * @param mark an intention, like the others
     */
    public static int agreements(int mark, int other, int third) {
        int toOther = mark ^ other;
        int toThird = mark ^ third;
        int count = 0;
        if (toOther >>> 4 == 0 || toThird >>> 4 == 0) count++;
        if ((toOther >>> 3 & 1) == 0 || (toThird >>> 3 & 1) == 0) count++;
        if ((toOther & 7) == 0 || (toThird & 7) == 0) count++;
        return count;
    }

    /** @return bit {@code s} set: the intention of seat {@code s} is approved */
    public static int approved(int first, int second, int third) {
        int seats = agreements(first, second, third) >= ENOUGH ? 1 : 0;
        if (agreements(second, first, third) >= ENOUGH) seats |= 2;
        if (agreements(third, first, second) >= ENOUGH) seats |= 4;
        return seats;
    }

    /** Smaller ranks are carried out first: by the action, then by the block's original size. From 0, another for each intention. */
    public static int of(int intention) {
        return RANKS[intention];
    }

    static int intention(int rank) {
        return INTENTIONS[rank];
    }
}
