package uniboard.desktop;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import uniboard.game.Game;
import uniboard.match.ContractViolation;
import uniboard.match.GameRecord;
import uniboard.match.Playout;
import uniboard.match.PlayoutSummary;

/** {@code playout}: random games, every position checked against the contract. */
@Command(name = "playout", description = "Plays random games and checks every position.",
    footerHeading = CommandLineProgram.EXAMPLE, footer = "  uniboard playout onitama --games 1000 --seed 1")
final class PlayoutCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "GAME")
    private Game game;

    @Option(names = "--games", required = true, paramLabel = "N", converter = CountConverter.class, description = "How many.")
    private int games;

    @Option(names = "--seed", required = true, paramLabel = "S", converter = SeedConverter.class,
        description = "Of the first; each further one has the next.")
    private int seed;

    @Mixin
    private GivenOptions options;

    @Option(names = "--records", paramLabel = "DIR", description = "Writes each game's record there.")
    private Path records;

    PlayoutCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Playout playout = new Playout(game, options.of(game), seed);
        PlayoutSummary summary = new PlayoutSummary(game.maxSeats());
        for (int i = 0; i < games; i++) {
            try {
                GameRecord record = playout.play(i);
                summary.add(record);
                if (records != null) write(record, i + 1);
            } catch (ContractViolation violation) {
                console.err().println("Game " + (i + 1) + ": " + violation.getMessage());
                console.err().print(violation.record().text());
                return CommandLineProgram.FAILED;
            }
        }
        print(summary);
        return 0;
    }

    private void write(GameRecord record, int number) {
        Path file = records.resolve(String.format(Locale.ROOT, "%s-%05d.txt", game.id(), number));
        try {
            Files.createDirectories(records);
            Files.writeString(file, record.text(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new BadFileException(file + ": The record can't be written (" + e.getMessage() + ").");
        }
    }

    private void print(PlayoutSummary summary) {
        console.out().println("games " + summary.games());
        console.out().println(String.format(Locale.ROOT, "mean length %.2f", summary.meanPlies()));
        for (int seat = 0; seat < game.maxSeats(); seat++) console.out().println("seat " + (seat + 1) + " wins " + summary.wins(seat));
        console.out().println("draws " + summary.draws());
    }
}
