package uniboard.match;

import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;

/**
 * The part of a match that may leave the table: the whole record if nobody hid anything or the game is over; otherwise the position alone,
 * as a seat may know it, with made-up values for what it can't know, and without the moves that led to it.
 *
 * @param isWhole whether the moves are there too
 */
public record KnownRecord(GameRecord record, boolean isWhole) {
    private static final int MADE_UP = 1;

    /** @param viewer a seat, or {@link Position#NOBODY}: what everyone may know */
    public static KnownRecord of(GameRecord record, int viewer) {
        Position now = record.replay();
        boolean isKnown = record.isWhole() && (now.outcome().over() || !hidesAnything(record, viewer));
        if (isKnown) return new KnownRecord(record, true);
        Game game = record.game();
        String seen = game.notation().positionText(Match.view(now, viewer));
        return new KnownRecord(GameRecord.from(game, record.options(), seen, record.seats()), false);
    }

    /** Whether nobody hides anything in any match of the game. */
    public static boolean isOpen(Game game) {
        return !hidesAnything(game, game.start(Options.defaults(game), new Random32(MADE_UP)), Position.NOBODY);
    }

    /** Whether nobody hides anything in the game, or did before it was over. */
    static boolean isOpen(GameRecord record) {
        if (!record.isWhole()) return false;
        int last = record.replay().outcome().over() ? record.plies() - 1 : record.plies();
        return !hidesAnything(record.firstPlies(last), Position.NOBODY);
    }

    private static boolean hidesAnything(GameRecord record, int viewer) {
        for (Position position : record.positions()) if (hidesAnything(record.game(), position, viewer)) return true;
        return false;
    }

    private static boolean hidesAnything(Game game, Position position, int viewer) {
        if (position.toMove() != Position.NOBODY && position.toMove() != viewer && position.isDecidedInSecret()) return true;
        Position determinized = position.copy();
        determinized.determinize(viewer, new Random32(MADE_UP));
        return !game.notation().positionText(determinized).equals(game.notation().positionText(position));
    }
}
