package uniboard.desktop;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import uniboard.game.Game;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.search.Perft;

/** {@code perft}: checks and times the generation of moves. */
@Command(name = "perft", description = "Counts the leaves of the tree of legal moves, depth by depth.",
    footerHeading = CommandLineProgram.EXAMPLE, footer = "  uniboard perft onitama --depth 5")
final class PerftCommand implements Callable<Integer> {
    /** Of the deal, where the command line gives no position. */
    private static final int SEED = 1;

    private final Console console;

    @Spec
    private CommandSpec command;

    @Parameters(paramLabel = "GAME")
    private Game game;

    @Option(names = "--start", paramLabel = "TEXT", description = "From this position; else from the deal of seed " + SEED + '.')
    private String start;

    @Mixin
    private GivenOptions options;

    @Option(names = "--depth", required = true, paramLabel = "N", converter = CountConverter.class, description = "Plies.")
    private int depth;

    PerftCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Position position = position();
        double nodes = 0;
        long begin = System.nanoTime();
        for (int plies = 1; plies <= depth; plies++) {
            double leaves = Perft.count(position, plies);
            nodes += leaves;
            console.out().println(plies + " " + (long) leaves);
        }
        long nanoseconds = Math.max(1, System.nanoTime() - begin);
        console.out().println((long) (nodes * 1e9 / nanoseconds) + " nodes/s");
        return 0;
    }

    private Position position() {
        if (start == null) return game.start(options.of(game), new Random32(SEED));
        if (!options.isEmpty()) throw new ParameterException(command.commandLine(), "--start and --option exclude each other");
        return game.notation().position(start);
    }
}
