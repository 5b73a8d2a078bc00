package uniboard.match;

import java.util.function.Supplier;
import uniboard.game.Message;
import uniboard.game.NotationException;

/** A text that isn't a good record. */
public final class RecordException extends RuntimeException {
    private final int line;
    private final transient Supplier<Message> reason;

    RecordException(int line, Message reason) {
        super("line " + line + ": " + reason);
        this.line = line;
        this.reason = reason::shortened;
    }

    RecordException(int line, NotationException cause) {
        super("line " + line, cause);
        this.line = line;
        reason = cause::reason;
    }

    /** @param line of the whole text of which a part was read */
    RecordException(int line, RecordException ofPart) {
        super("line " + line, ofPart);
        this.line = line;
        reason = ofPart::reason;
    }

    /** The line that is wrong, from 1; one past the last where something is missing. */
    public int line() {
        return line;
    }

    /** What is wrong with the line, fit to be read: of longer texts that it quotes, the beginning. */
    public Message reason() {
        return reason.get();
    }

    /** Line and reason in one sentence. */
    public Message message() {
        return Message.of("record.line", Integer.toString(line), reason());
    }
}
