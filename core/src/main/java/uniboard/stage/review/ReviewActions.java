package uniboard.stage.review;

import uniboard.game.Message;
import uniboard.match.GameReview;
import uniboard.match.KeyMoment;

/** What a review asks of the table below it. */
public interface ReviewActions {
    GameReview review();

    /** All moves have been weighed. */
    void keepReview();

    /** What the seat is called at this table. */
    Message name(int seat);

    /** Shows a position of the game. */
    void look(int ply);

    /** Shows what was better, on the board and in words. */
    void show(KeyMoment moment);

    /**
     * Points a move out on the board.
     *
     * @param ply  the position's
     * @param move legal there
     */
    void point(int ply, int move, Message told);

    /** Has the player find the better move. */
    void tryAgain(KeyMoment moment);
}
