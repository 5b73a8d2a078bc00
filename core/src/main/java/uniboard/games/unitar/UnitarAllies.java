package uniboard.games.unitar;

import java.util.Arrays;
import uniboard.game.Message;

/** Who may mark something that agrees with an intention, and why. */
final class UnitarAllies {
    /** How many of what suits them best others may well mark. */
    private static final int LIKELY = 8;

    private final UnitarPosition position;
    private final int intention;
    private final int colour;
    private final UnitarValue value = new UnitarValue();
    /** Null if there are none. */
    private final Message told;

    UnitarAllies(UnitarPosition position, int intention) {
        this.position = position;
        this.intention = intention;
        colour = position.colour(position.toMove());
        Message marked = markedBefore();
        told = marked != null ? marked : likely();
    }

    private static Message say(String key, Object... arguments) {
        return Message.of("unitar.advice." + key, arguments);
    }

    Message message() {
        return areNone() ? say("luck") : told;
    }

    /** Whether nobody is likely to mark anything like it. */
    boolean areNone() {
        return told == null;
    }

    /** By what the others marked in the last comparison. */
    private Message markedBefore() {
        UnitarStep last = position.lastStep();
        if (last == null || last.phase() == UnitarPhase.PLACE) return null;
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
            int mark = last.marks().get(seat);
            if (seat == position.toMove() || !agree(mark)) continue;
            return say(position.fails() > 0 ? "again" : "habit", UnitarWords.seat(position, seat));
        }
        return null;
    }

    private boolean agree(int mark) {
        return UnitarRank.agreements(intention, mark, mark) >= UnitarRank.ENOUGH;
    }

    /** By what would suit the others now; null if nothing like it does. */
    private Message likely() {
        Message likely = null;
        int bestPlace = LIKELY;
        for (int other = 0; other < UnitarColour.COUNT; other++) {
            if (other == colour) continue;
            double[] worth = worth(other);
            for (int mark = 0; mark < UnitarMove.INTENTIONS; mark++) {
                int place = place(worth, mark);
                if (!agree(mark) || place >= bestPlace || worth[mark] <= 0) continue;
                bestPlace = place;
                likely = mark == intention ? say(gainsFrames(other) ? "ally" : "suits", UnitarWords.colour(other))
                    : say("likely", UnitarWords.colour(other), UnitarWords.intention(mark));
            }
        }
        return likely;
    }

    private boolean gainsFrames(int other) {
        UnitarBoard after = new UnitarBoard(position.board());
        after.carryOut(intention);
        return after.frames(other) > position.board().frames(other);
    }

    /** How much better a colour's chance to win would be with each intention. */
    private double[] worth(int other) {
        double[] worth = new double[UnitarMove.INTENTIONS];
        double[] chances = new double[UnitarColour.COUNT];
        int roundsLeft = UnitarPosition.ROUNDS - position.round();
        value.of(position.board(), roundsLeft, chances, 0);
        double now = chances[other];
        UnitarBoard board = new UnitarBoard();
        for (int mark = 0; mark < worth.length; mark++) {
            board.set(position.board());
            board.carryOut(mark);
            value.of(board, roundsLeft, chances, 0);
            worth[mark] = chances[other] - now;
        }
        return worth;
    }

    /** How many marks are worth more. */
    private static int place(double[] worth, int mark) {
        return (int) Arrays.stream(worth).filter(each -> each > worth[mark]).count();
    }
}
