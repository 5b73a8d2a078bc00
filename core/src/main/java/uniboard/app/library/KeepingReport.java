package uniboard.app.library;

import java.util.function.Consumer;
import uniboard.game.Message;

/** Says what is true of keeping the running game, each time it gets worse. It lies in two places; each alone brings it back. */
public final class KeepingReport {
    private enum State {
        SAFE(null), OFF_THE_SHELF("shelf.failed"), LOST("table.saveFailed");

        private final String sentence;

        State(String sentence) {
            this.sentence = sentence;
        }
    }

    private final Consumer<Message> teller;
    private boolean isStored = true;
    private State state = State.SAFE;

    /** @param teller told what the player is to know at once */
    KeepingReport(Consumer<Message> teller) {
        this.teller = teller;
    }

    /** Whether the small storage has the game as it is now. */
    void stored(boolean kept) {
        isStored = kept;
        if (kept && state == State.LOST) state = State.SAFE;
    }

    /** The library has the game. */
    void saved() {
        state = State.SAFE;
    }

    /** The library has no room for the game. */
    void notSaved() {
        become(isStored ? State.OFF_THE_SHELF : State.LOST);
    }

    /** There is no library. */
    void hasNoLibrary() {
        become(isStored ? State.SAFE : State.LOST);
    }

    private void become(State next) {
        if (next == state) return;
        state = next;
        if (next.sentence != null) teller.accept(Message.of(next.sentence));
    }
}
