package uniboard.search;

import uniboard.game.MoveList;
import uniboard.game.Random32;

/** A simulated game that lacks one of its root's moves. */
public final class SimulationWithout implements SimulatedGame {
    private final SimulatedGame game;
    private final int missing;

    /** @param missing a legal move of the root, which has others */
    public SimulationWithout(SimulatedGame game, int missing) {
        this.game = game;
        this.missing = missing;
    }

    @Override
    public void restart() {
        game.restart();
    }

    @Override
    public int mover() {
        return game.mover();
    }

    @Override
    public int winner() {
        return game.winner();
    }

    @Override
    public void moves(MoveList into) {
        game.moves(into);
        if (game.played() == 0) into.remove(missing);
    }

    @Override
    public Verdict lookAhead(MoveList into) {
        Verdict verdict = game.lookAhead(into);
        if (game.played() > 0) return verdict;
        into.remove(missing);
        if (!into.isEmpty()) return verdict;
        moves(into);
        if (!into.isEmpty()) return verdict == Verdict.WON ? Verdict.OPEN : verdict;
        // All others lose at once: which one it is makes no difference.
        into.add(missing);
        return Verdict.LOST;
    }

    @Override
    public void play(int move) {
        game.play(move);
    }

    @Override
    public int playout(Random32 random) {
        return game.playout(random);
    }

    @Override
    public boolean sharesExperience() {
        return game.sharesExperience();
    }

    @Override
    public int playedBy(int move) {
        return game.playedBy(move);
    }

    @Override
    public int played() {
        return game.played();
    }

    @Override
    public int longest() {
        return game.longest();
    }

    @Override
    public int hashHigh() {
        return game.hashHigh();
    }

    @Override
    public int hashLow() {
        return game.hashLow();
    }
}
