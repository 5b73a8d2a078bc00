package uniboard.binding;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import uniboard.learn.Book;
import uniboard.learn.BookException;
import uniboard.learn.BookText;
import uniboard.text.Language;

/** Binds the list of a game's terms: each is a heading, with the id of the rule where it is used, and a sentence. */
final class TermsBinding {
    private static final String TERMS = "terms";

    private final Path sources;
    private final List<String> rules;
    private final Complaints complaints;

    /**
     * @param sources of the game, with a folder a language
     * @param rules   the ids of its rules
     */
    TermsBinding(Path sources, List<String> rules, Complaints complaints) {
        this.sources = sources;
        this.rules = rules;
        this.complaints = complaints;
    }

    /** @param output takes the terms of a language under the game's name, {@code -terms-} and the language's code, as text of a book */
    void bind(String game, Path output) throws IOException {
        Map<Language, Chapter> chapters = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            Path file = file(language);
            Chapter chapter = complaints.guarded(file, problems -> ChapterReader.read(read(file), Set.of(), problems));
            if (chapter == null) continue;
            for (Book.Page term : chapter.book().pages()) check(file, term);
            chapters.put(language, chapter);
            BoundFile.write(output.resolve(game + '-' + TERMS + '-' + language.code() + ".txt"), BookText.of(chapter.book()));
        }
        Chapter english = chapters.get(Language.ENGLISH);
        chapters.forEach((language, chapter) -> {
            if (english == null || chapter.pageNames().equals(english.pageNames())) return;
            complaints.add(file(language), 1, "Here the terms are of the rules " + chapter.pageNames() + "; expected, as in English, "
                + english.pageNames());
        });
    }

    private Path file(Language language) {
        return sources.resolve(language.code()).resolve(TERMS + ".md");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new BookException(0, "The file can't be read; every game has its terms in every language");
        }
    }

    private void check(Path file, Book.Page term) {
        int line = 1 + read(file).lines().toList().indexOf("# " + term.title() + " <!-- #" + term.id() + " -->");
        if (!rules.contains(term.id())) {
            complaints.add(file, line, "No rule has the id \"" + term.id() + "\"; expected the one where \"" + term.title()
                + "\" is used, one of " + String.join(" ", rules));
        }
        if (term.paragraphs().size() != 1) complaints.add(file, line, "Expected one sentence about \"" + term.title() + '"');
    }
}
