package uniboard.match;

import uniboard.game.Message;

/** A text that isn't a good record. */
public final class RecordException extends RuntimeException {
    private final int line;
    private final transient Message reason;

    RecordException(int line, Message reason) {
        super("line " + line + ": " + reason);
        this.line = line;
        this.reason = reason;
    }

    /** The line that is wrong, from 1; one past the last where something is missing. */
    public int line() {
        return line;
    }

    /** What is wrong with the line, fit to be read: of longer texts that it quotes, the beginning. */
    public Message reason() {
        return reason.shortened();
    }

    /** Line and reason in one sentence. */
    public Message message() {
        return Message.of("record.line", Integer.toString(line), reason());
    }
}
