package uniboard.games.unikat;

import java.util.List;
import uniboard.game.Message;

/** The position in sentences. */
final class UnikatWords {
    private UnikatWords() {
    }

    static List<Message> describe(UnikatPosition position, int viewer) {
        return List.of();
    }

    /** Why the game is over. */
    static Message over(UnikatPosition position) {
        if (position.rackSize(position.mover()) == 0) return Message.of("unikat.over.emptied");
        return Message.of(position.idle() >= position.current().idleLimit() ? "unikat.over.idle" : "unikat.over.blocked");
    }
}
