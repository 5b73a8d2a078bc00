package uniboard.games.unlur;

import java.util.List;
import uniboard.game.Benchmark;
import uniboard.game.Position;
import uniboard.game.Random32;

/**
 * Plays a board of stones by chance, again and again, by the rules; nobody completes the wrong figure while there is another cell.
 *
 * @param size cells a side
 */
record UnlurBenchmark(int size) implements Benchmark {
    static final List<Benchmark> ALL = List.of(new UnlurBenchmark(6), new UnlurBenchmark(8));
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
