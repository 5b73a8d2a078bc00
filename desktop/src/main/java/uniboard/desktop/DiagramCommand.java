package uniboard.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.game.Position;
import uniboard.picture.PositionPictures;
import uniboard.stage.kit.Theme;
import uniboard.text.Language;

/** {@code diagram}: a position as a picture, for pages and print. */
@Command(name = "diagram", description = "Writes a picture of a position as SVG.",
    footerHeading = CommandLineProgram.EXAMPLE,
    footer = "  uniboard diagram onitama --start \"ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b\" --out onitama.svg")
final class DiagramCommand implements Callable<Integer> {
    @Spec
    private CommandSpec command;

    @Parameters(paramLabel = "GAME")
    private Game game;

    @Option(names = "--start", required = true, paramLabel = "TEXT", description = "The position.")
    private String start;

    @Option(names = "--out", required = true, paramLabel = "FILE", description = "The file to write.")
    private Path file;

    @Option(names = "--lang", paramLabel = "LANGUAGE", converter = LanguageConverter.class, defaultValue = "en",
        description = "Of its words; ${DEFAULT-VALUE} if none is named.")
    private Language language;

    @Option(names = "--theme", paramLabel = "THEME", converter = ThemeConverter.class, defaultValue = "light",
        description = "light, dark, contrast-light or contrast-dark; ${DEFAULT-VALUE} if none is named.")
    private Theme theme;

    @Option(names = "--width", paramLabel = "N", defaultValue = "960", description = "In pixels, from " + PositionPictures.LEAST_WIDTH
        + " to " + PositionPictures.MOST_WIDTH + "; ${DEFAULT-VALUE} if it isn't said.")
    private int width;

    @Option(names = "--board", description = "Without words and what lies around, on nothing: the same in every language.")
    private boolean board;

    @Override
    public Integer call() {
        if (width < PositionPictures.LEAST_WIDTH || width > PositionPictures.MOST_WIDTH) {
            throw new ParameterException(command.commandLine(), "Invalid value for option '--width': " + width + " is not from "
                + PositionPictures.LEAST_WIDTH + " to " + PositionPictures.MOST_WIDTH);
        }
        Position position = game.notation().position(start);
        PositionPictures pictures = new PositionPictures(Boxes.all(), new AwtTextPainter());
        String svg = board ? pictures.board(game, position, theme, width) : pictures.table(game, position, theme, language, width);
        try {
            Files.writeString(file, svg);
        } catch (IOException e) {
            throw new BadFileException(file + ": The picture can't be written (" + e.getMessage() + ").");
        }
        return 0;
    }
}
