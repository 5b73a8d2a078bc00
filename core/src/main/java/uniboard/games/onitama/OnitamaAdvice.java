package uniboard.games.onitama;

import uniboard.game.Message;
import uniboard.game.MoveList;

/** Says what speaks for a move. */
final class OnitamaAdvice {
    private OnitamaAdvice() {
    }

    /** @return null if nothing particular does, or if the move's own sentence says it: it wins */
    static Message whyPlay(OnitamaPosition position, int move) {
        int mover = position.mover();
        OnitamaPosition after = position.copy();
        after.play(move);
        if (after.outcome().over()) return null;
        int left = new OnitamaLoss(position).movesLeft(move);
        if (left > 0) return Message.of("onitama.hint.lost", left);
        // Whatever else it does comes too late.
        if (after.canWin(1 - mover)) return null;
        if (position.canWin(1 - mover) && canLoseAtOnce(position)) return Message.of("onitama.hint.defends");
        if (!OnitamaMove.isPass(move) && position.isCapture(move)) {
            return Message.of(canTake(after, OnitamaMove.to(move)) ? "onitama.hint.exchanges" : "onitama.hint.takesFree");
        }
        if (OnitamaMove.isPass(move)) return null;
        OnitamaQuietAdvice quiet = new OnitamaQuietAdvice(position, after, move);
        if (quiet.winsByForce()) return Message.of("onitama.hint.forces");
        return after.canWin(mover) ? Message.of("onitama.hint.threatens") : quiet.reason();
    }

    /** Whether some move lets the opponent win at once. */
    private static boolean canLoseAtOnce(OnitamaPosition position) {
        OnitamaPosition after = position.copy();
        MoveList moves = new MoveList();
        position.moves(moves);
        boolean loses = false;
        for (int i = 0; i < moves.size() && !loses; i++) {
            after.play(moves.get(i));
            loses = !after.outcome().over() && after.canWin(after.mover());
            after.undo();
        }
        return loses;
    }

    private static boolean canTake(OnitamaPosition position, int square) {
        MoveList moves = new MoveList();
        position.moves(moves);
        for (int i = 0; i < moves.size(); i++) if (!OnitamaMove.isPass(moves.get(i)) && OnitamaMove.to(moves.get(i)) == square) return true;
        return false;
    }
}
