package uniboard.games.unitar;

/**
 * How likely each colour is to win: by its frames, by what blocks that overlap would gain and lose if they were united or eliminated, and
 * by what those would that lie close together. Fitted to 12,000 games of the bot against itself, by multinomial logistic regression.
 */
final class UnitarValue {
    private static final int COLOURS = UnitarColour.COUNT;
    /** By the rounds left: what a frame is worth, a frame to be gained by a union, and one to be lost by an elimination. */
    private static final double[] FRAME = {0, 2.25, 1.49, 1.17, 0.96, 0.80, 0.67, 0.55, 0.55};
    private static final double[] UNION = {0, 1.17, 0.90, 0.77, 0.65, 0.54, 0.43, 0.33, 0.16};
    private static final double[] LOSS = {0, -0.18, -0.48, -0.36, -0.30, -0.23, -0.22, -0.18, -0.20};
    /** A frame to be gained by a union of blocks whose captains are {@link #CLOSE}, or {@link #NEAR}, without overlap. */
    private static final double[] CLOSE_UNION = {0, 0, 0.22, 0.28, 0.29, 0.29, 0.23, 0.23, 0.23};
    private static final double[] NEAR_UNION = {0, 0, 0.07, 0.10, 0.15, 0.16, 0.17, 0.18, 0.13};
    /** Blocks whose captains are {@link #BESIDE} each other, without overlap. */
    private static final double[] DANGER = {0, 0, -0.13, -0.26, -0.28, -0.32, -0.31, -0.28, -0.21};
    private static final int CLOSE = 3;
    private static final int BESIDE = 4;
    private static final int NEAR = 5;
    private static final int FAR = 99;

    private final double[] strengths = new double[COLOURS];
    private final int[] stones = new int[UnitarBlock.COUNT];
    /** The part of a root's frames that is a colour's. */
    private final double[] parts = new double[UnitarBlock.COUNT * COLOURS];
    private final int[] roots = new int[UnitarBlock.COUNT];
    private int count;

    /**
     * Writes the chance of each colour to win, from 0 to 1.
     *
     * @param roundsLeft to be played from here on
     */
    void of(UnitarBoard board, int roundsLeft, double[] into, int at) {
        if (roundsLeft == 0) {
            shareOut(board, into, at);
            return;
        }
        for (int colour = 0; colour < COLOURS; colour++) strengths[colour] = FRAME[roundsLeft] * board.frames(colour);
        addBlocks(board, roundsLeft);
        double sum = 0;
        for (int colour = 0; colour < COLOURS; colour++) {
            double weight = power(strengths[colour]);
            into[at + colour] = weight;
            sum += weight;
        }
        for (int colour = 0; colour < COLOURS; colour++) into[at + colour] /= sum;
    }

    private static void shareOut(UnitarBoard board, double[] into, int at) {
        int most = 0;
        for (int colour = 0; colour < COLOURS; colour++) most = Math.max(most, board.frames(colour));
        int winners = 0;
        for (int colour = 0; colour < COLOURS; colour++) if (board.frames(colour) == most) winners++;
        for (int colour = 0; colour < COLOURS; colour++) into[at + colour] = board.frames(colour) == most ? 1.0 / winners : 0;
    }

    private void addBlocks(UnitarBoard board, int roundsLeft) {
        collect(board);
        for (int i = 0; i < count; i++) {
            for (int j = i + 1; j < count; j++) addPair(board, roots[i], roots[j], roundsLeft);
        }
    }

    private void collect(UnitarBoard board) {
        count = 0;
        for (int root = 0; root < UnitarBlock.COUNT; root++) {
            if (board.root(root) != root) continue;
            stones[root] = board.stones(root);
            if (stones[root] == 0) continue;
            roots[count++] = root;
            for (int colour = 0; colour < COLOURS; colour++) {
                parts[root * COLOURS + colour] = (double) board.frames(root, colour) / stones[root];
            }
        }
    }

    private void addPair(UnitarBoard board, int one, int two, int roundsLeft) {
        int shared = board.shared(one, two);
        double each = (stones[one] + stones[two] - shared) / 2.0;
        double gainOne;
        double gainTwo;
        if (shared > 0) {
            double loss = LOSS[roundsLeft] * shared;
            gainOne = UNION[roundsLeft] * (each - stones[one]) + loss;
            gainTwo = UNION[roundsLeft] * (each - stones[two]) + loss;
        } else {
            int distance = distance(board, one, two);
            if (distance > NEAR) return;
            double gain = (distance <= CLOSE ? CLOSE_UNION : NEAR_UNION)[roundsLeft];
            double danger = distance <= BESIDE ? DANGER[roundsLeft] : 0;
            gainOne = gain * (each - stones[one]) + danger;
            gainTwo = gain * (each - stones[two]) + danger;
        }
        for (int colour = 0; colour < COLOURS; colour++) {
            strengths[colour] += gainOne * parts[one * COLOURS + colour] + gainTwo * parts[two * COLOURS + colour];
        }
    }

    /** Between the nearest two captains. */
    private static int distance(UnitarBoard board, int one, int two) {
        int least = FAR;
        for (int a = one; a < UnitarBlock.COUNT; a++) {
            if (board.root(a) != one || board.captain(a) == UnitarField.NONE) continue;
            for (int b = two; b < UnitarBlock.COUNT; b++) {
                if (board.root(b) != two || board.captain(b) == UnitarField.NONE) continue;
                least = Math.min(least, UnitarField.distance(board.captain(a), board.captain(b)));
            }
        }
        return least;
    }

    /**
     * e to the x, nearly: only that it grows so matters.
     *
     * @param x from -20 to 60
     */
    private static double power(double x) {
        double part = x / 16;
        double e = 1 + part * (1 + part / 2 * (1 + part / 3 * (1 + part / 4)));
        e *= e;
        e *= e;
        e *= e;
        return e * e;
    }
}
