package uniboard.games.unikat;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Outcome;

/** How a game ended and what everyone has, told to all or to one player. */
final class UnikatEnding {
    private UnikatEnding() {
    }

    /** @param viewer a seat, or nobody */
    static Message of(UnikatPosition position, int viewer) {
        if (viewer < 0) return Message.of("unikat.over.penalties", lastRound(position, viewer), points(position, viewer));
        return Message.of("unikat.over.told", lastRound(position, viewer), margin(position, viewer));
    }

    private static Message lastRound(UnikatPosition position, int viewer) {
        if (position.rackSize(position.mover()) > 0) {
            return Message.of(position.idle() >= position.current().idleLimit() ? "unikat.over.idle" : "unikat.over.stuck");
        }
        return position.mover() == viewer ? Message.of("unikat.over.youOut")
            : Message.of("unikat.over.out", UnikatWords.seat(position.mover()));
    }

    private static Message margin(UnikatPosition position, int viewer) {
        Outcome outcome = position.outcome();
        int own = position.penalties(viewer);
        int winners = Integer.bitCount(outcome.winners());
        if (winners == position.seats()) return Message.of("unikat.over.all", own);
        Message all = compared(position, viewer);
        if (!outcome.wins(viewer)) return Message.of("unikat.over.lose", own - fewestOfOthers(position, viewer), all);
        if (winners > 1) return Message.of("unikat.over.share", own, all);
        return Message.of("unikat.over.win", fewestOfOthers(position, viewer) - own, all);
    }

    private static int fewestOfOthers(UnikatPosition position, int viewer) {
        int fewest = Integer.MAX_VALUE;
        for (int seat = 0; seat < position.seats(); seat++) if (seat != viewer) fewest = Math.min(fewest, position.penalties(seat));
        return fewest;
    }

    private static Message compared(UnikatPosition position, int viewer) {
        if (position.seats() > 2) return points(position, viewer);
        return Message.of("unikat.over.against", number(position, viewer), number(position, 1 - viewer));
    }

    /** The penalty points of every seat. */
    static Message points(UnikatPosition position, int viewer) {
        List<Message> points = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            points.add(seat == viewer ? Message.of("unikat.points.you", number(position, seat))
                : Message.of("unikat.points", UnikatWords.seat(seat), number(position, seat)));
        }
        return Message.listed(points);
    }

    private static String number(UnikatPosition position, int seat) {
        return Integer.toString(position.penalties(seat));
    }
}
