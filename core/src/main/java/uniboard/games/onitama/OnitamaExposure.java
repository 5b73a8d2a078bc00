package uniboard.games.onitama;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.MoveList;

/** What the opponent can capture after a move that doesn't let them win at once; captures that lose at once don't count. */
final class OnitamaExposure {
    private final int mover;
    /** Squares on which the opponent can capture at all. */
    private int capturable;
    private int exposed;
    /** Of the exposed squares, those on which a capture can go unanswered. */
    private int unguarded;

    OnitamaExposure(OnitamaPosition after) {
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

    /**
     * @param told a square whose danger another sentence tells, as a bitboard; 0 if there is none
     * @return null if nothing else is exposed
     */
    Message risk(int told) {
        List<Message> squares = new ArrayList<>();
        for (int left = exposed & ~told; left != 0; left &= left - 1)
            squares.add(Message.of("onitama.label.square", OnitamaSquare.name(Integer.numberOfTrailingZeros(left))));
        if (squares.isEmpty()) return null;
        String key = (unguarded & ~told) == 0 ? "onitama.hint.guarded" : "onitama.hint.exposed";
        return Message.of(told == 0 ? key : key + "Elsewhere", Message.either(squares));
    }

    /** The risk as {@link #risk}, or that there is none at all. */
    Message orSafety(int told) {
        return capturable == 0 ? Message.of("onitama.hint.safe") : risk(told);
    }
}
