package uniboard.learn;

/** A book's source says something that can't be read or played. */
public final class BookException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int line;

    /** @param line of the source, from 1 */
    public BookException(int line, String message) {
        super(message);
        this.line = line;
    }

    public int line() {
        return line;
    }
}
