package uniboard.games.onitama;

/** A game between the two strongest levels of the bot: both masters leave home, and one walks through to the other's temple. */
final class OnitamaShowcase {
    static final String RECORD = """
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Mantis,Crane/Elephant,Boar/Tiger b
        seat 1 bot 4
        seat 2 bot 5
        1 Crane b1-b2
        2 Boar d5-d4
        3 Mantis e1-d2
        4 Elephant b5-c4
        5 Boar b2-b3
        6 Mantis a5-b4
        7 Tiger d2-d4
        8 Boar c4-d4
        9 Mantis a1-b2
        10 Crane b4-b3
        11 Boar b2-b3
        12 Mantis d4-c3
        13 Elephant c1-b2
        14 Boar e5-d5
        15 Mantis b2-a3
        16 Tiger c3-c4
        17 Crane d1-d2
        18 Elephant c4-b3
        19 Boar a3-b3
        20 Mantis d5-c4
        21 Tiger d2-d4
        22 Boar c4-d4
        23 Mantis b3-a4
        24 Tiger c5-c3
        25 Elephant a4-b5
        26 Mantis c3-d2
        27 Boar b5-c5
        result 1
        """;

    private OnitamaShowcase() {
    }
}
