package uniboard.games.onitama;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.MoveList;

/** What the opponent can capture after a move that doesn't let them win at once; captures that lose at once don't count. */
final class OnitamaExposure {
    private final int mover;
    /** A square whose danger is told otherwise, as a bitboard; 0 if there is none. */
    private final int told;
    /** Squares on which the opponent can capture at all. */
    private int capturable;
    private int exposed;
    /** Of the exposed squares, those on which a capture can go unanswered. */
    private int unguarded;

    /** @param told the square on which the move has captured, as a bitboard; 0 if it hasn't */
    OnitamaExposure(OnitamaPosition after, int told) {
        this.told = told;
        mover = 1 - after.mover();
        MoveList replies = new MoveList();
        after.moves(replies);
        OnitamaPosition next = after.copy();
        for (int i = 0; i < replies.size(); i++) if (after.isCapture(replies.get(i))) look(replies.get(i), next);
    }

    /** @param next a copy of the position */
    private void look(int capture, OnitamaPosition next) {
        int square = OnitamaMove.to(capture);
        capturable |= 1 << square;
        next.play(capture);
        if (!next.canWin(mover)) {
            exposed |= 1 << square;
            if (!next.canReach(square)) unguarded |= 1 << square;
        }
        next.undo();
    }

    /** @return null if nothing is exposed that hasn't been told */
    Message risk() {
        List<Message> squares = new ArrayList<>();
        for (int left = exposed & ~told; left != 0; left &= left - 1)
            squares.add(Message.of("onitama.label.square", OnitamaSquare.name(Integer.numberOfTrailingZeros(left))));
        if (squares.isEmpty()) return null;
        String key = (unguarded & ~told) == 0 ? "onitama.hint.guarded" : "onitama.hint.exposed";
        return Message.of(told == 0 ? key : key + "Elsewhere", Message.listed(squares));
    }

    /** The risk, or that there is none at all. */
    Message orSafety() {
        return capturable == 0 ? Message.of("onitama.hint.safe") : risk();
    }
}
