package uniboard.link;

import uniboard.game.Message;

/** A link that holds no game. */
public final class LinkException extends RuntimeException {
    private final transient Message reason;

    LinkException(Message reason) {
        super(reason.toString());
        this.reason = reason;
    }

    static LinkException damaged() {
        return new LinkException(Message.of("link.damaged"));
    }

    /** What is wrong with it, as a sentence for anybody who opened it: of longer texts that it quotes, the beginning. */
    public Message reason() {
        return reason.shortened();
    }
}
