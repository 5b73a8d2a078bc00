package uniboard.remote.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.WholeNumber;

/**
 * Those who play at one table.
 *
 * @param seats in their order: a pupil's id, or {@link #BOT}
 */
public record Group(List<Integer> seats) {
    /** At a seat that a bot has. */
    public static final int BOT = 0;

    public Group {
        seats = List.copyOf(seats);
    }

    /** Bots sit behind the pupils. */
    static Group of(List<Integer> pupils, int bots) {
        List<Integer> seats = new ArrayList<>(pupils);
        for (int bot = 0; bot < bots; bot++) seats.add(BOT);
        return new Group(seats);
    }

    /** By their ids, in the order in which they sit. */
    public List<Integer> pupils() {
        List<Integer> pupils = new ArrayList<>();
        for (int seat : seats) if (seat != BOT) pupils.add(seat);
        return pupils;
    }

    public int bots() {
        return seats.size() - pupils().size();
    }

    /** Its columns: {@link #read} reads them. */
    String text() {
        StringBuilder text = new StringBuilder("0");
        for (int seat : seats) text.append(' ').append(seat);
        return text.toString();
    }

    /**
     * Reads what {@link #text} writes.
     *
     * @return null if it isn't a group
     */
    static Group read(Columns columns) {
        // Of bots behind the pupils, as earlier versions wrote them.
        int bots = columns.number(Integer.MAX_VALUE);
        List<Integer> seats = new ArrayList<>();
        for (String each = columns.next(); !each.isEmpty(); each = columns.next()) {
            int seat = WholeNumber.read(each, BOT, Integer.MAX_VALUE);
            if (seat == WholeNumber.NONE) return null;
            seats.add(seat);
        }
        return columns.areWhole() ? of(seats, bots) : null;
    }
}
