package uniboard.games.unikat;

import java.util.Arrays;

/**
 * The chains that a rack can lay on a table, as far as they differ in what matters later: of each set of cards left, with and without the
 * extra move earned, one chain is kept, and ways that come to the same last card, cell and rest are followed once. A chain of all cards is
 * found whenever there is one. A node is a card laid.
 */
final class UnikatChainSearch {
    /** Twice the sets of cards left: even without, odd with the extra move earned. */
    private static final int MOST_RESULTS = 2 << UnikatHoldings.RACK;
    private static final int VISITED = 1 << 13;
    private static final int MOST_VISITED = VISITED * 3 / 4;

    private final UnikatPaths paths;
    private final int longest;
    private UnikatTable table;
    private int nodesLeft;
    /** Only a chain of all cards is looked for, in all ways in which it can be laid. */
    private boolean finishing;

    /** The chain being laid: places of the rack and cells. */
    private final int[] pathPlaces = new int[UnikatHoldings.RACK];
    private final int[] pathCells = new int[UnikatHoldings.RACK];
    private int length;

    private final int[] results = new int[MOST_RESULTS];
    private int resultCount;
    private final byte[] lengths = new byte[MOST_RESULTS];
    private final short[] places = new short[MOST_RESULTS * UnikatHoldings.RACK];
    private final short[] cells = new short[MOST_RESULTS * UnikatHoldings.RACK];

    /** Ways of having come so far: cards left, card and cell laid last, extra move earned. An open hash table. */
    private final int[] visited = new int[VISITED];
    private int visitedCount;

    /** @param longest cards that a chain has at most */
    UnikatChainSearch(UnikatPaths paths, int longest) {
        this.paths = paths;
        this.longest = longest;
    }

    /**
     * Searches chains that begin anywhere. If one lays all cards, it is found and kept alone. A card that can be laid is always found.
     *
     * @param left  the places of the rack whose cards may be laid
     * @param nodes how many it may take, from 1
     * @return nodes taken
     */
    int searchFromAnywhere(UnikatTable on, int left, int nodes) {
        begin(on, nodes);
        finishing = longest >= paths.count() && paths.isChain(left);
        if (finishing) finishAnywhere(left);
        finishing = false;
        if (resultCount == 0) layAnywhere(left);
        return nodes - nodesLeft;
    }

    /** Leaves a node to find any card that can be laid. */
    private void finishAnywhere(int left) {
        nodesLeft--;
        layAnywhere(left);
        nodesLeft++;
    }

    /**
     * Searches continuations of the chain under way. If one lays all cards, it is found and kept alone.
     *
     * @param card   the one laid last
     * @param earned whether the extra move is earned already
     */
    int searchFrom(UnikatTable on, int cell, int card, int left, boolean earned, int nodes) {
        begin(on, nodes);
        if (longest == 1) return 0;
        int fitting = paths.besideCard(card);
        finishing = longest >= paths.count() && paths.isChain(left);
        if (finishing) layBeside(cell, fitting, left, earned);
        finishing = false;
        if (resultCount == 0) layBeside(cell, fitting, left, earned);
        return nodes - nodesLeft;
    }

    private void layAnywhere(int left) {
        for (int rest = left; rest != 0; rest &= rest - 1) {
            int place = Integer.numberOfTrailingZeros(rest);
            int card = paths.card(place);
            for (int number = table.nextFitting(card, 0); number >= 0; number = table.nextFitting(card, number + 1)) {
                if (isDone()) return;
                lay(place, table.reachedCell(number), left, false);
            }
        }
    }

    private boolean isDone() {
        return nodesLeft == 0 || finishing && resultCount > 0;
    }

    private void begin(UnikatTable on, int nodes) {
        table = on;
        nodesLeft = nodes;
        for (int i = 0; i < resultCount; i++) lengths[results[i]] = 0;
        resultCount = 0;
        length = 0;
        if (visitedCount > 0) Arrays.fill(visited, 0);
        visitedCount = 0;
    }

    private void lay(int place, int cell, int left, boolean earnedBefore) {
        nodesLeft--;
        boolean earned = earnedBefore || table.neighbours(cell) >= 2;
        int rest = left ^ 1 << place;
        int card = paths.card(place);
        pathPlaces[length] = place;
        pathCells[length++] = cell;
        if (!finishing || rest == 0) keep(rest << 1 | (earned ? 1 : 0));
        boolean goesOn = finishing ? rest != 0 && paths.isChainFrom(place, rest)
            : length < longest && (paths.beside(place) & rest) != 0 && isNew(rest, place, cell, earned);
        if (goesOn) {
            table.lay(card, cell);
            layBeside(cell, paths.beside(place), rest, earned);
            table.takeBack();
        }
        length--;
    }

    private void layBeside(int cell, int fitting, int left, boolean earned) {
        for (int direction = 0; direction < UnikatCell.DIRECTIONS; direction++) {
            int next = UnikatCell.beside(cell, direction);
            for (int rest = fitting & left; rest != 0 && !isDone(); rest &= rest - 1) {
                int place = Integer.numberOfTrailingZeros(rest);
                if (table.fits(paths.card(place), next)) lay(place, next, left, earned);
            }
        }
    }

    private void keep(int result) {
        if (lengths[result] > 0) return;
        results[resultCount++] = result;
        lengths[result] = (byte) length;
        for (int i = 0; i < length; i++) {
            places[result * UnikatHoldings.RACK + i] = (short) pathPlaces[i];
            cells[result * UnikatHoldings.RACK + i] = (short) pathCells[i];
        }
    }

    private boolean isNew(int left, int place, int cell, boolean earned) {
        if (visitedCount >= MOST_VISITED) return true;
        int key = (((cell << 4 | place) << 10 | left) << 1 | (earned ? 1 : 0)) + 1;
        int hash = key * 0x9e3779b9;
        for (int slot = hash >>> 19; ; slot = slot + 1 & VISITED - 1) {
            if (visited[slot] == key) return false;
            if (visited[slot] != 0) continue;
            visited[slot] = key;
            visitedCount++;
            return true;
        }
    }

    int resultCount() {
        return resultCount;
    }

    /** The places left by a result. */
    int left(int index) {
        return results[index] >>> 1;
    }

    boolean earned(int index) {
        return (results[index] & 1) != 0;
    }

    /** How many cards a result's chain has, from 1. */
    int length(int index) {
        return lengths[results[index]];
    }

    int place(int index, int step) {
        return places[results[index] * UnikatHoldings.RACK + step];
    }

    int cell(int index, int step) {
        return cells[results[index] * UnikatHoldings.RACK + step];
    }
}
