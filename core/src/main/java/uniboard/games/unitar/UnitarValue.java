package uniboard.games.unitar;

/** How likely each colour is to win: by its frames, by what overlaps now would give or take, and by how many rounds are left. */
final class UnitarValue {
    /** How many rounds of chance a frame ahead is worth, by the rounds left. */
    private static final double[] STEEPNESS = {0, 0.80, 0.55, 0.45, 0.38, 0.33, 0.30, 0.27, 0.25};

    private final double unionWeight;
    private final double lossWeight;
    private final double[] strengths = new double[UnitarColour.COUNT];

    /** @param unionWeight what a frame is worth that a union would bring; {@code lossWeight} one that an elimination would take */
    UnitarValue(double unionWeight, double lossWeight) {
        this.unionWeight = unionWeight;
        this.lossWeight = lossWeight;
    }

    /** Writes the chance of each colour to win, from 0 to 1, three in all. */
    void of(UnitarBoard board, int roundsLeft, double[] into, int at) {
        if (roundsLeft == 0) {
            shareOut(board, into, at);
            return;
        }
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) strengths[colour] = board.frames(colour);
        addOverlaps(board);
        double sum = 0;
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) {
            double weight = power(strengths[colour] * STEEPNESS[roundsLeft]);
            into[at + colour] = weight;
            sum += weight;
        }
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) into[at + colour] /= sum;
    }

    private static void shareOut(UnitarBoard board, double[] into, int at) {
        int most = 0;
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) most = Math.max(most, board.frames(colour));
        int winners = 0;
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) if (board.frames(colour) == most) winners++;
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) into[at + colour] = board.frames(colour) == most ? 1.0 / winners : 0;
    }

    private void addOverlaps(UnitarBoard board) {
        for (int one = 0; one < UnitarBlock.COUNT; one++) {
            if (board.root(one) != one) continue;
            for (int two = one + 1; two < UnitarBlock.COUNT; two++) {
                if (board.root(two) != two) continue;
                int shared = board.shared(one, two);
                if (shared == 0) continue;
                int stonesOne = board.stones(one);
                int stonesTwo = board.stones(two);
                double each = (stonesOne + stonesTwo - shared) / 2.0;
                strengths[UnitarBlock.colour(one)] += unionWeight * (each - stonesOne) - lossWeight * shared;
                strengths[UnitarBlock.colour(two)] += unionWeight * (each - stonesTwo) - lossWeight * shared;
            }
        }
    }

    /** Grows like an exponential function: e to the x, to the fourth order for each of its eighths. */
    private static double power(double x) {
        double part = x / 16;
        double e = 1 + part * (1 + part / 2 * (1 + part / 3 * (1 + part / 4)));
        e *= e;
        e *= e;
        e *= e;
        return e * e;
    }
}
