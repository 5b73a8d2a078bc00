package uniboard.match;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.NotationException;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.WholeNumber;

/** Reads one record's text, line by line in their fixed order, and stops at the first thing wrong. */
final class RecordReader {
    static final String VERSION_WORD = "uniboard ";
    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final String GAME = "game ";
    private static final String OPTION = "option ";
    private static final String START = "start ";
    private static final String SEAT = "seat ";
    private static final String RESULT = "result ";

    private final String[] lines;
    private final Catalog catalog;
    /** Index of the line to read next. */
    private int next;

    RecordReader(String text, Catalog catalog) {
        String withoutEnd = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
        lines = withoutEnd.isEmpty() ? new String[0] : withoutEnd.split("\n", -1);
        this.catalog = catalog;
    }

    GameRecord read() {
        readVersion();
        String id = readAfter(GAME, "game ID");
        Game game = atLastLine(() -> catalog.game(id));
        Options options = readOptions(game);
        String start = readAfter(START, "start POSITION");
        Position position = atLastLine(() -> game.position(options, start));
        checkOptions(game, options, position);
        List<Seat> seats = readSeats(position.seats());
        GameRecord record = GameRecord.from(game, options, start, seats);
        record = readMoves(record, position);
        readResult(position);
        return record;
    }

    /** The version that the first line names; {@link WholeNumber#NONE} if it names none. */
    static int version(String text) {
        int end = text.indexOf('\n');
        return end < 0 || !text.startsWith(VERSION_WORD) ? WholeNumber.NONE
            : WholeNumber.read(text.substring(VERSION_WORD.length(), end), 1, Integer.MAX_VALUE);
    }

    private void readVersion() {
        String line = nextLine(RecordWriter.VERSION);
        if (line.equals(RecordWriter.VERSION)) return;
        if (line.startsWith(VERSION_WORD)) throw wrong("record.version", line.substring(VERSION_WORD.length()));
        if (line.startsWith(BYTE_ORDER_MARK)) throw wrong("record.byteOrderMark");
        throw wrong("record.noVersion", line);
    }

    private Options readOptions(Game game) {
        Options options = Options.defaults(game);
        while (nextStartsWith(OPTION)) {
            String given = readAfter(OPTION, "option NAME VALUE");
            int space = given.indexOf(' ');
            if (space < 0) throw wrong("record.expected", "option NAME VALUE", OPTION + given);
            Options before = options;
            options = atLastLine(() -> before.with(given.substring(0, space), given.substring(space + 1)));
        }
        return options;
    }

    private void checkOptions(Game game, Options options, Position start) {
        int line = next - options.given().size();
        for (var option : options.given().entrySet()) {
            Message conflict = game.checkOption(option.getKey(), option.getValue(), start);
            if (conflict != null) throw new RecordException(line, conflict);
            line++;
        }
    }

    private List<Seat> readSeats(int count) {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < count; seat++) {
            String prefix = RecordWriter.seatPrefix(seat);
            String expected = prefix + "human";
            String line = nextLine(expected);
            if (!line.startsWith(SEAT)) throw wrong("record.expected", expected, line);
            if (!line.startsWith(prefix)) throw wrong("record.seatNumber", Integer.toString(seat + 1), line);
            seats.add(atLastLine(() -> Seat.read(line.substring(prefix.length()))));
        }
        if (nextStartsWith(SEAT)) {
            nextLine("");
            throw wrong("record.seatCount", Integer.toString(count));
        }
        return seats;
    }

    /** Plays the moves on {@code position} as it reads them. */
    private GameRecord readMoves(GameRecord record, Position position) {
        GameRecord grown = record;
        while (next < lines.length && !nextStartsWith(RESULT)) {
            if (position.outcome().over()) {
                nextLine("");
                throw wrong("record.afterEnd", RecordWriter.result(position.outcome(), position.seats()));
            }
            String prefix = RecordWriter.movePrefix(grown.plies());
            String line = nextLine(prefix + "MOVE");
            if (!line.startsWith(prefix)) throw wrong("record.ply", Integer.toString(grown.plies() + 1), line);
            int move = atLastLine(() -> record.game().move(position, line.substring(prefix.length())));
            grown = grown.with(move);
            position.play(move);
        }
        return grown;
    }

    private void readResult(Position position) {
        boolean over = position.outcome().over();
        String expected = over ? RecordWriter.result(position.outcome(), position.seats()) : "";
        if (next == lines.length) {
            if (over) throw new RecordException(next + 1, Message.of("record.noResult", expected));
            return;
        }
        String line = nextLine(expected);
        if (!over) throw wrong("record.resultEarly");
        if (!line.equals(expected)) throw wrong("record.result", expected, line);
        if (next < lines.length) {
            nextLine("");
            throw wrong("record.afterResult");
        }
    }

    private boolean nextStartsWith(String word) {
        return next < lines.length && lines[next].startsWith(word);
    }

    private String readAfter(String word, String expected) {
        String line = nextLine(expected);
        if (!line.startsWith(word)) throw wrong("record.expected", expected, line);
        return line.substring(word.length());
    }

    private String nextLine(String expected) {
        if (next == lines.length) throw new RecordException(next + 1, Message.of("record.endsEarly", expected));
        String line = lines[next++];
        if (line.indexOf('\r') >= 0) throw wrong("record.carriageReturn");
        if (line.isEmpty()) throw wrong("record.blankLine");
        if (line.startsWith(" ") || line.endsWith(" ")) throw wrong("record.outerSpace");
        return line;
    }

    /** Gives what goes wrong the number of the line read last. */
    private <T> T atLastLine(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (NotationException e) {
            throw new RecordException(next, e);
        }
    }

    private RecordException wrong(String key, Object... arguments) {
        return new RecordException(next, Message.of(key, arguments));
    }
}
