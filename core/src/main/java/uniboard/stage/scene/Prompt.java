package uniboard.stage.scene;

import uniboard.game.Message;

/**
 * What a scene has to say: what to do next or, while a move with a story is shown, what it has come to.
 *
 * @param heading  null where whose turn it is says enough
 * @param isUrgent whether the turn isn't the usual one, so that what wins, and news, can wait
 */
public record Prompt(Message heading, Message sentence, boolean isUrgent) {
    public Prompt(Message heading, Message sentence) {
        this(heading, sentence, false);
    }

    /** Of a turn that isn't the usual one. */
    public static Prompt urgent(Message heading, Message sentence) {
        return new Prompt(heading, sentence, true);
    }
}
