package uniboard.match;

import uniboard.game.Message;

/** A text that isn't a good record. */
public final class RecordException extends RuntimeException {
    private final int line;
    private final transient Message reason;

    RecordException(int line, Message reason) {
        super("line " + line + ": " + reason.shortened());
        this.line = line;
        this.reason = reason.shortened();
    }

    /** The line that is wrong, from 1; one past the last where something is missing. */
    public int line() {
        return line;
    }

    /** What is wrong with the line. */
    public Message reason() {
        return reason;
    }

    /** Line and reason in one sentence. */
    public Message message() {
        return Message.of("record.line", Integer.toString(line), reason);
    }
}
