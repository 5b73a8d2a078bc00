package uniboard.learn;

import java.util.function.Function;
import uniboard.game.Message;

/** A book's source says something that can't be read or played. */
public final class BookException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int line;
    private final String what;
    private final transient Message reason;

    /** @param line of the source, from 1 */
    public BookException(int line, String message) {
        this(line, message, null);
    }

    /** @param reason why, to be read after what is wrong; or null */
    BookException(int line, String what, Message reason) {
        super(reason == null ? what : what + reason);
        this.line = line;
        this.what = what;
        this.reason = reason;
    }

    /**
     * What is wrong, and why, for the author.
     *
     * @param words gives a reason in some language, or nothing while there is none
     */
    public String text(Function<Message, String> words) {
        String why = reason == null ? "" : words.apply(reason);
        return why.isEmpty() ? getMessage() : what + why;
    }

    public int line() {
        return line;
    }
}
