package uniboard.picture;

/**
 * How a stretchable picture's box becomes a larger one: its ends keep their size, what lies between them is stretched. Exact for shapes
 * whose curves lie in the ends, and without seams.
 *
 * @param x sideways
 * @param y downwards
 */
record Stretch(Axis x, Axis y) {
    /**
     * One direction.
     *
     * @param start  the part at the start that isn't stretched
     * @param end    the same at the end
     * @param source length before
     * @param target length after
     */
    record Axis(double start, double end, double source, double target) {
        double map(double at) {
            if (at <= start) return at;
            if (at >= source - end) return at + target - source;
            return start + (at - start) * (target - start - end) / (source - start - end);
        }
    }

    /** To be read: which it is. */
    String key() {
        return Decimals.place(x.target) + 'x' + Decimals.place(y.target);
    }
}
