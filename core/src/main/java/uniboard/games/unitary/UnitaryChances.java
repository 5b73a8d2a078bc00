package uniboard.games.unitary;

import java.util.Arrays;

/** How likely a seat that keeps some cards wins on its next turn, for all units that may then be in play: it has drawn one card more. */
final class UnitaryChances {
    private static final int[] AROUND = around(1, 3, 3);

    /** How many of the cards that may be drawn win, for each area; without those of {@link #winningEverywhere}. */
    private final byte[] winning = new byte[UnitaryUnits.AREAS];
    /** The areas that have any: to be cleared one by one, for clearing all takes a browser longer than all the rest. */
    private int[] areas = new int[256];
    private int areaCount;
    private int winningEverywhere;
    private int keptSize;
    private int draws;
    private int nodes;

    private static int[] around(int kg, int m, int s) {
        int[] around = new int[(2 * kg + 1) * (2 * m + 1) * (2 * s + 1)];
        int next = 0;
        for (int x = -kg; x <= kg; x++) {
            for (int y = -m; y <= m; y++) {
                for (int z = -s; z <= s; z++) around[next++] = UnitaryUnits.index(UnitaryUnits.of(x, y, z));
            }
        }
        return around;
    }

    /**
     * @param kept    sorted, three at most
     * @param drawn   how many cards of each kind may be drawn
     * @param sources is used and left with the last draw's
     */
    void compute(int goal, int[] kept, int keptSize, int[] drawn, UnitarySources sources) {
        clear();
        winningEverywhere = 0;
        this.keptSize = keptSize;
        draws = 0;
        nodes = 0;
        for (int card = 0; card < drawn.length; card++) {
            if (drawn[card] > 0) add(goal, kept, keptSize, card, drawn[card], sources);
        }
        if (draws == 0) add(goal, kept, keptSize, UnitaryCard.NONE, 1, sources);
    }

    private void add(int goal, int[] kept, int keptSize, int card, int weight, UnitarySources sources) {
        draws += weight;
        sources.find(goal, kept, keptSize, card);
        nodes += sources.nodes();
        if (sources.isEverywhere()) winningEverywhere += weight;
        else for (int i = 0; i < sources.count(); i++) addTo(sources.area(i), weight);
    }

    private void addTo(int area, int weight) {
        if (winning[area] == 0) {
            if (areaCount == areas.length) areas = Arrays.copyOf(areas, 2 * areaCount);
            areas[areaCount++] = area;
        }
        winning[area] += (byte) weight;
    }

    private void clear() {
        for (int i = 0; i < areaCount; i++) winning[areas[i]] = 0;
        areaCount = 0;
    }

    /** How many cards are kept. */
    int kept() {
        return keptSize;
    }

    /**
     * From 0 to 1.
     *
     * @param area the {@link UnitaryUnits#index} of the units
     */
    double at(int area) {
        return (double) winningDraws(area) / draws;
    }

    /** How many of the {@link #draws} win. */
    int winningDraws(int area) {
        return winningEverywhere + winning[area];
    }

    /** How many cards may be drawn; 1 if there is none to draw. */
    int draws() {
        return draws;
    }

    /** On average over all units with few of each kind: what the cards are good for. */
    double around() {
        int sum = 0;
        for (int area : AROUND) sum += winningDraws(area);
        return (double) sum / AROUND.length / draws;
    }

    /** What the computing took. */
    int nodes() {
        return nodes;
    }
}
