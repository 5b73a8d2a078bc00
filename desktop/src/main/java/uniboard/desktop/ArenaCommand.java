package uniboard.desktop;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import uniboard.game.Game;
import uniboard.match.Arena;
import uniboard.match.ArenaScore;
import uniboard.match.Seat;
import uniboard.match.WinRate;

/** {@code arena}: how strong bots are against each other. */
@Command(name = "arena", description = "Plays matches between bots, seats rotated.",
    footerHeading = CommandLineProgram.EXAMPLE, footer = "  uniboard arena onitama --seats 5,4 --games 60 --seed 1")
final class ArenaCommand implements Callable<Integer> {
    private final Console console;

    @Spec
    private CommandSpec command;

    @Parameters(paramLabel = "GAME")
    private Game game;

    @Option(names = "--seats", required = true, split = ",", paramLabel = "LEVEL", converter = SeatConverter.class,
        description = "The levels of the bots, as in 5,4.")
    private List<Seat> seats;

    @Option(names = "--games", required = true, paramLabel = "N", converter = CountConverter.class, description = "How many, at most.")
    private int games;

    @Option(names = "--seed", required = true, paramLabel = "S", converter = SeedConverter.class,
        description = "Of the first deal; each further one has the next.")
    private int seed;

    @Mixin
    private GivenOptions options;

    @Option(names = "--nodes", paramLabel = "N", converter = CountConverter.class,
        description = "The budget of every decision; else a tenth of each level's budget of play.")
    private int nodes;

    @Option(names = "--threads", paramLabel = "T", converter = CountConverter.class, defaultValue = "1",
        description = "How many games at a time.")
    private int threads;

    @Option(names = "--until",
        description = "Stops as soon as a sequential test settles whether the first bot is a level stronger than the others.")
    private boolean untilSettled;

    ArenaCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        ArenaScore score = new ArenaScore(seats.size());
        try (GamesInOrder played = new GamesInOrder(arena(), games, threads)) {
            while (score.games() < games && !(untilSettled && isSettled(score))) score.add(played.next().winners());
        }
        print(score);
        return 0;
    }

    private Arena arena() {
        if (seats.stream().anyMatch(Seat::isHuman)) throw new ParameterException(command.commandLine(), "Only bots play in the arena");
        try {
            return new Arena(game, options.of(game), seats.stream().map(Seat::level).toList(), seed, nodes);
        } catch (IllegalArgumentException wrongCount) {
            throw new ParameterException(command.commandLine(), "--seats: " + wrongCount.getMessage());
        }
    }

    private static boolean isSettled(ArenaScore score) {
        return verdict(score) != SequentialTest.Verdict.OPEN;
    }

    private static SequentialTest.Verdict verdict(ArenaScore score) {
        int decisive = score.games() - score.draws();
        return SequentialTest.OF_LEVELS.verdict(score.wins(0), decisive - score.wins(0));
    }

    private void print(ArenaScore score) {
        console.out().println("games " + score.games());
        for (int i = 0; i < seats.size(); i++) console.out().println("level " + seats.get(i).level() + " wins " + score.wins(i));
        console.out().println("draws " + score.draws());
        console.out().println(String.format(Locale.ROOT, "level %d wins %.1f %% of decisive games, 95 %% interval %.1f %% to %.1f %%",
            seats.get(0).level(), 100 * score.share(), 100 * score.lowerShare(), 100 * score.upperShare()));
        if (seats.size() > 2) printSoleWins(score);
        if (!untilSettled) return;
        console.out().println(SequentialTest.OF_LEVELS.description());
        console.out().println(verdict(score).words());
    }

    /** Of two contestants, anybody who wins wins alone. */
    private void printSoleWins(ArenaScore score) {
        for (int i = 0; i < seats.size(); i++) console.out().println("level " + seats.get(i).level() + " wins alone " + score.soleWins(i));
        WinRate share = score.soleShare();
        console.out().println(String.format(Locale.ROOT,
            "level %d wins %.1f %% of games with one winner, 95 %% interval %.1f %% to %.1f %%",
            seats.get(0).level(), 100 * share.value(), 100 * share.lower(), 100 * share.upper()));
    }
}
