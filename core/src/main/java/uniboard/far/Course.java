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
 * Everything that has happened in a game, the first step to the last: moves, and that moves were taken back. Immutable.
 *
 * @param line      the moves that stand
 * @param takenBack what doesn't, in the order in which it was taken back
 */
record Course(GameRecord line, List<TakenBack> takenBack) {
    Course {
        takenBack = List.copyOf(takenBack);
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

    static Course of(GameRecord line) {
        return new Course(line, List.of());
    }

    Course with(int move) {
        return new Course(line.with(move), takenBack);
    }

    /** @param plies the last moves that stand */
    Course takingBack(int plies) {
        int to = line.plies() - plies;
        List<TakenBack> more = new ArrayList<>(takenBack);
        more.add(new TakenBack(line, to));
        return new Course(line.firstPlies(to), more);
    }

    /**
     * A move, whether or not it stands.
     *
     * @param step   so much had happened before it
     * @param before the whole position: to look at only
     */
    record Made(int step, Position before, int move) {
    }

    /** All moves, in the order in which they were made. */
    List<Made> moves() {
        List<Made> moves = new ArrayList<>();
        int from = 0;
        int backs = 0;
        for (TakenBack each : takenBack) {
            addMoves(moves, moves.size() + backs, each.whole(), from);
            from = each.to();
            backs++;
        }
        addMoves(moves, moves.size() + backs, line, from);
        return moves;
    }

    private static void addMoves(List<Made> to, int firstStep, GameRecord of, int fromPly) {
        Position position = of.replay(fromPly);
        for (int ply = fromPly; ply < of.plies(); ply++) {
            to.add(new Made(firstStep + ply - fromPly, position.copy(), of.move(ply)));
            position.play(of.move(ply));
        }
    }

    /** Says it: the moves that stand as a record, and what was taken back as the moves that went. */
    void tell(Entries to) {
        to.addLines("record", line.text());
        for (TakenBack each : takenBack) {
            List<String> went = each.whole().moveTexts().subList(each.to(), each.whole().plies());
            to.add("takenBack", each.to() + "\t" + String.join("\t", went));
        }
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
        return new Course(line, takenBack);
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
