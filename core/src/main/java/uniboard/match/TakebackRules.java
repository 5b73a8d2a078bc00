package uniboard.match;

import uniboard.game.Position;
import uniboard.game.Random32;

/** What people at several devices may ask each other to take back. */
public final class TakebackRules {
    private static final int MADE_UP = 1;

    private TakebackRules() {
    }

    /**
     * How many of the last moves a seat may ask to take back: all from its own last one on. Where something is hidden, its own last move
     * alone, and only as long as it is still to move and nothing was revealed by it: the others can't forget what they have seen.
     *
     * @param record whole, or as the seat was shown it
     * @return 0 if there is nothing that it may ask for
     */
    public static int plies(GameRecord record, int seat) {
        Position now = record.replay();
        if (now.outcome().over()) return 0;
        for (int ply = record.plies() - 1; ply >= 0; ply--) {
            Position before = record.replay(ply);
            if (before.toMove() != seat) {
                if (hides(record, now, seat)) return 0;
                continue;
            }
            boolean isHidden = hides(record, now, seat) || hides(record, before, seat);
            boolean isStillOwn = now.toMove() == seat && !before.reveals(record.move(ply));
            return isHidden && !isStillOwn ? 0 : record.plies() - ply;
        }
        return 0;
    }

    /** Whether a seat knows something that another one can't, or decides it unseen. */
    private static boolean hides(GameRecord record, Position position, int seat) {
        if (!record.isWhole() || position.isDecidedInSecret()) return true;
        String text = record.game().notation().positionText(position);
        for (int viewer = 0; viewer < position.seats(); viewer++) {
            Position view = position.copy();
            view.determinize(viewer, new Random32(MADE_UP));
            if (viewer != seat && !record.game().notation().positionText(view).equals(text)) return true;
        }
        return false;
    }
}
