package uniboard.games.onitama;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.MoveList;

/** What the opponent can capture after a move that doesn't let them win at once. */
final class OnitamaExposure {
    private final OnitamaPosition after;
    private final int mover;
    private final int exposed;

    /** @param told squares whose danger has been told already, as a bitboard */
    OnitamaExposure(OnitamaPosition after, int told) {
        this.after = after;
        mover = 1 - after.mover();
        exposed = OnitamaQuietAdvice.reach(after, after.mover()) & after.pieces(mover) & ~told;
    }

    /** @return null if nothing is exposed */
    Message risk() {
        if (exposed == 0) return null;
        List<Message> squares = new ArrayList<>();
        boolean isGuarded = true;
        for (int left = exposed; left != 0; left &= left - 1) {
            int square = Integer.numberOfTrailingZeros(left);
            squares.add(Message.of("onitama.label.square", OnitamaSquare.name(square)));
            isGuarded &= isGuarded(square);
        }
        return Message.of(isGuarded ? "onitama.hint.guarded" : "onitama.hint.exposed", Message.listed(squares));
    }

    /** The risk, or that there is none at all. */
    Message orSafety() {
        boolean isSafe = (OnitamaQuietAdvice.reach(after, after.mover()) & after.pieces(mover)) == 0;
        return isSafe ? Message.of("onitama.hint.safe") : risk();
    }

    /** Whether whatever captures there can be captured. */
    private boolean isGuarded(int square) {
        MoveList replies = new MoveList();
        after.moves(replies);
        OnitamaPosition next = after.copy();
        for (int i = 0; i < replies.size(); i++) {
            if (OnitamaMove.to(replies.get(i)) != square) continue;
            next.play(replies.get(i));
            boolean recaptures = next.canReach(square);
            next.undo();
            if (!recaptures) return false;
        }
        return true;
    }
}
