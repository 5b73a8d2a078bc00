package uniboard.binding;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import uniboard.app.registry.Boxes;
import uniboard.binding.Chapter.Mention;
import uniboard.game.Game;
import uniboard.learn.Board;
import uniboard.learn.BoardCheck;
import uniboard.learn.Boards;
import uniboard.learn.BookException;
import uniboard.learn.BookText;
import uniboard.text.Language;

/** Reads the sources of all books, holds them against each other and against the rules, and writes what the program reads. */
final class Bindery {
    private static final String RULES = "rules";
    private static final String ASSETS = "assets";
    private static final String BOARDS = "boards.txt";

    private final Path sources;
    private final Path root;
    private final Boxes boxes;
    private final Complaints complaints;

    /**
     * @param sources a folder a game, with a folder a language
     * @param root    of the project, from which other Markdown files are named, and where the assets are
     */
    Bindery(Path sources, Path root, Boxes boxes) {
        this.sources = sources;
        this.root = root;
        this.boxes = boxes;
        complaints = new Complaints(new AuthorsWords(boxes, root.resolve(ASSETS)));
    }

    /** @return what is wrong; if nothing is, everything is written */
    List<String> bind(Path output) throws IOException {
        bindRules(BoundFile.COMMON, Boards.none(), Set.of(), output);
        for (Game game : boxes.games()) bindGame(game, output);
        return complaints.all();
    }

    /** Only one game's books, and not what all games have in common. */
    List<String> bindOnly(Game game, Path output) throws IOException {
        bindGame(game, output);
        return complaints.all();
    }

    private void bindGame(Game game, Path output) throws IOException {
        int before = complaints.all().size();
        Path file = sources.resolve(game.id()).resolve(BOARDS);
        String text = Files.exists(file) ? Files.readString(file) : "";
        Boards boards = guarded(file, problems -> Boards.read(text));
        if (boards == null) return;
        for (Board board : boards.all()) {
            guarded(file, problems -> {
                new BoardCheck(game, board).check();
                return board;
            });
        }
        Map<Language, Chapter> rules = bindRules(game.id(), boards, boxes.drawings(game).keySet(), output);
        Set<String> taught = new CourseBinding(sources.resolve(game.id()), boards, complaints).bind(output.resolve(game.id()));
        // What couldn't be read may show what would be missed here.
        if (complaints.all().size() > before) return;
        if (rules.containsKey(Language.ENGLISH)) {
            new TermsBinding(sources.resolve(game.id()), rules.get(Language.ENGLISH).ruleNames(), complaints)
                .bind(game.id(), output.resolveSibling(RULES));
            StringBuilder stated = new StringBuilder();
            for (Chapter.Stated rule : rules.get(Language.ENGLISH).stated()) {
                stated.append(rule.page()).append(' ').append(rule.paragraph()).append(' ').append(rule.rule()).append('\n');
            }
            // Beside the books: the program doesn't need it, only the site's pages of text.
            BoundFile.write(output.resolveSibling(RULES).resolve(game.id() + ".txt"), stated.toString());
            new ReasonBinding(rules.get(Language.ENGLISH).stated(), taught, boards, complaints)
                .bind(sources.resolve(game.id()), output.resolve(game.id()));
            new RulesMet(rules.get(Language.ENGLISH).rules(), boards, complaints).check(taught, source(game.id(), Language.ENGLISH), file);
        }
        Set<String> shown = new HashSet<>(taught);
        for (Chapter chapter : rules.values()) shown.addAll(chapter.figureNames());
        for (Board board : boards.all())
            if (!shown.contains(board.name())) complain(file, board.line(), "No book shows the board \"" + board.name() + '"');
        BoundFile.write(output.resolve(game.id()).resolve(BOARDS), withoutComments(text));
    }

    private static String withoutComments(String boards) {
        StringBuilder text = new StringBuilder();
        for (String line : boards.split("\n")) if (!line.isEmpty() && line.charAt(0) != '#') text.append(line).append('\n');
        return text.toString();
    }

    private Map<Language, Chapter> bindRules(String folder, Boards boards, Set<String> drawings, Path output) throws IOException {
        Set<String> figures = new TreeSet<>(drawings);
        for (Board board : boards.all()) figures.add(board.name());
        Map<Language, Chapter> chapters = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            Path file = source(folder, language);
            Chapter chapter = guarded(file, problems -> ChapterReader.read(read(file), figures, problems));
            if (chapter == null) continue;
            chapters.put(language, chapter);
            BoundFile.write(output.resolve(folder).resolve(RULES + '-' + language.code() + ".txt"), BookText.of(chapter.book()));
            for (Mention other : chapter.files()) bindFile(file, other, output);
        }
        compare(folder, chapters);
        Set<String> shown = new HashSet<>();
        for (Chapter chapter : chapters.values()) shown.addAll(chapter.figureNames());
        for (String drawing : drawings)
            if (!shown.contains(drawing)) complain(source(folder, Language.ENGLISH), 1, "No page shows the drawing \"" + drawing + '"');
        return chapters;
    }

    private Path source(String folder, Language language) {
        return sources.resolve(folder).resolve(language.code()).resolve(RULES + ".md");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new BookException(0, "The file can't be read; every game has its rules in every language");
        }
    }

    private void bindFile(Path file, Mention other, Path output) throws IOException {
        Path source = root.resolve(other.name().substring(1));
        if (!other.name().startsWith("/") || !Files.exists(source)) {
            complain(file, other.line(), "There is no " + other.name() + "; expected a file from the project's root, like /THIRD-PARTY.md");
            return;
        }
        BoundFile.write(output.resolve(BoundFile.of(other.name())), BookText.of(ChapterReader.readParagraphs(Files.readString(source))));
    }

    /** Pages, figures and rules are the same in all languages, in the same order. */
    private void compare(String folder, Map<Language, Chapter> chapters) {
        Chapter english = chapters.get(Language.ENGLISH);
        if (english == null) return;
        chapters.forEach((language, chapter) -> {
            Path file = source(folder, language);
            same(file, "pages", english, chapter, Chapter::pageNames);
            same(file, "boards and drawings", english, chapter, Chapter::figureNames);
            same(file, "ids of rules", english, chapter, Chapter::ruleNames);
        });
    }

    private void same(Path file, String what, Chapter english, Chapter other, Function<Chapter, List<String>> names) {
        List<String> expected = names.apply(english);
        List<String> found = names.apply(other);
        if (!expected.equals(found)) complain(file, 1, "Here the " + what + " are " + found + "; expected, as in English, " + expected);
    }

    private <T> T guarded(Path file, Complaints.Reading<T> reading) {
        return complaints.guarded(file, reading);
    }

    private void complain(Path file, int line, String message) {
        complaints.add(file, line, message);
    }
}
