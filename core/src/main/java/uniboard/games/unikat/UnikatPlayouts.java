package uniboard.games.unikat;

import uniboard.game.Benchmark;
import uniboard.game.MoveList;
import uniboard.game.Random32;

/** Plays whole rounds by chance, one after the other, two to four seats in turn. */
record UnikatPlayouts() implements Benchmark {
    private static final int ROUNDS = 6_000;

    @Override
    public String title() {
        return "random play";
    }

    @Override
    public String unit() {
        return "moves";
    }

    @Override
    public int run() {
        UnikatGame game = new UnikatGame();
        Random32 random = new Random32(1);
        MoveList moves = new MoveList();
        int played = 0;
        for (int i = 0; i < ROUNDS; i++) {
            UnikatPosition position = new UnikatPosition(UnikatPosition.FEWEST_SEATS + i % 3, 1, random);
            for (position.moves(moves); !moves.isEmpty(); position.moves(moves)) position.play(game.randomMove(moves, random));
            played += position.ply();
        }
        return played;
    }
}
