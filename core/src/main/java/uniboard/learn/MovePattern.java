package uniboard.learn;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Position;

/**
 * Which of a position's legal moves are meant: {@code win}, those that win at once; or those whose notation fits, in which a {@code *}
 * stands for anything.
 */
public record MovePattern(String text) {
    private static final String WIN = "win";

    /** @param move legal */
    public boolean fits(Game game, Position position, int move) {
        if (text.equals(WIN)) return wins(position, move);
        return fits(text, game.notation().moveText(position, move));
    }

    private static boolean wins(Position position, int move) {
        int seat = position.toMove();
        Position after = position.copy();
        after.play(move);
        return after.outcome().over() && after.outcome().winners() == 1 << seat;
    }

    private static boolean fits(String pattern, String notation) {
        if (pattern.isEmpty()) return notation.isEmpty();
        String rest = pattern.substring(1);
        if (pattern.charAt(0) != '*') {
            return !notation.isEmpty() && notation.charAt(0) == pattern.charAt(0) && fits(rest, notation.substring(1));
        }
        for (int skipped = 0; skipped <= notation.length(); skipped++) if (fits(rest, notation.substring(skipped))) return true;
        return false;
    }

    /** In the order of the rules. */
    public List<Integer> among(Game game, Position position) {
        MoveList legal = new MoveList();
        position.moves(legal);
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) if (fits(game, position, legal.get(i))) found.add(legal.get(i));
        return found;
    }
}
