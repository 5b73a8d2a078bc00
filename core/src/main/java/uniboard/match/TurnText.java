package uniboard.match;

import uniboard.game.Game;
import uniboard.game.NotationException;
import uniboard.game.Position;

/** All moves that a seat makes in one turn, as one text. */
public final class TurnText {
    /** No move's notation has it. */
    private static final String BETWEEN = "; ";

    private TurnText() {
    }

    /** Whether the next move of a record is a part of the same turn as its last one. */
    public static boolean goesOn(GameRecord record) {
        if (record.plies() == 0) return false;
        Position now = record.replay();
        int mover = record.replay(record.plies() - 1).toMove();
        return !now.outcome().over() && now.toMove() == mover && record.game().words(now).continuesRow();
    }

    /** All moves of a record in notation. */
    public static String of(GameRecord record) {
        StringBuilder text = new StringBuilder();
        for (int ply = 0; ply < record.plies(); ply++) {
            if (ply > 0) text.append(BETWEEN);
            text.append(record.game().notation().moveText(record.replay(ply), record.move(ply)));
        }
        return text.toString();
    }

    /**
     * A record with the moves of a turn.
     *
     * @param start without moves
     * @return null if the text isn't a whole turn from there
     */
    public static GameRecord played(GameRecord start, String text) {
        GameRecord played = start;
        int from = 0;
        while (from <= text.length()) {
            if (played.plies() > 0 && !goesOn(played)) return null;
            int end = text.indexOf(BETWEEN, from);
            if (end < 0) end = text.length();
            int move = move(played.game(), played.replay(), text.substring(from, end));
            if (move == Match.NO_MOVE) return null;
            played = played.with(move);
            from = end + BETWEEN.length();
        }
        return goesOn(played) ? null : played;
    }

    private static int move(Game game, Position position, String text) {
        try {
            return game.move(position, text);
        } catch (NotationException e) {
            return Match.NO_MOVE;
        }
    }
}
