package uniboard.games.unitary;

import uniboard.game.Evaluation;
import uniboard.game.MoveList;
import uniboard.game.Random32;

/** Looks at the best turn, and at the best one that begins with the move that was played: if none was planned, at how it goes on. */
final class UnitaryEvaluation implements Evaluation {
    /** A sure win. */
    static final int UNIT = 1000;

    private final UnitaryPosition position;
    private final UnitaryStrength strength;
    private final int played;
    private final int budget;
    private final Random32 random;
    private final UnitarySearch search;
    /** Of the position after the move; null where it isn't needed. */
    private UnitarySearch after;
    private int afterBest;
    private boolean isOver;

    UnitaryEvaluation(UnitaryPosition position, UnitaryStrength strength, int played, int nodes, Random32 random) {
        this.position = position;
        this.strength = strength;
        this.played = played;
        this.random = random;
        budget = nodes;
        search = new UnitarySearch(position.copy(), strength, nodes / 2, random);
        search.askFor(played);
    }

    @Override
    public boolean step(int nodes) {
        if (isOver) return true;
        if (after == null) {
            if (!search.step(nodes)) return false;
            if (search.hasPlanned() || !beginAfter()) {
                isOver = true;
                return true;
            }
        }
        isOver = after.step(nodes);
        if (isOver) afterBest = measure(after, after.move());
        return isOver;
    }

    /** @return whether the turn goes on after the move with a choice */
    private boolean beginAfter() {
        int seat = position.toMove();
        position.play(played);
        if (position.toMove() != seat) return false;
        MoveList moves = new MoveList();
        position.moves(moves);
        if (moves.size() == 1) return false;
        after = new UnitarySearch(position, strength, budget - budget / 2, random);
        return true;
    }

    private static int measure(UnitarySearch of, int move) {
        return (int) (UNIT * of.worthFound(move));
    }

    @Override
    public int nodes() {
        return search.nodes() + (after == null ? 0 : after.nodes());
    }

    @Override
    public int best() {
        return measure(search, search.move()) > measureOfPlayed() ? search.move() : played;
    }

    @Override
    public int measureOfOther() {
        return Math.max(measure(search, search.move()), measureOfPlayed());
    }

    @Override
    public int measureOfPlayed() {
        return after == null ? measure(search, played) : afterBest;
    }
}
