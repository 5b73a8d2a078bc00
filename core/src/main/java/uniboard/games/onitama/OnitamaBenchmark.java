package uniboard.games.onitama;

import uniboard.game.Benchmark;
import uniboard.game.Random32;
import uniboard.search.DeepeningSearch;
import uniboard.search.Strength;

/**
 * Searches positions one after the other, each afresh.
 *
 * @param depth  plies to look ahead
 * @param starts the positions
 */
record OnitamaBenchmark(String title, int depth, String... starts) implements Benchmark {
    static final Benchmark OPENINGS_AND_MIDDLE_GAMES = new OnitamaBenchmark("search to depth 10", 10,
        "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b",
        "ssmss/5/5/5/SSMSS Crane,Eel/Goose,Monkey/Mantis r",
        "ss1ss/2m2/5/1SM2/S2SS Dragon,Mantis/Goose,Eel/Monkey r",
        "s1m1s/1s1s1/5/1S1S1/S1M1S Boar,Frog/Cobra,Horse/Tiger b",
        "2m1s/2s2/3s1/1S1S1/2M2 Crab,Rabbit/Elephant,Ox/Rooster b");
    static final Benchmark DEPTH_12 = new OnitamaBenchmark("search to depth 12", 12, "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b");

    @Override
    public String unit() {
        return "nodes";
    }

    @Override
    public int run() {
        int nodes = 0;
        for (String start : starts) nodes += search(start);
        return nodes;
    }

    private int search(String start) {
        OnitamaTree tree = new OnitamaTree(OnitamaNotation.INSTANCE.position(start));
        DeepeningSearch search = new DeepeningSearch(tree, Strength.lookingAhead(depth), Integer.MAX_VALUE, new Random32(1));
        while (!search.step(Integer.MAX_VALUE)) continue;
        return search.nodes();
    }
}
