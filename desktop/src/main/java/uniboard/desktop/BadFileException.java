package uniboard.desktop;

import java.nio.file.Path;
import uniboard.game.Message;

/** A file that can't be read or isn't a record. */
final class BadFileException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Path file;
    private final int line;
    private final transient Message reason;

    /** @param line where in the file, from 1 */
    BadFileException(Path file, int line, Message reason) {
        super(file + ":" + line + ": " + reason);
        this.file = file;
        this.line = line;
        this.reason = reason;
    }

    String sentence(Sentences sentences) {
        return file + ":" + line + ": " + sentences.say(reason);
    }
}
