package uniboard.desktop;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import uniboard.game.Game;
import uniboard.game.Hex;
import uniboard.game.Position;
import uniboard.match.GameRecord;

/** {@code replay}: checks records. */
@Command(name = "replay", description = "Checks records and prints their results.",
    footerHeading = CommandLineProgram.EXAMPLE, footer = "  uniboard replay game.uniboard --positions --moves")
final class ReplayCommand implements Callable<Integer> {
    private final Console console;
    private final RecordFiles files;

    @Parameters(arity = "1..*", paramLabel = "FILE")
    private List<Path> paths;

    @Option(names = "--positions", description = "Prints every position: ply N HASH TEXT.")
    private boolean positions;

    @Option(names = "--moves", description = "Prints the legal moves of every position: moves A | B | C.")
    private boolean moves;

    ReplayCommand(Console console, RecordFiles files) {
        this.console = console;
        this.files = files;
    }

    @Override
    public Integer call() {
        int status = 0;
        for (Path path : paths) {
            try {
                replay(path, files.read(path));
            } catch (BadFileException bad) {
                console.err().println(CommandLineProgram.printable(bad.getMessage()));
                status = CommandLineProgram.FAILED;
            }
        }
        return status;
    }

    private void replay(Path path, GameRecord record) {
        Position position = record.replay(0);
        describe(record.game(), position);
        for (int ply = 0; ply < record.plies(); ply++) {
            position.play(record.move(ply));
            describe(record.game(), position);
        }
        String result = position.outcome().over() ? resultLine(record) : "no result after " + record.plies() + " plies";
        console.out().println(path + ": " + result);
    }

    private void describe(Game game, Position position) {
        PrintStream out = console.out();
        if (positions) {
            out.println("ply " + position.ply() + ' ' + Hex.digits(position.hashHigh()) + Hex.digits(position.hashLow()) + ' '
                + game.notation().positionText(position));
        }
        if (moves) {
            List<String> texts = LegalMoves.texts(game, position);
            out.println(texts.isEmpty() ? "moves" : "moves " + String.join(" | ", texts));
        }
    }

    /** The last line of a finished game's record. */
    private static String resultLine(GameRecord record) {
        String text = record.text().stripTrailing();
        return text.substring(text.lastIndexOf('\n') + 1);
    }
}
