package uniboard.games.unikat;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.ScoreSheet;
import uniboard.game.ScoreSheet.Row.Kind;

/** The penalty points of a match: those of earlier rounds, those of this one as it stands, and all together. */
final class UnikatScores {
    private UnikatScores() {
    }

    /** @return null for a match of one round, whose cards are its points */
    static ScoreSheet sheet(UnikatPosition position) {
        if (position.rounds() == 1) return null;
        boolean over = position.toMove() == UnikatPosition.NOBODY;
        List<Integer> earlier = new ArrayList<>();
        List<Integer> now = new ArrayList<>();
        List<Integer> total = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            int held = position.rackSize(seat);
            int counted = over ? position.penalties(seat) - held : position.penalties(seat);
            earlier.add(counted);
            now.add(held);
            total.add(counted + held);
        }
        List<ScoreSheet.Row> rows = new ArrayList<>();
        if (position.round() > 1) rows.add(new ScoreSheet.Row(Message.of("unikat.scores.earlier"), earlier, Kind.COUNTED));
        rows.add(new ScoreSheet.Row(Message.of(over ? "unikat.scores.round" : "unikat.scores.now", Integer.toString(position.round())), now,
            over ? Kind.COUNTED : Kind.RUNNING));
        if (position.round() > 1) rows.add(new ScoreSheet.Row(Message.of("unikat.scores.total"), total, Kind.TOTAL));
        return new ScoreSheet(Message.of("unikat.scores.penalties"), rows);
    }
}
