package uniboard.games.unlur;

import uniboard.game.Benchmark;
import uniboard.game.Position;
import uniboard.game.Random32;

/**
 * Plays whole games by chance, again and again, as the search does below its tree: on an empty board whose colours are taken at once.
 *
 * @param size cells a side
 */
record UnlurPlayouts(int size) implements Benchmark {
    private static final int PLAYOUTS = 200_000;

    @Override
    public String title() {
        return "random playouts at size " + size;
    }

    @Override
    public String unit() {
        return "playouts";
    }

    @Override
    public int run() {
        UnlurBoard board = UnlurBoard.of(size);
        UnlurSimulation simulation = new UnlurSimulation(new UnlurPosition(board, new int[board.cells()], 0, Position.NOBODY));
        Random32 random = new Random32(1);
        for (int i = 0; i < PLAYOUTS; i++) {
            simulation.restart();
            simulation.playout(random);
        }
        return PLAYOUTS;
    }
}
