package uniboard.games.unitar;

/** A game in which everything happens: blocks of two colours become one, turn, lose what they share, and Yellow keeps the most. */
final class UnitarShowcase {
    static final String RECORD = """
        uniboard 1
        game unitar
        start colours=yellow,blue,red round=1 fails=0 phase=place marks=- seat=1 blocks=- rng=1479c34d-1c5884eb-997d91ca-b2e6f675
        seat 1 bot 5
        seat 2 bot 5
        seat 3 bot 5
        1 uni NW tar N
        2 uni W tar N
        3 uni W tar NW
        4 red tar cw
        5 red tar ccw
        6 red tar +
        7 blue uni E
        8 blue uni ccw
        9 blue uni +
        10 yellow tar ccw
        11 yellow tar ccw
        12 yellow tar +
        13 yellow uni cw
        14 yellow uni S
        15 yellow tar cw
        16 red uni -
        17 red uni W
        18 red uni N
        19 yellow uni cw
        20 yellow uni ccw
        21 yellow uni -
        22 red uni E
        23 yellow tar E
        24 red tar S
        25 yellow tar S
        26 blue tar S
        27 blue tar ccw
        result 1 7,5,4
        """;

    private UnitarShowcase() {
    }
}
