package uniboard.desktop;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import uniboard.app.learn.BookCache;
import uniboard.app.registry.Boxes;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.learn.BookException;
import uniboard.learn.Course;
import uniboard.learn.Exercise;
import uniboard.learn.Lesson;
import uniboard.stage.menu.MenuWords;
import uniboard.text.Direction;
import uniboard.text.Language;
import uniboard.text.Texts;

/** {@code scorm}: a lesson or an exercise for a learning platform. */
@Command(name = "scorm", description = "Writes a lesson or an exercise as a package (SCORM 1.2) whose marks a learning platform gets.",
    footerHeading = CommandLineProgram.EXAMPLE,
    footer = "  uniboard scorm onitama --lesson cards --site https://example.org/games --out cards.zip")
final class ScormCommand implements Callable<Integer> {
    private final Catalog games;

    @Spec
    private CommandSpec command;

    @Parameters(paramLabel = "GAME")
    private Game game;

    @ArgGroup(multiplicity = "1")
    private Given given;

    /** What the package contains. */
    static final class Given {
        @Option(names = "--lesson", required = true, paramLabel = "NAME", description = "As in its page's address.")
        private String lesson;

        @Option(names = "--exercise", required = true, paramLabel = "FILE", description = "The text of a task or a sheet.")
        private Path exercise;
    }

    @Option(names = "--site", required = true, paramLabel = "ADDRESS", converter = SiteAddress.Converter.class,
        description = "Where the boards come from, such as https://example.org/games/.")
    private SiteAddress site;

    @Option(names = "--out", required = true, paramLabel = "FILE", description = "The file to write.")
    private Path file;

    @Option(names = "--lang", paramLabel = "LANGUAGE", converter = LanguageConverter.class, defaultValue = "en",
        description = "Of the board and its page; ${DEFAULT-VALUE} if none is named.")
    private Language language;

    ScormCommand(Catalog games) {
        this.games = games;
    }

    @Override
    public Integer call() {
        Texts texts = BundledTexts.forPages(language, games);
        String exercise = given.exercise == null ? "" : text(given.exercise);
        String title = exercise.isEmpty() ? lesson().title() : title(exercise, texts);
        Map<String, String> attributes = new LinkedHashMap<>();
        attributes.put("game", game.id());
        if (exercise.isEmpty()) {
            attributes.put("mode", "lesson");
            attributes.put("lesson", given.lesson);
        }
        attributes.put("lang", language.code());
        attributes.put("base", site.folder());
        Map<String, String> values = Map.of(
            "id", "uniboard-" + game.id() + '-' + (exercise.isEmpty() ? given.lesson : Integer.toHexString(exercise.hashCode())),
            "title", new MenuWords(texts).name(game) + " – " + title, "language", language.code(),
            "direction", language.direction() == Direction.RIGHT_TO_LEFT ? "rtl" : "ltr",
            "away", texts.say("embed.package.away", site.folder()), "alone", texts.say("embed.package.alone"));
        try (OutputStream out = Files.newOutputStream(file)) {
            new ScormPackage(values, element(attributes, exercise)).write(out);
        } catch (IOException e) {
            throw new BadFileException(file + ": The package can't be written (" + e.getMessage() + ").");
        }
        return 0;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file).strip();
        } catch (IOException e) {
            throw new BadFileException(file + ": The exercise can't be read (" + e.getMessage() + ").");
        }
    }

    private Lesson lesson() {
        List<Course> brought = new ArrayList<>();
        new BookCache(Boxes.all(), (path, reader) -> reader.accept(BundledTexts.content(path))).bringCourse(game, language, brought::add);
        List<Lesson> lessons = brought.get(0).lessons();
        for (Lesson each : lessons) if (each.id().equals(given.lesson)) return each;
        throw new ParameterException(command.commandLine(), "'" + given.lesson + "' is none of the lessons "
            + lessons.stream().map(Lesson::id).collect(Collectors.joining(", ")));
    }

    /** Of an exercise that can be done. */
    private String title(String exercise, Texts texts) {
        try {
            String title = Exercise.read(game, exercise).lessons().get(0).title();
            return title.isEmpty() ? texts.say("embed.exercise") : title;
        } catch (BookException e) {
            throw new BadFileException(given.exercise + ", line " + e.line() + ": " + e.text(texts::say));
        }
    }

    private static String element(Map<String, String> attributes, String exercise) {
        StringBuilder element = new StringBuilder("<uni-board");
        attributes.forEach((name, value) -> element.append(' ').append(name).append("=\"").append(ScormPackage.escaped(value)).append('"'));
        element.append('>');
        if (!exercise.isEmpty())
            element.append("\n<script type=\"text/uniboard\">\n").append(exercise.replace("</", "<\\/")).append("\n</script>\n");
        return element.append("</uni-board>").toString();
    }
}
