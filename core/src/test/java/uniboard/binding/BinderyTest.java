package uniboard.binding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.registry.Boxes;
import uniboard.games.noughts.NoughtsGame;
import uniboard.games.noughts.scene.NoughtsEdition;

/** What is wrong in a book stops the build with file, line and what was expected. */
class BinderyTest {
    private static final Path TEMPLATE = Path.of("src/test/learn");

    @TempDir
    private Path folder;
    private Path sources;

    @BeforeEach
    void copyTheTemplate() throws IOException {
        sources = folder.resolve("learn");
        try (Stream<Path> files = Files.walk(TEMPLATE)) {
            for (Path file : files.toList()) {
                Path copy = sources.resolve(TEMPLATE.relativize(file).toString());
                if (Files.isDirectory(file)) Files.createDirectories(copy);
                else Files.copy(file, copy);
            }
        }
        Path words = Files.createDirectories(folder.resolve("assets/text/noughts")).resolve("en.properties");
        try (InputStream bundle = BinderyTest.class.getResourceAsStream("/text/noughts/en.properties")) {
            Files.copy(bundle, words);
        }
    }

    private List<String> complaints() throws IOException {
        return new Bindery(sources, folder, new Boxes(List.of(new NoughtsEdition()))).bindOnly(new NoughtsGame(), folder.resolve("bound"));
    }

    private void change(String file, String from, String to) throws IOException {
        Path path = sources.resolve("noughts").resolve(file);
        String text = Files.readString(path);
        assertTrue(text.contains(from), from);
        Files.writeString(path, text.replace(from, to));
    }

    @Test
    void theTemplateIsAsItShouldBe() throws IOException {
        assertEquals(List.of(), complaints());
    }

    @Test
    void aLessonMissingInALanguageIsNamed() throws IOException {
        Files.delete(sources.resolve("noughts/fr/01-line.md"));
        List<String> complaints = complaints();
        assertEquals(1, complaints.size(), complaints::toString);
        assertTrue(complaints.get(0).contains("fr/01-line.md") && complaints.get(0).contains("no such file"), complaints::toString);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "boards.txt     | meets line      | seat 1          | en/rules.md:7:   | No lesson's board meets the rule \"line\"",
        "boards.txt     | meets line      | meets lines     | boards.txt:9:    | No rule has the id \"lines\"; expected one of line",
        "boards.txt     | accept win      | accept b2       | boards.txt:9:    | b2",
        "boards.txt     | refute b3       | refute a1       | boards.txt:9:    | a1",
        "boards.txt     | mistake forgot  | misstake forgot | boards.txt:13:   | \"misstake\" says nothing about a board; expected start",
        "boards.txt     | start xx./oo./... | start xx./oo./..z | boards.txt:9: | “z” in row “..z” means nothing",
        "boards.txt     | board aim       | board other     | en/rules.md:3:   | aim",
        "en/01-line.md  | - forgot:       | - fogot:        | en/01-line.md:5: | expected [right, wrong, hint, forgot]",
        "en/01-line.md  | ![win]          | ![win-one]      | en/01-line.md:5: | win-one",
        "fr/rules.md    | <!-- #line -->  | <!-- #lines --> | fr/rules.md:     | line",
        "en/terms.md    | <!-- #line -->  | <!-- #row -->   | en/terms.md:1:   | No rule has the id \"row\"; expected the one",
        "he/terms.md    | # קו <!-- #line --> | '' | he/terms.md:1: | Expected a heading"
    })
    void whatIsWrongIsToldWithFileAndLine(String file, String from, String to, String place, String told) throws IOException {
        change(file, from, to);
        String complaints = String.join("\n", complaints());
        assertTrue(complaints.contains(place) && complaints.contains(told), complaints);
        assertFalse(complaints.contains("Message["), complaints);
    }

    @Test
    void everyLanguageHasTheSameTerms() throws IOException {
        Path file = sources.resolve("noughts/uk/terms.md");
        Files.writeString(file, Files.readString(file) + "\n# ряд <!-- #line -->\n\nТри клітинки поруч.\n\nЩе речення.\n");
        String complaints = String.join("\n", complaints());
        assertTrue(complaints.contains("Here the terms are of the rules [line, line]; expected, as in English, [line]"), complaints);
        assertTrue(complaints.contains("uk/terms.md:5: Expected one sentence about \"ряд\""), complaints);
        Files.delete(file);
        assertTrue(String.join("\n", complaints()).contains("every game has its terms in every language"));
    }

    @Test
    void allThatIsWrongOnAPageIsToldAtOnceAndNothingElse() throws IOException {
        change("en/01-line.md", "![win]", "![win-one]");
        change("en/01-line.md", "- forgot:", "- For got:");
        List<String> complaints = complaints();
        assertEquals(2, complaints.size(), complaints::toString);
        assertTrue(complaints.get(0).contains(":5: There is no ![win-one]"), complaints::toString);
        assertTrue(complaints.get(1).contains("Expected a reply with its key"), complaints::toString);
    }

    @Test
    void aLessonEndsWithWhatALearnerCanDo() throws IOException {
        for (String language : List.of("en", "fr", "he", "uk")) append(language, "\n## The end\n\n- You see a line.\n- You complete it.\n");
        assertEquals(List.of(), complaints());
        String bound = Files.readString(folder.resolve("bound/noughts/lessons-en.txt"));
        assertTrue(bound.endsWith("can You see a line.\ncan You complete it.\n"), bound);
        append("fr", "- More.\n");
        assertTrue(String.join("\n", complaints()).contains("expected, as in English"));
    }

    @Test
    void afterWhatALearnerCanDoNothingComes() throws IOException {
        append("en", "\n## The end\n\nYou see a line.\n");
        assertTrue(String.join("\n", complaints()).contains("Expected a list of what a learner can do"));
    }

    private void append(String language, String text) throws IOException {
        Path file = sources.resolve("noughts").resolve(language).resolve("01-line.md");
        Files.writeString(file, Files.readString(file).stripTrailing() + '\n' + text);
    }
}
