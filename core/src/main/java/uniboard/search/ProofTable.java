package uniboard.search;

/** Positions that somebody wins for certain, by hash: moves that lead to one of them in another order needn't be searched again. */
final class ProofTable {
    private final int[] high;
    private final int[] low;
    private final int[] proofs;

    /** @param bits how many positions there is room for, as a power of two */
    ProofTable(int bits) {
        high = new int[1 << bits];
        low = new int[1 << bits];
        proofs = new int[1 << bits];
    }

    /** What was put for the position last, or {@link MonteCarloTree#UNPROVEN}. */
    int find(int hashHigh, int hashLow) {
        int entry = hashLow & proofs.length - 1;
        return high[entry] == hashHigh && low[entry] == hashLow ? proofs[entry] : MonteCarloTree.UNPROVEN;
    }

    void put(int hashHigh, int hashLow, int proof) {
        int entry = hashLow & proofs.length - 1;
        high[entry] = hashHigh;
        low[entry] = hashLow;
        proofs[entry] = proof;
    }
}
