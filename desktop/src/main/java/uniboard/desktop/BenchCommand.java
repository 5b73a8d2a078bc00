package uniboard.desktop;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import uniboard.game.Benchmark;
import uniboard.game.Game;

/** {@code bench}: how fast a game's engine is on this machine, on one thread. */
@Command(name = "bench", description = "Measures the speed of the game's engine.",
    footerHeading = CommandLineProgram.EXAMPLE, footer = "  uniboard bench onitama")
final class BenchCommand implements Callable<Integer> {
    /** The first runs warm the compiler up; the fastest is the one that other programs disturbed least. */
    private static final int RUNS = 4;

    private final Console console;

    @Spec
    private CommandSpec command;

    @Parameters(paramLabel = "GAME")
    private Game game;

    BenchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (game.benchmarks().isEmpty()) throw new ParameterException(command.commandLine(), game.id() + " has nothing to measure");
        game.benchmarks().forEach(this::measure);
        return 0;
    }

    private void measure(Benchmark benchmark) {
        long fastest = Long.MAX_VALUE;
        int count = 0;
        for (int run = 0; run < RUNS; run++) {
            long begin = System.nanoTime();
            count = benchmark.run();
            fastest = Math.min(fastest, Math.max(1, System.nanoTime() - begin));
        }
        console.out().println(benchmark.title() + ": " + count + ' ' + benchmark.unit() + " in " + fastest / 1_000_000 + " ms");
        console.out().println((long) (count * 1e9 / fastest) + " " + benchmark.unit() + "/s");
    }
}
