package uniboard.text;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What no rulebook says is marked as our rule, with the same words in rules and lessons. */
class OurRulesTest {
    private static final Map<Language, String> MARKS = new EnumMap<>(Map.of(
        Language.ENGLISH, "Our rule", Language.FRENCH, "Règle ajoutée", Language.UKRAINIAN, "Наше правило", Language.HEBREW, "חוק שלנו"));

    /** A rule by its id, or by a page's id and how many notes of ours the page has at least. */
    @ParameterizedTest
    @CsvSource({
        "unitar,twice", "unitar,edge", "unitar,captain", "unitar,pieces", "unitar,clock", "unitar,odd", "unitar,equal", "unitar,equal-hit",
        "unitar,twentieth", "unitary,tokens", "unitary,two-match", "unitary,own-hand", "unitary,reshuffle", "unikat,begins",
        "unikat,rounds", "unikat,stuck", "unikat,empty", "onitama,repetition", "onitama,limit"})
    void theRuleBearsTheMark(String game, String id) throws IOException {
        for (Language language : MARKS.keySet()) {
            String line = text(game, language, "rules.md").lines()
                .filter(each -> each.endsWith("<!-- #" + id + " -->")).findFirst().orElseThrow();
            assertTrue(line.startsWith("> " + MARKS.get(language)), () -> language + " " + line);
        }
    }

    @ParameterizedTest
    @CsvSource({"unitar,place,1", "unitar,order,2", "unitar,move,2", "unitar,unite,3", "unitar,eliminate,2",
        "unitar,lost,2", "unitar,end,2", "unitary,win,2", "unitary,deck,3", "unikat,end,2", "onitama,draw,2"})
    void thePageHasItsNotes(String game, String page, int notes) throws IOException {
        for (Language language : MARKS.keySet()) {
            String text = text(game, language, "rules.md");
            String after = text.substring(text.indexOf("<!-- #" + page + " -->"));
            int end = after.indexOf("\n# ");
            long found = (end < 0 ? after : after.substring(0, end)).lines()
                .filter(line -> line.startsWith("> " + MARKS.get(language))).count();
            assertTrue(found >= notes, () -> language + " " + game + " " + page + ": " + found);
        }
    }

    @ParameterizedTest
    @CsvSource({"unitar,05-order.md,2", "unitar,06-lost.md,2", "unitar,08-equal.md,2"})
    void theLessonSaysSo(String game, String lesson, int marks) throws IOException {
        for (Language language : MARKS.keySet()) {
            long found = text(game, language, lesson).lines().filter(line -> line.endsWith("(" + MARKS.get(language) + ".)")).count();
            assertTrue(found >= marks, () -> language + " " + lesson + ": " + found);
        }
    }

    private static String text(String game, Language language, String file) throws IOException {
        return Files.readString(Path.of("../assets/learn", game, language.code(), file));
    }
}
