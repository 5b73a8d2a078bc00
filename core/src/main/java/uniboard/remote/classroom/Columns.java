package uniboard.remote.classroom;

import uniboard.game.WholeNumber;

/** Reads a line column by column, blanks between them. What can't be read is told at the end. */
final class Columns {
    private final String line;
    private int at;
    private boolean areWhole = true;

    Columns(String line) {
        this.line = line;
    }

    /** The next one; empty behind the last. */
    String next() {
        int from = Math.min(at, line.length());
        int end = line.indexOf(' ', from);
        if (end < 0) end = line.length();
        at = end + 1;
        return line.substring(from, end);
    }

    /** The next one as a number from 0; 0 where it is none. */
    int number(int most) {
        int number = WholeNumber.read(next(), 0, most);
        if (number != WholeNumber.NONE) return number;
        areWhole = false;
        return 0;
    }

    /** All that is left, blanks included. */
    String rest() {
        String rest = line.substring(Math.min(at, line.length()));
        at = line.length() + 1;
        return rest;
    }

    /** Whether each number that was asked for was there. */
    boolean areWhole() {
        return areWhole;
    }
}
