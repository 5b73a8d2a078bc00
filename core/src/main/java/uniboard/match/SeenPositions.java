package uniboard.match;

import uniboard.game.Position;

/** A match's positions, as the person at this device may see them. */
public final class SeenPositions {
    private final Match match;
    private final Turn turn;
    private final HistoryCursor cursor;

    SeenPositions(Match match, Turn turn, HistoryCursor cursor) {
        this.match = match;
        this.turn = turn;
        this.cursor = cursor;
    }

    public Position shown() {
        return Match.view(cursor.isBrowsing() ? match.record().replay(cursor.shownPly()) : match.position(), turn.viewer());
    }

    /** The position in which the viewer is to choose; the shown one where they aren't. */
    public Position asked() {
        return cursor.isBrowsing() ? shown() : Match.view(turn.position(), turn.viewer());
    }

    /** How many moves {@link #asked} supposes that others haven't made yet. */
    public int supposed() {
        return cursor.isBrowsing() ? 0 : turn.position().ply() - match.position().ply();
    }

    /** The position before the move shown last; null at the start. */
    public Position beforeShownMove() {
        return cursor.shownPly() == 0 ? null : Match.view(match.record().replay(cursor.shownPly() - 1), turn.viewer());
    }

    /** The seat whose move is being shown; {@link Position#NOBODY} while none is. */
    public int shownMover() {
        return turn.is(Waiting.MOTION) ? beforeShownMove().toMove() : Position.NOBODY;
    }
}
