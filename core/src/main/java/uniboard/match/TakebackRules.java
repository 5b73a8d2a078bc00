package uniboard.match;

import uniboard.game.Position;
import uniboard.game.Random32;

/** What people may take back at one device, and what those at several devices may ask each other to take back. */
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
        Position before = now.copy();
        for (int ply = record.plies() - 1; ply >= 0; ply--) {
            if (record.isWhole()) before.undo();
            else before = record.replay(ply);
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

    /**
     * The last decision of a person at this device: with bots, of the one who plays against them; among several people, of the one who
     * moved last. Where people hide something from each other only within the turn under way, and not past a move that revealed something.
     *
     * @param position after the record's moves
     * @return before which ply it was made; -1 if there is none that may be taken back
     */
    static int plyHere(GameRecord record, Position position) {
        Position earlier = position.copy();
        boolean isRevealed = false;
        for (int ply = record.plies() - 1; ply >= 0; ply--) {
            earlier.undo();
            isRevealed |= earlier.reveals(record.move(ply));
            int asking = earlier.toMove();
            if (!record.seats().get(asking).isHuman()) continue;
            boolean isWithinTurn = asking == position.toMove() && !isRevealed;
            return isWithinTurn || !hidesFromOtherPeople(record, earlier, asking) ? ply : -1;
        }
        return -1;
    }

    /** Whether a move from the ply on showed something that no seat could know before. */
    static boolean revealsSince(int ply, GameRecord record, Position position) {
        Position earlier = position.copy();
        while (earlier.ply() > ply) {
            earlier.undo();
            if (earlier.reveals(record.move(earlier.ply()))) return true;
        }
        return false;
    }

    /** Whether a person at this device knows or decides something that another person there may not see. */
    static boolean hidesFromOtherPeople(GameRecord record, Position position, int asking) {
        for (int seat = 0; seat < record.seats().size(); seat++) {
            if (seat == asking || !record.seats().get(seat).isHuman()) continue;
            if (position.isDecidedInSecret() || isHiddenFrom(record, position, seat)) return true;
        }
        return false;
    }

    /** Whether a seat knows something that another one can't, or decides it unseen. */
    private static boolean hides(GameRecord record, Position position, int seat) {
        if (!record.isWhole() || position.isDecidedInSecret()) return true;
        for (int viewer = 0; viewer < position.seats(); viewer++)
            if (viewer != seat && isHiddenFrom(record, position, viewer)) return true;
        return false;
    }

    private static boolean isHiddenFrom(GameRecord record, Position position, int viewer) {
        Position view = position.copy();
        view.determinize(viewer, new Random32(MADE_UP));
        return !record.game().notation().positionText(view).equals(record.game().notation().positionText(position));
    }
}
