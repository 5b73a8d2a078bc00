package uniboard.game;

/** A text that isn't what it should be. The message names what was wrong and what is accepted. */
public final class NotationException extends RuntimeException {
    private final transient Message reason;

    public NotationException(Message reason) {
        super(reason.toString());
        this.reason = reason;
    }

    public Message reason() {
        return reason;
    }
}
