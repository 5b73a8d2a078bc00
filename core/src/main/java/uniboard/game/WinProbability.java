package uniboard.game;

/** Chances by a measure: points between which they rise evenly. */
public final class WinProbability {
    /** A sure win. */
    public static final int SURE = 1000;

    private final int[] measures;
    private final int[] chances;

    /**
     * @param points a measure and its chance in thousandths by turns; measures rise, chances don't fall
     * @throws IllegalArgumentException if they do otherwise
     */
    public WinProbability(int... points) {
        measures = new int[points.length / 2];
        chances = new int[points.length / 2];
        for (int i = 0; i < measures.length; i++) {
            measures[i] = points[2 * i];
            chances[i] = points[2 * i + 1];
            boolean rises = i == 0 || measures[i] > measures[i - 1] && chances[i] >= chances[i - 1];
            if (!rises) throw new IllegalArgumentException("point " + i);
        }
    }

    /** From the first point's to the last one's. */
    public int chance(int measure) {
        int last = measures.length - 1;
        if (measure <= measures[0]) return chances[0];
        if (measure >= measures[last]) return chances[last];
        int next = 1;
        while (measures[next] < measure) next++;
        double part = (double) (measure - measures[next - 1]) / (measures[next] - measures[next - 1]);
        return (int) (chances[next - 1] + part * (chances[next] - chances[next - 1]) + 0.5);
    }
}
