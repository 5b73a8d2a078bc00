package uniboard.desktop;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import uniboard.game.Game;
import uniboard.match.PlayoutDigest;

/** {@code hash}: shows whether two targets play alike. */
@Command(name = "hash", description = "Prints one digest over all positions of random games.",
    footerHeading = CommandLineProgram.EXAMPLE, footer = "  uniboard hash onitama --games 1000 --seed 1")
final class HashCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "GAME")
    private Game game;

    @Option(names = "--games", required = true, paramLabel = "N", converter = CountConverter.class, description = "How many.")
    private int games;

    @Option(names = "--seed", required = true, paramLabel = "S", converter = SeedConverter.class,
        description = "Of the first; each further one has the next.")
    private int seed;

    HashCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        console.out().println(PlayoutDigest.digest(game, games, seed));
        return 0;
    }
}
