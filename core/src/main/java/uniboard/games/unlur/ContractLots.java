package uniboard.games.unlur;

import uniboard.game.MoveList;

/**
 * The stones that are tried in each position of the contract. It matters how much a stone helps Black, and a few of them help just so much;
 * among all of them the luckiest playouts would decide. In games of the strongest level against itself on boards of size 8, a tenth of its
 * budget, Black won 14 of 24 after 6 stones; with all stones tried, 12 of 12 after 15.
 */
final class ContractLots {
    private static final int STONES = 12;

    /**
     * Leaves some stones over, the same ones whenever the position comes up, and passing.
     *
     * @param moves    stones, and passing at the end
     * @param hashHigh the position's
     */
    void draw(MoveList moves, int hashHigh) {
        int passing = moves.size() - 1;
        if (passing <= STONES) return;
        int pass = moves.get(passing);
        for (int i = 0; i < STONES; i++) {
            int drawn = i;
            for (int j = i + 1; j < passing; j++) if (lot(moves.get(j), hashHigh) < lot(moves.get(drawn), hashHigh)) drawn = j;
            int move = moves.get(drawn);
            moves.set(drawn, moves.get(i));
            moves.set(i, move);
        }
        moves.shorten(STONES);
        moves.add(pass);
    }

    private static int lot(int cell, int hashHigh) {
        int z = (hashHigh ^ cell) * 0x9e3779b9;
        z = (z ^ z >>> 16) * 0x85ebca6b;
        return z ^ z >>> 13;
    }
}
