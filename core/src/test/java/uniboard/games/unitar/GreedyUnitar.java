package uniboard.games.unitar;

import uniboard.game.MoveList;
import uniboard.game.Random32;

/**
 * Looks two intentions ahead and guesses nothing: what the bot is measured by. It supposes that its own intention is carried out alone, then
 * the best reply to that, again its own, and takes what leaves the greatest sum of its leads after the one and after the other; a lead is its
 * frames less those of the best of the others. Of equal ones it takes any, and it places its blocks anywhere.
 */
final class GreedyUnitar {
    private final Random32 random;
    private final UnitarBoard afterOwn = new UnitarBoard();
    private final UnitarBoard afterReply = new UnitarBoard();

    GreedyUnitar(Random32 random) {
        this.random = random;
    }

    int move(UnitarPosition position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        int[] order = moves.toArray();
        random.shuffle(order, order.length);
        if (position.phase() == UnitarPhase.PLACE) return order[0];
        int colour = position.colour(position.toMove());
        int best = -1;
        int most = Integer.MIN_VALUE;
        for (int intention : order) {
            afterOwn.set(position.board());
            afterOwn.carryOut(intention);
            int value = lead(afterOwn, colour) + leadAfterReply(colour);
            if (value <= most) continue;
            best = intention;
            most = value;
        }
        return best;
    }

    private int leadAfterReply(int colour) {
        int most = Integer.MIN_VALUE;
        for (int reply = 0; reply < UnitarMove.INTENTIONS; reply++) {
            afterReply.set(afterOwn);
            afterReply.carryOut(reply);
            most = Math.max(most, lead(afterReply, colour));
        }
        return most;
    }

    private static int lead(UnitarBoard board, int colour) {
        int one = board.frames((colour + 1) % UnitarColour.COUNT);
        int two = board.frames((colour + 2) % UnitarColour.COUNT);
        return board.frames(colour) - Math.max(one, two);
    }
}
