package uniboard.games.onitama;

import uniboard.game.Message;
import uniboard.game.MoveList;

/** Says what speaks for a move. */
final class OnitamaAdvice {
    private static final String TAKES_FREE = "onitama.hint.takesFree";
    private static final String EXCHANGES = "onitama.hint.exchanges";

    private OnitamaAdvice() {
    }

    /** @return null if nothing particular does, or if the move's own sentence says it: it wins */
    static Message whyPlay(OnitamaPosition position, int move) {
        OnitamaPosition after = position.copy();
        after.play(move);
        if (after.outcome().over()) return null;
        int left = new OnitamaLoss(position).movesLeft(move);
        if (left > 0) return Message.of("onitama.hint.lost", left);
        // Whatever else it does comes too late.
        if (after.canWin(after.mover())) return null;
        OnitamaQuietAdvice quiet = new OnitamaQuietAdvice(position, after, move);
        Message win = quiet.forcedWin();
        if (win != null) return win;
        Message gain = gain(position, after, move, quiet);
        int told = gain == null ? 0 : switch (gain.key()) {
            case TAKES_FREE, EXCHANGES -> 1 << OnitamaMove.to(move);
            case OnitamaQuietAdvice.GUARDS -> quiet.newlyGuarded();
            default -> 0;
        };
        OnitamaExposure exposure = new OnitamaExposure(after);
        boolean isWeak = gain == null || gain.key().equals("onitama.hint.reaches");
        return together(gain, isWeak ? exposure.orSafety(told) : exposure.risk(told));
    }

    /** @return either, if the other is null */
    private static Message together(Message gain, Message safety) {
        if (gain == null) return safety;
        return safety == null ? gain : Message.of("table.hintWhy", gain, safety);
    }

    private static Message gain(OnitamaPosition position, OnitamaPosition after, int move, OnitamaQuietAdvice quiet) {
        if (position.canWin(after.mover()) && canLoseAtOnce(position)) return Message.of("onitama.hint.defends");
        if (position.isCapture(move)) {
            return Message.of(after.canReach(OnitamaMove.to(move)) ? EXCHANGES : TAKES_FREE);
        }
        if (OnitamaMove.isPass(move)) return null;
        // A threat to enter the temple that the opponent could only meet by winning first is a forced win, or comes too late.
        return after.canCaptureMaster(position.mover()) ? Message.of("onitama.hint.threatens") : quiet.reason();
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
}
