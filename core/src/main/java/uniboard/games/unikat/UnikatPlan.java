package uniboard.games.unikat;

/** What a seat may do up to the end of its turn, save the draw. */
final class UnikatPlan {
    /** Two chains of a whole rack at most, and what ends them. */
    private static final int MOST_MOVES = UnikatHoldings.RACK + 3;

    private final int[] moves = new int[MOST_MOVES];
    private int count;
    /** How far the rack is from empty afterwards; the lower the better. */
    private int cost;

    void clear() {
        count = 0;
    }

    void add(int move) {
        moves[count++] = move;
    }

    /** As far as there is room. */
    void append(UnikatPlan other) {
        for (int i = 0; i < other.count && count < MOST_MOVES; i++) moves[count++] = other.moves[i];
    }

    void shorten(int newCount) {
        count = newCount;
    }

    int count() {
        return count;
    }

    int move(int index) {
        return moves[index];
    }

    int cost() {
        return cost;
    }

    void setTo(UnikatPlan other, int otherCost) {
        System.arraycopy(other.moves, 0, moves, 0, other.count);
        count = other.count;
        cost = otherCost;
    }
}
