package uniboard.match;

import java.util.function.BooleanSupplier;
import uniboard.game.Message;

/** Leads a session through the moves of its match, takes them back, and plays other ones from earlier positions. */
public final class MatchHistory {
    private final GameSession session;
    private final Match match;
    private final HistoryCursor cursor;
    private boolean replaysLast;

    MatchHistory(GameSession session, Match match, HistoryCursor cursor) {
        this.session = session;
        this.match = match;
        this.cursor = cursor;
    }

    /** @param allowed whether other lines may be played from earlier positions, as long as nothing is hidden in the match */
    public void allowBranches(BooleanSupplier allowed) {
        cursor.allowBranches(allowed);
    }

    /** Whether another position than the last one is looked at. */
    public boolean isBrowsing() {
        return cursor.isBrowsing();
    }

    /** Plies of the position shown: of the match, unless an earlier one is looked at. */
    public int shownPly() {
        return cursor.shownPly();
    }

    /** The move that led to the position shown, or {@link Match#NO_MOVE}. */
    public int shownMove() {
        return cursor.shownMove();
    }

    /**
     * Shows an earlier position of the match, to look at.
     *
     * @param ply how many moves had been made; beyond the match's ends: the end
     */
    public void browse(int ply) {
        session.interrupt();
        session.lookAt(ply);
    }

    /** As {@link #browse}, before the match is shown first. */
    public void browseFrom(int ply) {
        cursor.to(ply);
    }

    /** The last move is shown once more when the match is shown first. */
    public void replayLast() {
        if (match.record().plies() == 0) return;
        cursor.to(match.record().plies() - 1);
        replaysLast = true;
    }

    /** The match has just been shown first. */
    void begun() {
        if (!replaysLast) return;
        replaysLast = false;
        next();
    }

    /** Shows the move after the position shown, as it was made. */
    public void next() {
        session.hurry();
        if (isBrowsing()) session.showNext();
        else browse(shownPly() + 1);
    }

    /** Back to the last decision of a person. */
    public void takeBack() {
        session.hurry();
        if (!match.canTakeBack()) return;
        session.interrupt();
        GameRecord before = match.record();
        match.takeBack();
        int ply = match.record().plies();
        boolean isTakenBack = ply < before.plies() && before.firstPlies(ply).equals(match.record());
        if (isTakenBack) session.feedback().undo(undone(Feedback.Undone.Kind.TAKEN_BACK, before, ply));
        session.goOn(ply);
    }

    /** Plays what was taken back last, up to a person's next decision. */
    public void redo() {
        session.hurry();
        if (!match.canRedo()) return;
        session.interrupt();
        int ply = match.record().plies();
        match.redo();
        session.feedback().undo(undone(Feedback.Undone.Kind.PLAYED_AGAIN, match.record(), ply));
        session.goOn(match.record().plies());
    }

    private Feedback.Undone undone(Feedback.Undone.Kind kind, GameRecord record, int ply) {
        return Feedback.Undone.of(kind, record, ply, session.turn().viewer());
    }

    /**
     * Plays a move from the position shown.
     *
     * @param move legal there; a person's
     */
    public void play(int move) {
        session.hurry();
        if (isBrowsing()) branch(move);
        else session.submit(move);
    }

    /** Plays a move at an earlier position: where it was played there before, that line is shown. */
    void branch(int move) {
        int ply = shownPly();
        int line = cursor.lineWith(move);
        if (line >= 0) {
            if (line != match.at().line()) session.variations().follow(line, ply);
            next();
            return;
        }
        session.leaveLine();
        match.branch(ply);
        session.feedback().tell(Message.of("table.branched"));
        session.submit(move);
    }
}
