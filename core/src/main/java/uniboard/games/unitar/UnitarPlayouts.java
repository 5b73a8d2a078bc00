package uniboard.games.unitar;

import uniboard.game.Benchmark;
import uniboard.game.Random32;

/** Plays rounds of random marks to the end of one game after the other, and takes each comparison back once. */
record UnitarPlayouts() implements Benchmark {
    private static final int GAMES = 50_000;

    @Override
    public String title() {
        return "random play";
    }

    @Override
    public String unit() {
        return "rounds";
    }

    @Override
    public int run() {
        Random32 random = new Random32(1);
        int[] marks = new int[UnitarPosition.SEATS];
        int rounds = 0;
        for (int game = 0; game < GAMES; game++) {
            UnitarPosition position = new UnitarPosition(UnitarSecrecy.OPEN, random);
            while (position.phase() == UnitarPhase.PLACE) position.play(placement(random));
            while (position.phase() != UnitarPhase.OVER) {
                for (int seat = 0; seat < UnitarPosition.SEATS; seat++) marks[seat] = random.below(UnitarMove.INTENTIONS);
                for (int mark : marks) position.play(mark);
                for (int seat = 0; seat < UnitarPosition.SEATS; seat++) position.undo();
                for (int mark : marks) position.play(mark);
            }
            rounds += UnitarPosition.ROUNDS;
        }
        return rounds;
    }

    private static int placement(Random32 random) {
        int uni = random.below(UnitarAnchor.ALL.size());
        int tar = random.below(UnitarAnchor.ALL.size() - 1);
        return UnitarMove.placement(UnitarAnchor.ALL.get(uni), UnitarAnchor.ALL.get(tar < uni ? tar : tar + 1));
    }
}
