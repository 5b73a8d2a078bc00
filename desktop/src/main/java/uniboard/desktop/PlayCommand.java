package uniboard.desktop;

import com.badlogic.gdx.ApplicationListener;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import uniboard.app.platform.LaunchOptions;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.RecordTree;
import uniboard.match.Seat;
import uniboard.text.Language;
import uniboard.text.Texts;

/** {@code play}: the window, or with {@code --text} a game in the terminal. */
@Command(name = "play", description = "Opens the window, or plays in the terminal.",
    footerHeading = CommandLineProgram.EXAMPLE, footer = "  uniboard play onitama --text --seats h,3")
final class PlayCommand implements Callable<Integer> {
    static final String OPENED = "--opened";

    private final Console console;
    private final Catalog games;

    @Spec
    private CommandSpec command;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "Starts this game.")
    private Game game;

    @Option(names = "--lang", paramLabel = "L", converter = LanguageConverter.class, description = "In this language: en, fr, uk or he.")
    private Language language;

    @Option(names = "--record", paramLabel = "FILE", description = "Goes on with the game of this record.")
    private Path record;

    /** A double click has no console: the window says what is wrong with the file. */
    @Option(names = OPENED, hidden = true)
    private Path opened;

    @ArgGroup(exclusive = false)
    private Picture picture;

    @ArgGroup(exclusive = false)
    private TextOptions text;

    /** What {@code --screenshot} needs. */
    private static final class Picture {
        @Option(names = "--screenshot", required = true, paramLabel = "FILE",
            description = "Saves a PNG of the window after N frames and exits.")
        private Path file;

        @Option(names = "--frames", required = true, paramLabel = "N", converter = CountConverter.class,
            description = "How many frames to draw before.")
        private int frames;
    }

    PlayCommand(Console console, Catalog games) {
        this.console = console;
        this.games = games;
    }

    @Override
    public Integer call() {
        if (text != null) return playInTerminal();
        LaunchOptions start = start();
        FileStorage storage = new FileStorage(DataFolder.ofThisUser());
        WindowMemory memory = new WindowMemory(picture == null ? storage : null);
        return new DesktopLauncher(storage, memory, view -> { }, console.err()).run(start, this::withScreenshot);
    }

    private LaunchOptions start() {
        if (opened != null) return startOpened();
        String gameId = game == null ? null : game.id();
        if (record == null) return new LaunchOptions(gameId, language, null);
        return start(game == null ? files().readTree(record) : RecordTree.of(readRecord()));
    }

    private LaunchOptions start(RecordTree read) {
        return new LaunchOptions(read.main().game().id(), language, read.text());
    }

    private LaunchOptions startOpened() {
        try {
            return start(files().readTree(opened));
        } catch (BadFileException e) {
            console.err().println(CommandLineProgram.printable(e.getMessage()));
            return LaunchOptions.telling(e.notice(), language);
        }
    }

    private int playInTerminal() {
        if (picture != null) throw wrong("--text and --screenshot exclude each other");
        if (record == null && game == null) throw wrong("--text needs a game or a record");
        Texts texts = BundledTexts.forTerminal(language == null ? DesktopPlatform.localeLanguage() : language, games);
        SecureRandom chance = new SecureRandom();
        BufferedReader in = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
        Match match = new Match(record == null ? newRecord(chance.nextInt()) : givenRecord());
        new TextTable(match, texts, in, console.out(), chance::nextInt).run();
        return 0;
    }

    private GameRecord newRecord(int seed) {
        Options options = Options.defaults(game);
        int seats = game.start(options, new Random32(seed)).seats();
        return GameRecord.begin(game, options, seats(seats), new Random32(seed));
    }

    private GameRecord givenRecord() {
        GameRecord read = readRecord();
        return text.nameSeats() ? read.withSeats(seats(read.seats().size())) : read;
    }

    private List<Seat> seats(int count) {
        try {
            return text.seats(count);
        } catch (IllegalArgumentException wrongCount) {
            throw wrong(wrongCount.getMessage());
        }
    }

    private GameRecord readRecord() {
        return game == null ? files().read(record) : files().read(record, game, command);
    }

    private ParameterException wrong(String sentence) {
        return new ParameterException(command.commandLine(), sentence);
    }

    private RecordFiles files() {
        return new RecordFiles(games, BundledTexts.of(language == null ? Language.ENGLISH : language, games));
    }

    private ApplicationListener withScreenshot(ApplicationListener program) {
        return picture == null ? program : new Screenshot(program, picture.file, picture.frames);
    }
}
