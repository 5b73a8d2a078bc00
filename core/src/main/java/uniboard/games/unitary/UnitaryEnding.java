package uniboard.games.unitary;

import uniboard.game.Message;
import uniboard.game.Position;

/** Why a game ended: who won by which quantity, and by whose card unless it was their own. */
final class UnitaryEnding {
    private UnitaryEnding() {
    }

    static Message describe(UnitaryPosition position) {
        int winner = position.winner();
        if (winner == Position.NOBODY) return Message.of("unitary.over.drawn", Integer.toString(UnitaryPosition.MOST_TURNS));
        if (isBySideOf(position, position.mover())) {
            return Message.of("unitary.over.own", UnitaryWords.side(position, winner), goal(position));
        }
        return Message.of("unitary.over.others", UnitaryWords.side(position, winner), goal(position), UnitaryWords.seat(position.mover()));
    }

    /** To somebody who has been told whether they won. With two seats there is nobody else to be named. */
    static Message describe(UnitaryPosition position, int viewer) {
        int winner = position.winner();
        if (winner == Position.NOBODY || viewer == Position.NOBODY) return describe(position);
        int mover = position.mover();
        boolean won = position.side(viewer) == winner;
        String two = position.seats() == UnitaryPosition.FEWEST_SEATS ? ".opponent" : "";
        if (viewer == mover) {
            return won ? Message.of("unitary.over.youMadeYours", goal(position))
                : Message.of("unitary.over.youMadeTheirs" + two, goal(position), UnitaryWords.side(position, winner));
        }
        if (!won) {
            String key = isBySideOf(position, mover) ? "unitary.over.theyMadeTheirs" + two : "unitary.over.theyMadeOthers";
            return Message.of(key, goal(position), UnitaryWords.side(position, winner), UnitaryWords.seat(mover));
        }
        if (isBySideOf(position, mover)) return Message.of("unitary.over.partnerMadeYours", goal(position));
        return Message.of("unitary.over.theyMadeYours" + two, goal(position), UnitaryWords.seat(mover));
    }

    private static boolean isBySideOf(UnitaryPosition position, int seat) {
        return position.side(seat) == position.winner();
    }

    private static Message goal(UnitaryPosition position) {
        return UnitaryWords.card(position.hidden(position.winner()));
    }
}
