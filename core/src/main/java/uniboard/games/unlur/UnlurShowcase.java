package uniboard.games.unlur;

/** A game between two bots of the strongest level on the smallest board offered. */
final class UnlurShowcase {
    static final String RECORD = """
        uniboard 1
        game unlur
        start 6/7/8/9/10/11/10/9/8/7/6 contract 1 -
        seat 1 bot 5
        seat 2 bot 5
        1 pass
        """;

    private UnlurShowcase() {
    }
}
