package uniboard.games.noughts;

/** The seventh sign stops a line and begins two: noughts can't stop both. */
final class NoughtsShowcase {
    static final String RECORD = """
        uniboard 1
        game noughts
        start .../.../...
        seat 1 bot 4
        seat 2 bot 3
        1 a1
        2 b2
        3 b3
        4 b1
        5 c2
        6 c1
        7 a3
        8 c3
        9 a2
        result 1
        """;

    private NoughtsShowcase() {
    }
}
