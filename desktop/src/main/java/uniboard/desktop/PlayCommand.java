package uniboard.desktop;

import com.badlogic.gdx.ApplicationListener;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import uniboard.app.Games;
import uniboard.app.Start;
import uniboard.game.Game;
import uniboard.match.GameRecord;
import uniboard.text.Language;

/** {@code play}: the window. */
@Command(name = "play", description = "Opens the window.")
final class PlayCommand implements Callable<Integer> {
    private final Console console;
    private final Games games;

    @Spec
    private CommandSpec command;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "Starts this game.")
    private Game game;

    @Option(names = "--lang", paramLabel = "L", converter = LanguageConverter.class, description = "In this language: en, fr, uk or he.")
    private Language language;

    @Option(names = "--record", paramLabel = "FILE", description = "Goes on with the game of this record.")
    private Path record;

    @ArgGroup(exclusive = false)
    private Picture picture;

    /** What {@code --screenshot} needs. */
    private static final class Picture {
        @Option(names = "--screenshot", required = true, paramLabel = "FILE",
            description = "Saves a PNG of the window after N frames and exits.")
        private Path file;

        @Option(names = "--frames", required = true, paramLabel = "N", converter = CountConverter.class,
            description = "How many frames to draw before.")
        private int frames;
    }

    PlayCommand(Console console, Games games) {
        this.console = console;
        this.games = games;
    }

    @Override
    public Integer call() {
        Start start = start();
        FileStorage storage = new FileStorage(DataFolder.ofThisUser());
        return new DesktopLauncher(storage, view -> { }, console.err()).run(start, this::withScreenshot);
    }

    private Start start() {
        String gameId = game == null ? null : game.id();
        if (record == null) return new Start(gameId, language, null);
        GameRecord read = game == null ? files().read(record) : files().read(record, game, command);
        return new Start(read.game().id(), language, read.text());
    }

    private RecordFiles files() {
        return new RecordFiles(games, BundledTexts.of(language == null ? Language.ENGLISH : language, games));
    }

    private ApplicationListener withScreenshot(ApplicationListener program) {
        return picture == null ? program : new Screenshot(program, picture.file, picture.frames);
    }
}
