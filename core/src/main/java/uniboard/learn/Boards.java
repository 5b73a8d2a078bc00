package uniboard.learn;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The boards of a game's books, by name. Their text has a line for each thing: {@code board} and a name begin a board, {@code start} and a
 * position follow, then what is shown and asked there (CONTRIBUTING.md, "Write a lesson"). Empty lines and lines that begin with {@code #}
 * are passed over.
 */
public final class Boards {
    private final Map<String, Board> boards = new LinkedHashMap<>();

    private Boards() {
    }

    public static Boards none() {
        return new Boards();
    }

    /** @throws BookException if a line isn't as it should be */
    public static Boards read(String text) {
        return read(text, null);
    }

    /** @param unnamed the name of a first board that has no line to begin it; null where every board has one */
    static Boards read(String text, String unnamed) {
        Boards boards = new Boards();
        BoardReading reading = null;
        int number = 0;
        for (String line : text.split("\n")) {
            number++;
            if (line.isEmpty() || line.charAt(0) == '#') continue;
            int space = line.indexOf(' ');
            String word = space < 0 ? line : line.substring(0, space);
            String rest = space < 0 ? "" : line.substring(space + 1);
            if (word.equals("board")) {
                if (reading != null) boards.add(reading.board());
                reading = new BoardReading(rest, number);
            } else if (reading == null && unnamed != null) {
                reading = new BoardReading(unnamed, number);
                reading.add(word, rest, number);
            } else if (reading == null) {
                throw new BookException(number, "Before the first board stands \"" + line + "\"; expected \"board\" and a name");
            } else {
                reading.add(word, rest, number);
            }
        }
        if (reading != null) boards.add(reading.board());
        return boards;
    }

    private void add(Board board) {
        if (boards.put(board.name(), board) != null) {
            throw new BookException(board.line(), "There are two boards \"" + board.name() + "\"");
        }
    }

    public List<Board> all() {
        return List.copyOf(boards.values());
    }

    /** Null if there is none of that name. */
    public Board named(String name) {
        return boards.get(name);
    }
}
