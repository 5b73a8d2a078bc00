package uniboard.match;

import java.util.function.BooleanSupplier;
import uniboard.game.Position;

/** Which position of a match is looked at, and what may be played from there. */
final class HistoryCursor {
    private static final int NOW = -1;

    private final Match match;
    private BooleanSupplier mayBranch = () -> false;
    private int browsedPly = NOW;
    /** What a person chooses at the earlier position looked at; null where nothing can be played. */
    private Selection selection;
    /** What {@link #isOpen} was asked of last. */
    private GameRecord asked;
    private boolean isOpen;

    HistoryCursor(Match match) {
        this.match = match;
    }

    /** @param allowed whether other lines may be played from earlier positions */
    void allowBranches(BooleanSupplier allowed) {
        mayBranch = allowed;
    }

    /** Whether another position than the last one is looked at. */
    boolean isBrowsing() {
        return browsedPly != NOW;
    }

    /** Plies of the position shown: of the match, unless an earlier one is looked at. */
    int shownPly() {
        return isBrowsing() ? browsedPly : match.record().plies();
    }

    /** The move that led to the position shown, or {@link Match#NO_MOVE}. */
    int shownMove() {
        return shownPly() == 0 ? Match.NO_MOVE : match.record().move(shownPly() - 1);
    }

    /** @param ply beyond the match's ends: the end */
    void to(int ply) {
        browsedPly = ply >= match.record().plies() ? NOW : Math.max(0, ply);
        selection = null;
    }

    void toEnd() {
        browsedPly = NOW;
        selection = null;
    }

    Selection selection() {
        return selection;
    }

    void choose(Selection chosen) {
        selection = chosen;
    }

    /** Asks the person whose turn it was what to play instead, where that may be done. */
    void ask(TablePermissions permissions) {
        selection = null;
        if (!mayBranch.getAsBoolean() || !isBrowsing() || permissions.objection() != null || !match.canBranch() || !isOpen()) return;
        GameRecord shown = match.record().firstPlies(browsedPly);
        Position position = shown.replay();
        int seat = position.toMove();
        if (seat != Position.NOBODY && shown.seats().get(seat).isHuman()) selection = match.selectionAt(position, permissions);
    }

    /** Whether nobody at the match hides anything. A record never changes: another one is another object. */
    @SuppressWarnings("ReferenceEquality")
    private boolean isOpen() {
        if (match.isPlayedAlone()) return true;
        GameRecord record = match.record();
        if (record != asked) {
            asked = record;
            isOpen = KnownRecord.isOpen(record);
        }
        return isOpen;
    }

    /** The line of the match's tree that plays the move at the position looked at; below 0 if none does. */
    int lineWith(int move) {
        return match.tree().lineOf(match.record().firstPlies(browsedPly).with(move));
    }
}
