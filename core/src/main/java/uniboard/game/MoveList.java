package uniboard.game;

/** A reusable list of packed moves; filling it allocates nothing once it has grown. */
public final class MoveList {
    private int[] moves = new int[64];
    private int size;

    public void clear() {
        size = 0;
    }

    public void add(int move) {
        if (size == moves.length) moves = java.util.Arrays.copyOf(moves, size * 2);
        moves[size++] = move;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int get(int index) {
        return moves[index];
    }

    public void set(int index, int move) {
        moves[index] = move;
    }

    /** Drops all moves from that index on. */
    public void shorten(int newSize) {
        size = newSize;
    }

    /** Takes the move out if it is in, and closes the gap. */
    public void remove(int move) {
        int left = 0;
        for (int i = 0; i < size; i++) if (moves[i] != move) moves[left++] = moves[i];
        size = left;
    }

    public boolean contains(int move) {
        return indexOf(move) >= 0;
    }

    /** The place of the move in this list, or -1. */
    public int indexOf(int move) {
        for (int i = 0; i < size; i++) if (moves[i] == move) return i;
        return -1;
    }

    public int[] toArray() {
        return java.util.Arrays.copyOf(moves, size);
    }
}
