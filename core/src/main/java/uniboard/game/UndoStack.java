package uniboard.game;

import java.util.Arrays;

/** What was kept of each ply to take it back: a fixed number of words a ply, for as many plies as are played. */
public final class UndoStack {
    private static final int ROOM = 32;
    /** Copies are made to look a little ahead. */
    private static final int ROOM_OF_COPY = 8;

    private final int width;
    private int[] words;
    private int count;

    /** @param width words a ply */
    public UndoStack(int width) {
        this.width = width;
        words = new int[ROOM * width];
    }

    public UndoStack(UndoStack other) {
        width = other.width;
        count = other.count;
        words = Arrays.copyOf(other.words, (count + ROOM_OF_COPY) * width);
    }

    public int count() {
        return count;
    }

    /** All words, the oldest ply's first: this very array until a trace is added. */
    public int[] words() {
        return words;
    }

    /** Adds a trace, to be filled by who adds it. */
    public int add() {
        int at = count++ * width;
        if (at == words.length) words = Arrays.copyOf(words, 2 * at);
        return at;
    }

    /**
     * Removes the newest trace; its words stay to be read until another is added.
     *
     * @return where it begins
     * @throws IllegalStateException if there is none
     */
    public int remove() {
        if (count == 0) throw new IllegalStateException("nothing to take back");
        return --count * width;
    }

    public void clear() {
        count = 0;
    }
}
