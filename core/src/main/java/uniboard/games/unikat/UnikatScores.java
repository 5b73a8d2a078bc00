package uniboard.games.unikat;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.ScoreSheet;
import uniboard.game.ScoreSheet.Row.Kind;

/** The penalty points of a match, round by round: those counted, all that are counted together, and what would be counted now. */
final class UnikatScores {
    private UnikatScores() {
    }

    /** @return null for a match of one round, whose cards are its points */
    static ScoreSheet sheet(UnikatPosition position) {
        if (position.rounds() == 1) return null;
        boolean over = position.toMove() == UnikatPosition.NOBODY;
        int seen = position.roundsSeen();
        int first = position.round() - seen;
        List<ScoreSheet.Row> rows = new ArrayList<>();
        if (first > 1) rows.add(new ScoreSheet.Row(Message.of("unikat.scores.earlier"), unseen(position, over), Kind.COUNTED));
        for (int index = 0; index < seen; index++) rows.add(round(first + index, left(position, index), Kind.COUNTED));
        if (over) rows.add(round(position.round(), held(position), Kind.COUNTED));
        if (position.round() > 1) rows.add(new ScoreSheet.Row(Message.of("unikat.scores.total"), counted(position), Kind.TOTAL));
        // Below the total, which doesn't hold it.
        if (!over) {
            Message now = Message.of("unikat.scores.now", Integer.toString(position.round()));
            rows.add(new ScoreSheet.Row(now, held(position), Kind.RUNNING));
        }
        return new ScoreSheet(Message.of("unikat.scores.penalties"), rows);
    }

    private static ScoreSheet.Row round(int number, List<Integer> points, Kind kind) {
        return new ScoreSheet.Row(Message.of("unikat.scores.round", Integer.toString(number)), points, kind);
    }

    /** Of the rounds before those that the record holds. */
    private static List<Integer> unseen(UnikatPosition position, boolean over) {
        List<Integer> points = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            int rest = position.penalties(seat) - (over ? position.rackSize(seat) : 0);
            for (int index = 0; index < position.roundsSeen(); index++) rest -= position.left(index, seat);
            points.add(rest);
        }
        return points;
    }

    private static List<Integer> left(UnikatPosition position, int index) {
        List<Integer> points = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) points.add(position.left(index, seat));
        return points;
    }

    private static List<Integer> held(UnikatPosition position) {
        List<Integer> points = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) points.add(position.rackSize(seat));
        return points;
    }

    private static List<Integer> counted(UnikatPosition position) {
        List<Integer> points = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) points.add(position.penalties(seat));
        return points;
    }
}
