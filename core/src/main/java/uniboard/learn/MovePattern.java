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
    private static final String ANYTHING = "*";

    /** @param move legal */
    public boolean fits(Game game, Position position, int move) {
        if (isWin()) {
            Position after = position.copy();
            after.play(move);
            return wins(after, position.toMove());
        }
        return fits(text, game.notation().moveText(position, move));
    }

    /** Whether every legal move fits. */
    public boolean isAnything() {
        return text.equals(ANYTHING);
    }

    boolean isWin() {
        return text.equals(WIN);
    }

    /** Whether a seat, alone or with partners, has won a game that isn't a draw. */
    static boolean wins(Position position, int seat) {
        int winners = position.outcome().winners();
        return (winners >>> seat & 1) != 0 && winners != (1 << position.seats()) - 1;
    }

    // A star that was given too little takes one sign more: patterns come from other people's pages, and may hold any number of stars.
    static boolean fits(String pattern, String notation) {
        int at = 0;
        int star = -1;
        int taken = 0;
        for (int i = 0; i < notation.length(); i++) {
            if (at < pattern.length() && pattern.charAt(at) == '*') {
                star = at++;
                taken = i--;
            } else if (at < pattern.length() && pattern.charAt(at) == notation.charAt(i)) {
                at++;
            } else if (star >= 0) {
                at = star + 1;
                i = taken++;
            } else {
                return false;
            }
        }
        while (at < pattern.length() && pattern.charAt(at) == '*') at++;
        return at == pattern.length();
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
