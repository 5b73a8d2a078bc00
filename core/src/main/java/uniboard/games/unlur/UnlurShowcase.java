package uniboard.games.unlur;

/** A game of the strongest level against itself: after a contract of four stones White joins the top to the bottom. */
final class UnlurShowcase {
    static final String RECORD = """
        uniboard 1
        game unlur
        start 6/7/8/9/10/11/10/9/8/7/6 contract 1 -
        seat 1 bot 5
        seat 2 bot 5
        1 b2
        2 f7
        3 d8
        4 f5
        5 pass
        6 e3
        7 e8
        8 c4
        9 c3
        10 f6
        11 i3
        12 g6
        13 e5
        14 e6
        15 g4
        16 i5
        17 d5
        18 d6
        19 c5
        20 c6
        21 b6
        22 b5
        23 j5
        24 j4
        25 a1
        26 a3
        27 h6
        28 h5
        29 k4
        30 k3
        31 b4
        32 a4
        result 2
        """;

    private UnlurShowcase() {
    }
}
