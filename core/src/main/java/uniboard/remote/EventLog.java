package uniboard.remote;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Catalog;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.RecordException;
import uniboard.match.Seat;

/**
 * Everything that has happened in a game: its moves, and what {@link Event} is. Immutable.
 *
 * @param line  the moves that stand
 * @param steps first to last
 */
record EventLog(GameRecord line, List<Step> steps) {
    EventLog {
        steps = List.copyOf(steps);
    }

    /**
     * A move, or an event.
     *
     * @param event null for a move
     * @param text  as it is told
     */
    private record Step(int move, Event event, String text) {
    }

    static EventLog of(GameRecord line) {
        List<Step> steps = new ArrayList<>();
        List<String> texts = line.moveTexts();
        for (int ply = 0; ply < line.plies(); ply++) steps.add(new Step(line.move(ply), null, texts.get(ply)));
        return new EventLog(line, steps);
    }

    /**
     * All that has happened in a game that hides nothing, as a seat was told it.
     *
     * @param seats as records know them
     * @return null if that can't be
     */
    static EventLog of(SeatRecord seen, List<Seat> seats) {
        List<String> texts = new ArrayList<>();
        for (int step = 0; step < seen.steps(); step++) texts.add(seen.stepText(step));
        try {
            return read(texts, GameRecord.from(seen.game(), seen.options(), seen.stepView(0), seats));
        } catch (NotationException e) {
            return null;
        }
    }

    EventLog with(int move) {
        return with(move, line.replay());
    }

    /** @param before the position in which the move is made */
    EventLog with(int move, Position before) {
        return with(move, line.game().notation().moveText(before, move));
    }

    private EventLog with(int move, String text) {
        return with(line.with(move), new Step(move, null, text));
    }

    EventLog with(Event event) {
        return with(standing(line, event), new Step(0, event, event.text()));
    }

    private EventLog with(GameRecord now, Step step) {
        List<Step> more = new ArrayList<>(steps);
        more.add(step);
        return new EventLog(now, more);
    }

    /** @return of the moves, those that stand after the event */
    private static GameRecord standing(GameRecord moves, Event event) {
        return event.isBack() ? moves.firstPlies(moves.plies() - event.number()) : moves;
    }

    /** Is told what has happened, first to last. */
    interface Follower {
        /** @param record up to the move, which is its last one */
        void moved(int step, GameRecord record, Position before, Position after);

        /** @param now the whole position */
        void happened(int step, Event event, Position now);
    }

    void tell(Follower follower) {
        GameRecord record = line.firstPlies(0);
        Position position = record.replay();
        for (int step = 0; step < steps.size(); step++) {
            Step each = steps.get(step);
            if (each.event == null) {
                Position before = position.copy();
                position.play(each.move);
                record = record.with(each.move);
                follower.moved(step, record, before, position);
            } else {
                record = standing(record, each.event);
                if (each.event.isBack()) position = record.replay();
                follower.happened(step, each.event, position);
            }
        }
    }

    /** Says it: the moves that stand as a record and, where more has happened, all steps. */
    void tell(Fields to) {
        to.addLines("record", line.text());
        if (steps.size() > line.plies()) for (Step step : steps) to.add("course", step.text);
    }

    /**
     * Reads what {@link #tell} said.
     *
     * @return null if it can't be read
     */
    static EventLog heard(Fields from, Catalog catalog) {
        try {
            GameRecord line = GameRecord.read(from.lines("record"), catalog);
            EventLog log = from.has("course") ? read(from.all("course"), line.firstPlies(0)) : of(line);
            return log != null && log.line.equals(line) ? log : null;
        } catch (RecordException | NotationException e) {
            return null;
        }
    }

    private static EventLog read(List<String> steps, GameRecord start) {
        EventLog log = of(start);
        Position position = start.replay();
        for (String step : steps) {
            Event event = Event.read(step);
            if (event == null) {
                int move = start.game().move(position, step);
                position.play(move);
                log = log.with(move, step);
            } else {
                boolean isTooMuch = event.isBack() && event.number() > log.line.plies();
                if (isTooMuch) return null;
                if (event.isBack()) for (int ply = 0; ply < event.number(); ply++) position.undo();
                log = log.with(event);
            }
        }
        return log;
    }
}
