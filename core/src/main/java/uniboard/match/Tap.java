package uniboard.match;

import uniboard.game.Message;

/** What a tap on a place did to a {@link Selection}. */
public sealed interface Tap {
    /** One more step is chosen, exchanged or given up; the move isn't whole yet. */
    record Advanced(Selection selection) implements Tap {
    }

    /** The legal move is chosen. */
    record Completed(int move) implements Tap {
    }

    /**
     * The place can't be chosen now.
     *
     * @param why a sentence for the player
     */
    record Refused(Message why) implements Tap {
    }
}
