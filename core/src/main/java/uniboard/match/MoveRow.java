package uniboard.match;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;

/**
 * A row of the list of moves: one move, or those of a whole turn where the game says so.
 *
 * @param heading what this row and those after it stand under, such as a round; null: what the row before stands under
 * @param seat    whose moves they are
 * @param made    at least one, in order
 * @param knowing whether one of them was played again after something had been seen that no seat could know
 */
public record MoveRow(Message heading, int seat, List<Made> made, boolean knowing) {
    /**
     * One move of the row.
     *
     * @param before   the position before it, as the viewer may see it
     * @param words    null where those of the row's other moves tell enough
     * @param notation what the viewer may read of it
     */
    public record Made(Position before, int move, Message words, String notation) {
    }

    /** How many moves had been made after the last of the row. */
    public int plies() {
        Made last = made.get(made.size() - 1);
        return last.before().ply() + 1;
    }

    /** Which moves of the match they are, such as 7 or 7–9. */
    public String numbers() {
        int first = plies() - made.size() + 1;
        return first == plies() ? Integer.toString(first) : first + "–" + plies();
    }

    /** The row as it was after a number of plies, more than before it. */
    public MoveRow upTo(int plies) {
        int left = made.size() - Math.max(0, plies() - plies);
        return left == made.size() ? this : new MoveRow(heading, seat, made.subList(0, left), knowing);
    }

    /** Whether the row holds the move that led to the position after a number of plies. */
    public boolean holds(int plies) {
        return plies > plies() - made.size() && plies <= plies();
    }

    /**
     * All moves of a match, first to last.
     *
     * @param viewer a seat, or {@link Position#NOBODY}: only what everyone may know
     */
    public static List<MoveRow> of(Match match, int viewer) {
        GameRecord record = match.record();
        Game game = match.game();
        List<Integer> knowing = match.pliesPlayedKnowing();
        Position now = Match.view(match.position(), viewer);
        List<String> notations = record.moveTexts(viewer);
        List<MoveRow> rows = new ArrayList<>();
        Iterator<Position> positions = record.positions().iterator();
        Message under = null;
        for (int ply = 0; ply < record.plies(); ply++) {
            Position before = Match.view(positions.next(), viewer);
            Made made = new Made(before, record.move(ply), game.words(before).listed(record.move(ply), viewer, now), notations.get(ply));
            Message heading = game.words(before).listHeading();
            boolean isNew = heading != null && !heading.equals(under);
            under = heading;
            if (!rows.isEmpty() && !isNew && game.words(before).continuesRow()) {
                rows.add(rows.remove(rows.size() - 1).with(made, knowing.contains(ply)));
            } else {
                rows.add(new MoveRow(isNew ? heading : null, before.toMove(), List.of(made), knowing.contains(ply)));
            }
        }
        return rows;
    }

    private MoveRow with(Made next, boolean nextKnowing) {
        List<Made> more = new ArrayList<>(made);
        more.add(next);
        return new MoveRow(heading, seat, List.copyOf(more), knowing || nextKnowing);
    }

    /** The moves in words, one after the other. */
    public List<Message> sentences() {
        List<Message> sentences = new ArrayList<>();
        for (Made each : made) if (each.words() != null) sentences.add(each.words());
        return sentences;
    }

    /** The moves in words. */
    public Message words() {
        return Message.listed(sentences());
    }

    /** The moves in notation. */
    public String notation() {
        List<String> moves = new ArrayList<>();
        for (Made each : made) moves.add(each.notation());
        return String.join("  ", moves);
    }
}
