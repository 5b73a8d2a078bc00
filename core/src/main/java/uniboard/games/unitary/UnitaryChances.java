package uniboard.games.unitary;

import java.util.Arrays;

/** How likely a seat that keeps some cards wins on its next turn, for all units that may then be in play: it has drawn one card more. */
final class UnitaryChances {
    /** Of all draws together, for each area: those that win. */
    private final byte[] winning = new byte[UnitaryUnits.AREAS];
    /** Those that win wherever the units are. */
    private int winningEverywhere;
    private int draws;
    private int nodes;

    /**
     * @param kept    sorted, three at most
     * @param unknown how many cards of each kind may be drawn
     * @param sources is used and left with the last draw's
     */
    void compute(int goal, int[] kept, int keptSize, int[] unknown, UnitarySources sources) {
        Arrays.fill(winning, (byte) 0);
        winningEverywhere = 0;
        draws = 0;
        nodes = 0;
        for (int card = 0; card < UnitaryCard.KINDS; card++) {
            int weight = unknown[card];
            if (weight == 0) continue;
            draws += weight;
            sources.find(goal, kept, keptSize, card);
            nodes += sources.nodes();
            if (sources.isEverywhere()) winningEverywhere += weight;
            else for (int i = 0; i < sources.count(); i++) winning[sources.area(i)] += (byte) weight;
        }
    }

    /** From 0 to 1. */
    double at(int area) {
        return draws == 0 ? 0 : (double) (winningEverywhere + winning[area]) / draws;
    }

    /** What the computing took. */
    int nodes() {
        return nodes;
    }
}
