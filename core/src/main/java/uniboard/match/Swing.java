package uniboard.match;

/**
 * Where the chances of a reviewed game changed.
 *
 * @param first  the ply of the first move between
 * @param last   the ply of the last one
 * @param before the chances before them, in thousandths
 * @param after  the chances after them
 */
public record Swing(int first, int last, int before, int after) {
    int size() {
        return Math.abs(before - after);
    }
}
