package uniboard.games.unitar;

/** Which intentions of three are approved, and in which order they are carried out. */
public final class UnitarRank {
    /** Categories in which a mark must agree with others' for the intention to be approved. */
    public static final int ENOUGH = 2;

    private static final int LARGEST = 8;

    private UnitarRank() {
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

    /** Smaller ranks are carried out first: by the action, then by the block's original size. Equal for equal intentions alone. */
    public static int of(int intention) {
        return (intention & 7) << 3 | LARGEST - UnitarBlock.size(UnitarMove.block(intention));
    }
}
