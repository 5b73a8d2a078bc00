package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.game.ScoreSheet;
import uniboard.game.ScoreSheet.Row;
import uniboard.game.ScoreSheet.Row.Kind;

/** The end as one seat sees it, and the frames round by round. */
final class UnitarResult {
    private final UnitarPosition position;
    private final Outcome outcome;

    private UnitarResult(UnitarPosition position) {
        this.position = position;
        outcome = position.outcome();
    }

    /** @param viewer a seat, or {@link Position#NOBODY} */
    static Message ending(UnitarPosition position, int viewer) {
        Message frames = UnitarWords.over(position);
        return viewer == Position.NOBODY ? frames : Message.of("unitar.told.then", new UnitarResult(position).seenBy(viewer), frames);
    }

    private Message seenBy(int viewer) {
        List<Message> others = new ArrayList<>();
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
            if (seat != viewer && outcome.wins(seat)) others.add(UnitarWords.seat(position, seat));
        }
        if (!outcome.wins(viewer)) return Message.of("unitar.over.behind", most(-1) - frames(viewer), Message.listed(others));
        if (!others.isEmpty()) return Message.of("unitar.over.shared", Message.listed(others));
        return Message.of("unitar.over.ahead", frames(viewer) - most(viewer));
    }

    private int frames(int seat) {
        return position.board().frames(position.colour(seat));
    }

    private int most(int without) {
        int most = 0;
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) if (seat != without) most = Math.max(most, frames(seat));
        return most;
    }

    /** @return null as long as frames would tell who plays which colour */
    static ScoreSheet scores(UnitarPosition position) {
        if (position.areColoursHidden()) return null;
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < position.steps(); i++) {
            UnitarStep step = position.step(i);
            boolean isLast = i + 1 == position.steps();
            if (step.phase() == UnitarPhase.PLACE || isLast && position.fails() > 0) continue;
            UnitarStep next = isLast ? null : position.step(i + 1);
            if (next != null && next.round() == step.round()) continue;
            if (rows.isEmpty()) rows.add(row(position, Message.of("unitar.scores.start"), step.before(), Kind.COUNTED, 0));
            Kind kind = isLast && position.phase() == UnitarPhase.OVER ? Kind.TOTAL : Kind.COUNTED;
            Message label = Message.of("unitar.scene.round", Integer.toString(step.round()));
            rows.add(row(position, label, isLast ? position.board() : next.before(), kind, approved(step)));
        }
        if (rows.isEmpty()) rows.add(start(position));
        return new ScoreSheet(Message.of("unitar.scores.frames"), rows, Message.of("unitar.scores.approved"));
    }

    private static Row start(UnitarPosition position) {
        Message label = Message.of("unitar.scores.start");
        if (position.phase() != UnitarPhase.PLACE) return row(position, label, position.board(), Kind.COUNTED, 0);
        UnitarBoard board = new UnitarBoard();
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
            board.placeBoth(position.colour(seat), UnitarMove.placement(UnitarAnchor.ALL.get(0), UnitarAnchor.ALL.get(1)));
        }
        return row(position, label, board, Kind.COUNTED, 0);
    }

    private static int approved(UnitarStep step) {
        int seats = 0;
        for (int seat : step.comparison().order()) seats |= 1 << seat;
        return seats;
    }

    private static Row row(UnitarPosition position, Message label, UnitarBoard board, Kind kind, int approved) {
        List<Integer> frames = new ArrayList<>();
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) frames.add(board.frames(position.colour(seat)));
        return new Row(label, frames, kind, approved);
    }
}
