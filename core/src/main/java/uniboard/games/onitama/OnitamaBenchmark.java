package uniboard.games.onitama;

import uniboard.game.Benchmark;
import uniboard.game.Random32;
import uniboard.search.DeepeningSearch;
import uniboard.search.SearchBenchmark;
import uniboard.search.Strength;

/** Searches to a fixed depth. */
final class OnitamaBenchmark {
    static final Benchmark OPENINGS_AND_MIDDLE_GAMES = toDepth(10,
        "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b",
        "ssmss/5/5/5/SSMSS Crane,Eel/Goose,Monkey/Mantis r",
        "ss1ss/2m2/5/1SM2/S2SS Dragon,Mantis/Goose,Eel/Monkey r",
        "s1m1s/1s1s1/5/1S1S1/S1M1S Boar,Frog/Cobra,Horse/Tiger b",
        "2m1s/2s2/3s1/1S1S1/2M2 Crab,Rabbit/Elephant,Ox/Rooster b");
    static final Benchmark DEPTH_12 = toDepth(12, "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b");

    private OnitamaBenchmark() {
    }

    private static Benchmark toDepth(int depth, String... starts) {
        return new SearchBenchmark("search to depth " + depth, start -> new DeepeningSearch(
            new OnitamaTree(OnitamaNotation.INSTANCE.position(start)), Strength.lookingAhead(depth), Integer.MAX_VALUE, new Random32(1)),
            starts);
    }
}
