package uniboard.games.onitama;

import uniboard.game.MoveList;

/** Looks whether every move of the seat to move loses, and how long each holds out. Says nothing of what it could not look through. */
final class OnitamaLoss {
    /** The winner's moves that are looked ahead. */
    private static final int MOST_MOVES = 3;
    /** Of all positions looked at. */
    private static final int MOST_NODES = 60_000;
    private static final int NOT_LOST = 0;

    private final OnitamaPosition position;
    private int nodes;

    OnitamaLoss(OnitamaPosition position) {
        this.position = position.copy();
    }

    /**
     * How many moves the opponent needs at most to win after the move, which is one of those that hold out longest.
     *
     * @return 0 if another move holds out longer, or isn't known to lose
     */
    int movesLeft(int move) {
        int longest = 0;
        int ofMove = 0;
        MoveList moves = new MoveList();
        position.moves(moves);
        for (int i = 0; i < moves.size(); i++) {
            int left = movesAfter(moves.get(i));
            if (left == NOT_LOST) return 0;
            longest = Math.max(longest, left);
            if (moves.get(i) == move) ofMove = left;
        }
        return ofMove == longest ? longest : 0;
    }

    private int movesAfter(int move) {
        position.play(move);
        int left = NOT_LOST;
        for (int most = 1; most <= MOST_MOVES && left == NOT_LOST; most++) if (winsWithin(most)) left = most;
        position.undo();
        return left;
    }

    /** Whether the seat to move wins whatever the other does, with that many moves at most. */
    private boolean winsWithin(int most) {
        if (position.outcome().over()) return false;
        if (position.canWin(position.mover())) return true;
        if (most == 1 || nodes >= MOST_NODES) return false;
        MoveList moves = new MoveList();
        position.moves(moves);
        boolean wins = false;
        for (int i = 0; i < moves.size() && !wins; i++) {
            nodes++;
            position.play(moves.get(i));
            wins = !position.outcome().over() && losesWithin(most - 1);
            position.undo();
        }
        return wins;
    }

    private boolean losesWithin(int most) {
        MoveList moves = new MoveList();
        position.moves(moves);
        boolean loses = true;
        for (int i = 0; i < moves.size() && loses; i++) {
            nodes++;
            position.play(moves.get(i));
            loses = winsWithin(most);
            position.undo();
        }
        return loses;
    }
}
