package uniboard.search;

import uniboard.game.MoveList;
import uniboard.game.Search;

/**
 * Finds out for certain who wins, for games small enough to be searched to their ends: depth first, one winning move a position being
 * enough. A node is a move played.
 */
public final class WinLossSearch implements Search {
    private static final int PROOF_BITS = 18;

    private final DecidableGame game;
    private final Budget budget;
    private final ProofTable proofs = new ProofTable(PROOF_BITS);
    /** From the root to the position under search: the moves to try, and which of them is next. */
    private final MoveList[] moves;
    private final int[] next;
    private int ply;
    private Verdict verdict;
    private int decision;

    /**
     * @param game  at a running position; owned by the search
     * @param nodes the budget
     */
    public WinLossSearch(DecidableGame game, int nodes) {
        this.game = game;
        budget = new Budget(nodes);
        moves = new MoveList[game.longest() + 1];
        for (int i = 0; i < moves.length; i++) moves[i] = new MoveList();
        next = new int[moves.length];
        verdict = game.lookAhead(moves[0]);
        decision = moves[0].get(0);
    }

    @Override
    public boolean step(int nodes) {
        int limit = budget.spent() + Math.min(nodes, budget.nodes() - budget.spent());
        while (verdict == Verdict.OPEN && budget.spent() < limit) verdict = advance();
        return verdict != Verdict.OPEN || budget.isExhausted();
    }

    /**
     * Plays the next move and, as far as that settles positions, goes back.
     *
     * @return what is certain of the root then
     */
    private Verdict advance() {
        game.play(moves[ply].get(next[ply]++));
        budget.spend();
        ply++;
        Verdict known = enter();
        while (known != Verdict.OPEN && ply > 0) known = goBack(known);
        return known;
    }

    private Verdict enter() {
        int proof = proofs.find(game.keyHigh(), game.keyLow());
        if (proof != MonteCarloTree.UNPROVEN) return proof == MonteCarloTree.PROVEN_WIN ? Verdict.WON : Verdict.LOST;
        next[ply] = 0;
        return game.lookAhead(moves[ply]);
    }

    /**
     * Takes the last move back.
     *
     * @return what its verdict settles of the position before
     */
    private Verdict goBack(Verdict afterMove) {
        game.undo();
        ply--;
        if (afterMove == Verdict.LOST) {
            if (ply == 0) decision = moves[0].get(next[0] - 1);
            proofs.put(game.keyHigh(), game.keyLow(), MonteCarloTree.PROVEN_WIN);
            return Verdict.WON;
        }
        if (next[ply] < moves[ply].size()) return Verdict.OPEN;
        proofs.put(game.keyHigh(), game.keyLow(), MonteCarloTree.PROVEN_LOSS);
        return Verdict.LOST;
    }

    /** What is certain of the root, for its seat to move; open until the search is finished, and after it if the budget was too small. */
    public Verdict verdict() {
        return verdict;
    }

    /** A winning move once the verdict is a win; else one that may be no better than any other. */
    @Override
    public int move() {
        return decision;
    }

    @Override
    public int nodes() {
        return budget.spent();
    }
}
