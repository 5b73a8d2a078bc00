package uniboard.far;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Catalog;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.game.WholeNumber;
import uniboard.match.GameRecord;
import uniboard.match.RecordException;

/**
 * Everything that has happened in a game, the first step to the last: moves, that moves were taken back, and that bots played on for
 * people. Immutable.
 *
 * @param line      the moves that stand
 * @param takenBack what doesn't, in the order in which it was taken back
 * @param changes   of who plays, by step, first to last
 */
record Course(GameRecord line, List<TakenBack> takenBack, List<Change> changes) {
    Course {
        takenBack = List.copyOf(takenBack);
        changes = List.copyOf(changes);
    }

    /**
     * Moves that were taken back.
     *
     * @param whole as the game stood with them
     * @param to    so many plies of it were left
     */
    record TakenBack(GameRecord whole, int to) {
        int plies() {
            return whole.plies() - to;
        }
    }

    /**
     * A bot has begun to play on for a person, or the person is back.
     *
     * @param step so much had happened before it
     */
    record Change(int step, Event event) {
    }

    static Course of(GameRecord line) {
        return new Course(line, List.of(), List.of());
    }

    Course with(int move) {
        return new Course(line.with(move), takenBack, changes);
    }

    /** @param plies the last moves that stand */
    Course takingBack(int plies) {
        int to = line.plies() - plies;
        List<TakenBack> more = new ArrayList<>(takenBack);
        more.add(new TakenBack(line, to));
        return new Course(line.firstPlies(to), more, changes);
    }

    /** @param step so much has happened by now */
    Course changing(int step, Event event) {
        List<Change> more = new ArrayList<>(changes);
        more.add(new Change(step, event));
        return new Course(line, takenBack, more);
    }

    /** Is told what has happened, first to last. */
    interface Follower {
        /** @param record up to the move, which is its last one */
        void moved(int step, GameRecord record, Position before, Position after);

        /** @param now the whole position */
        void happened(int step, Event event, Position now);
    }

    void tell(Follower follower) {
        int step = 0;
        int from = 0;
        for (TakenBack each : takenBack) {
            step = tell(follower, step, each.whole(), from);
            from = each.to();
            follower.happened(step, new Event(Event.Kind.BACK, each.plies()), each.whole().replay(from));
            step++;
        }
        tell(follower, step, line, from);
    }

    private int tell(Follower follower, int firstStep, GameRecord record, int fromPly) {
        int step = firstStep;
        Position position = record.replay(fromPly);
        for (int ply = fromPly; ply < record.plies(); ply++) {
            step = tellChanges(follower, step, position);
            Position before = position.copy();
            position.play(record.move(ply));
            follower.moved(step, record.firstPlies(ply + 1), before, position);
            step++;
        }
        return tellChanges(follower, step, position);
    }

    private int tellChanges(Follower follower, int firstStep, Position now) {
        int step = firstStep;
        for (Change change : changes) {
            if (change.step() != step) continue;
            follower.happened(step, change.event(), now);
            step++;
        }
        return step;
    }

    /** Says it: the moves that stand as a record, what was taken back as the moves that went, and who played. */
    void tell(Entries to) {
        to.addLines("record", line.text());
        for (TakenBack each : takenBack) {
            List<String> went = each.whole().moveTexts().subList(each.to(), each.whole().plies());
            to.add("takenBack", each.to() + "\t" + String.join("\t", went));
        }
        for (Change change : changes) to.add("change", change.step() + " " + change.event().text());
    }

    /**
     * Reads what {@link #tell} said.
     *
     * @return null if it can't be read
     */
    static Course heard(Entries from, Catalog catalog) {
        try {
            return read(from, catalog);
        } catch (RecordException | NotationException e) {
            return null;
        }
    }

    private static Course read(Entries from, Catalog catalog) {
        GameRecord line = GameRecord.read(from.lines("record"), catalog);
        List<TakenBack> takenBack = new ArrayList<>();
        List<String> told = from.all("takenBack");
        GameRecord later = line;
        // What was taken back last went from the line that stands: so from the last to the first.
        for (int i = told.size() - 1; i >= 0; i--) {
            TakenBack each = read(told.get(i).split("\t", -1), later);
            if (each == null) return null;
            takenBack.add(0, each);
            later = each.whole();
        }
        List<Change> changes = new ArrayList<>();
        for (String change : from.all("change")) {
            String[] parts = change.split(" ");
            int step = WholeNumber.read(parts[0], 0, Integer.MAX_VALUE);
            Event event = parts.length == 2 ? Event.read(parts[1]) : null;
            if (step == WholeNumber.NONE || event == null || event.kind() == Event.Kind.BACK) return null;
            changes.add(new Change(step, event));
        }
        return new Course(line, takenBack, changes);
    }

    /**
     * @return null if it isn't one
     * @throws NotationException if a move isn't one of the game
     */
    private static TakenBack read(String[] parts, GameRecord later) {
        int to = WholeNumber.read(parts[0], 0, later.plies());
        if (to == WholeNumber.NONE || parts.length == 1) return null;
        GameRecord whole = later.firstPlies(to);
        Position position = whole.replay();
        for (int i = 1; i < parts.length; i++) {
            int move = later.game().move(position, parts[i]);
            whole = whole.with(move);
            position.play(move);
        }
        return new TakenBack(whole, to);
    }
}
