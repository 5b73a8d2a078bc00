package uniboard.desktop;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import uniboard.game.Game;
import uniboard.game.Position;

/** {@code moves}: what may be played. */
@Command(name = "moves", description = "Lists the legal moves of a position in their fixed order.",
    footerHeading = CommandLineProgram.EXAMPLE,
    footer = "  uniboard moves onitama --start \"ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b\"")
final class MovesCommand implements Callable<Integer> {
    private final Console console;
    private final RecordFiles files;

    @Spec
    private CommandSpec command;

    @Parameters(paramLabel = "GAME")
    private Game game;

    @ArgGroup(multiplicity = "1")
    private Source source;

    /** Where the position comes from. */
    private static final class Source {
        @Option(names = "--start", required = true, paramLabel = "TEXT", description = "Of this position.")
        private String start;

        @Option(names = "--record", required = true, paramLabel = "FILE", description = "At the end of this record.")
        private Path record;
    }

    MovesCommand(Console console, RecordFiles files) {
        this.console = console;
        this.files = files;
    }

    @Override
    public Integer call() {
        LegalMoves.texts(game, position()).forEach(console.out()::println);
        return 0;
    }

    private Position position() {
        if (source.start != null) return game.notation().position(source.start);
        return files.read(source.record, game, command).replay();
    }
}
