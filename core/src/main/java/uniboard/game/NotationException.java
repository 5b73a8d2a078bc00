package uniboard.game;

/** A text that isn't what it should be. The message names what was wrong and what is accepted. */
public final class NotationException extends RuntimeException {
    private final transient Message reason;

    public NotationException(Message reason) {
        super(reason.toString());
        this.reason = reason;
    }

    /** The message's key and arguments, as {@link Message#of} takes them. */
    public static NotationException wrong(String key, Object... arguments) {
        return new NotationException(Message.of(key, arguments));
    }

    /** @throws NotationException as {@link #wrong} makes it, unless the condition holds */
    public static void require(boolean condition, String otherwise, Object... arguments) {
        if (!condition) throw wrong(otherwise, arguments);
    }

    /** Fit to be read: of longer texts that it quotes, the beginning. */
    public Message reason() {
        return reason.shortened();
    }
}
