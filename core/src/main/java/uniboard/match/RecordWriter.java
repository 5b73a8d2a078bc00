package uniboard.match;

import java.util.List;
import uniboard.game.Outcome;

/** Writes a record's text; the lines' spelling is shared with {@link RecordReader}. */
final class RecordWriter {
    static final String VERSION = "uniboard 1";

    private RecordWriter() {
    }

    /**
     * @param moves   of the record, a line each
     * @param outcome of the position after them
     */
    static String text(GameRecord record, String moves, Outcome outcome) {
        StringBuilder out = new StringBuilder();
        line(out, VERSION);
        line(out, "game " + record.game().id());
        record.options().given().forEach((id, value) -> line(out, "option " + id + ' ' + value));
        line(out, "start " + record.start());
        List<Seat> seats = record.seats();
        for (int seat = 0; seat < seats.size(); seat++) line(out, seatPrefix(seat) + seats.get(seat).text());
        out.append(moves);
        if (outcome.over()) line(out, result(outcome, seats.size()));
        return out.toString();
    }

    private static void line(StringBuilder out, String line) {
        out.append(line).append('\n');
    }

    /** @param seat from 0 */
    static String seatPrefix(int seat) {
        return "seat " + (seat + 1) + ' ';
    }

    /** @param ply from 0 */
    static String movePrefix(int ply) {
        return (ply + 1) + " ";
    }

    static String result(Outcome outcome, int seats) {
        StringBuilder out = new StringBuilder("result ");
        String joint = "";
        for (int seat = 0; seat < seats; seat++) {
            if (!outcome.wins(seat)) continue;
            out.append(joint).append(seat + 1);
            joint = "+";
        }
        joint = " ";
        for (int score : outcome.scores()) {
            out.append(joint).append(score);
            joint = ",";
        }
        return out.toString();
    }
}
