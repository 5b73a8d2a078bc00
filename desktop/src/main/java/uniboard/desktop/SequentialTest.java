package uniboard.desktop;

import java.util.Locale;

/**
 * Decides, game by game, between two hypotheses about what part of decisive games a contestant wins. Unlike an interval that is looked at
 * after every game, its error rates hold whenever it stops.
 *
 * <p>Source: A. Wald, <i>Sequential tests of statistical hypotheses</i> (1945); chess engines are compared by it (cutechess, fishtest).
 *
 * @param low    the part, from 0 to 1, that speaks against the contestant
 * @param high   the part, more than {@code low}, that speaks for it
 * @param errors how often at most it decides for one of them where the other one holds, from 0 to 1
 */
record SequentialTest(double low, double high, double errors) {
    /** What a level should win against the one below, and what is no level more. */
    static final SequentialTest OF_LEVELS = new SequentialTest(0.55, 0.65, 0.025);

    enum Verdict {
        HIGH("a level stronger"), LOW("not a level stronger"), OPEN("not settled");

        private final String words;

        Verdict(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    Verdict verdict(int won, int lost) {
        double ratio = won * Math.log(high / low) + lost * Math.log((1 - high) / (1 - low));
        double bound = Math.log((1 - errors) / errors);
        return ratio >= bound ? Verdict.HIGH : ratio <= -bound ? Verdict.LOW : Verdict.OPEN;
    }

    String description() {
        return String.format(Locale.ROOT, "sequential test of %.0f %% against %.0f %% of decisive games, error rates %.1f %%", 100 * low,
            100 * high, 100 * errors);
    }
}
