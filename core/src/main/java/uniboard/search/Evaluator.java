package uniboard.search;

import uniboard.game.Position;

/** What alpha-beta needs to know of a game for two. */
public interface Evaluator {
    /** How good a running position is for the seat to move: above 0 if better than the opponent's; within ±{@link AlphaBeta#WON} / 2. */
    int evaluate(Position position);

    /** How soon a move should be tried: higher first, equal ones in the game's order. */
    int promise(Position position, int move);
}
