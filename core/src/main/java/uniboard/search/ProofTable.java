package uniboard.search;

/** Positions that somebody wins for certain, by hash: moves that lead to one of them in another order needn't be searched again. */
final class ProofTable {
    private static final int ENTRIES = 1 << 16;

    private final int[] high = new int[ENTRIES];
    private final int[] low = new int[ENTRIES];
    private final int[] proofs = new int[ENTRIES];

    /** What was put for the position last, or {@link MonteCarloTree#UNPROVEN}. */
    int find(int hashHigh, int hashLow) {
        int entry = hashLow & ENTRIES - 1;
        return high[entry] == hashHigh && low[entry] == hashLow ? proofs[entry] : MonteCarloTree.UNPROVEN;
    }

    void put(int hashHigh, int hashLow, int proof) {
        int entry = hashLow & ENTRIES - 1;
        high[entry] = hashHigh;
        low[entry] = hashLow;
        proofs[entry] = proof;
    }
}
