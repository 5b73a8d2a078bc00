package uniboard.games.unitary;

import uniboard.game.Benchmark;
import uniboard.game.MoveList;
import uniboard.game.Random32;

/** Plays whole games by chance, one after the other, two to four seats in turn. */
record UnitaryPlayouts() implements Benchmark {
    private static final int GAMES = 30_000;

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
        UnitaryGame game = new UnitaryGame();
        Random32 random = new Random32(1);
        MoveList moves = new MoveList();
        int played = 0;
        for (int i = 0; i < GAMES; i++) {
            UnitaryPosition position = new UnitaryPosition(UnitaryPosition.FEWEST_SEATS + i % 3, random);
            for (position.moves(moves); !moves.isEmpty(); position.moves(moves)) position.play(game.randomMove(moves, random));
            played += position.ply();
        }
        return played;
    }
}
