package uniboard.stage.table;

import java.util.function.IntConsumer;
import uniboard.match.GameSession;
import uniboard.match.Waiting;

/** Whether the game on a table can be looked back upon, and the way there. */
final class TableReview {
    /** Where the review was left, or its worst moment. */
    static final int LAST_PLACE = -1;

    private final GameSession session;
    private final TableProgram program;
    private final TableOffer offer;
    private final IntConsumer review;

    /** @param review leads to the screen, at a moment's ply or {@link #LAST_PLACE} */
    TableReview(GameSession session, TableProgram program, TableOffer offer, IntConsumer review) {
        this.session = session;
        this.program = program;
        this.offer = offer;
        this.review = review;
    }

    boolean isOffered() {
        boolean isHere = program.library() != null && offer.has(TableOffer.Part.REVIEW);
        return isHere && session.turn().waiting() != Waiting.MOTION && session.variations().offersReview();
    }

    /** @param ply of a moment, or {@link #LAST_PLACE} */
    void open(int ply) {
        if (isOffered()) review.accept(ply);
    }
}
