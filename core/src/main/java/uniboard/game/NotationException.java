package uniboard.game;

import java.util.function.Supplier;

/** A text that isn't what it should be. The message names what was wrong and what is accepted. */
public final class NotationException extends RuntimeException {
    private final transient Supplier<Message> reason;

    public NotationException(Message reason) {
        super(reason.toString());
        this.reason = () -> reason;
    }

    private NotationException(String text, Supplier<Message> reason) {
        super("not legal: " + text);
        this.reason = reason;
    }

    /** The message's key and arguments, as {@link Message#of} takes them. */
    public static NotationException wrong(String key, Object... arguments) {
        return new NotationException(Message.of(key, arguments));
    }

    /**
     * A move that isn't legal.
     *
     * @param reason found out when it is asked for: programs that never tell it don't carry the words
     */
    static NotationException illegal(String text, Supplier<Message> reason) {
        return new NotationException(text, reason);
    }

    /** @throws NotationException as {@link #wrong} makes it, unless the condition holds */
    public static void require(boolean condition, String otherwise, Object... arguments) {
        if (!condition) throw wrong(otherwise, arguments);
    }

    /** Fit to be read: of longer texts that it quotes, the beginning. */
    public Message reason() {
        return reason.get().shortened();
    }
}
