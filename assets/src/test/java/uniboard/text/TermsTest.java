package uniboard.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.text.Bundles.Bundle;

/** Every thing has one name in a language: the list of {@code terms.tsv} against all bundles. */
class TermsTest {
    private static final Path LIST = Path.of("terms.tsv");
    private static final int COLUMNS = 5;
    /** Spaces that let a line begin with the sign after them, or end with the one before. */
    private static final Pattern LOOSE_SIGN = Pattern.compile("[ \u00a0][;!?]| [:»]|« ");

    private static List<Bundle> bundles;

    @BeforeAll
    static void readBundles() throws IOException {
        bundles = Bundles.everywhere();
    }

    /** A line of the list. */
    private record Term(String game, String language, String name, List<String> said, List<String> refused) {
        boolean isOf(Bundle bundle) {
            return language.equals(bundle.language()) && (game.equals("all") || game.equals(bundle.game()));
        }

        @Override
        public String toString() {
            return game + " " + language + " " + name;
        }
    }

    @ParameterizedTest
    @MethodSource("terms")
    void whatIsRefusedIsSaidNowhere(Term term) {
        List<String> found = new ArrayList<>();
        for (String stem : term.refused) {
            eachLine(term, stem, line -> found.add(line + " says “" + stem + "”: say “" + String.join("” or “", term.said) + "”"));
        }
        assertEquals("", String.join("\n", found));
    }

    /** Else the list is out of date. */
    @ParameterizedTest
    @MethodSource("terms")
    void whatIsToBeSaidIsSaidSomewhere(Term term) {
        List<String> unsaid = new ArrayList<>();
        for (String stem : term.said) {
            List<String> found = new ArrayList<>();
            eachLine(term, stem, found::add);
            if (found.isEmpty()) unsaid.add(stem);
        }
        assertEquals(List.of(), unsaid, term::toString);
    }

    @Test
    void frenchSignsNeverBeginALine() {
        List<String> loose = new ArrayList<>();
        for (Bundle bundle : bundles) {
            if (!bundle.language().equals("fr")) continue;
            bundle.lines().forEach((key, text) -> {
                if (LOOSE_SIGN.matcher(text).find()) loose.add(key + ": " + text);
            });
        }
        assertEquals("", String.join("\n", loose), "U+202F before ; ! ? and U+00A0 before : and inside « »");
    }

    private static void eachLine(Term term, String stem, Consumer<String> action) {
        Pattern pattern = pattern(stem);
        for (Bundle bundle : bundles) {
            if (!term.isOf(bundle)) continue;
            bundle.lines().forEach((key, text) -> {
                if (pattern.matcher(text).find()) action.accept(bundle.file() + ' ' + key + " “" + text + "”");
            });
        }
    }

    private static Pattern pattern(String stem) {
        String begin = Character.isLetter(stem.codePointAt(0)) ? "(?<![\\p{L}\\p{N}])" : "";
        boolean hasCapitals = !stem.equals(stem.toLowerCase(Locale.ROOT));
        return Pattern.compile(begin + Pattern.quote(stem), hasCapitals ? 0 : Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    static Stream<Term> terms() throws IOException {
        return Files.readAllLines(LIST).stream().filter(line -> !line.startsWith("#")).skip(1).map(TermsTest::term);
    }

    private static Term term(String line) {
        String[] cells = line.split("\t", -1);
        assertEquals(COLUMNS, cells.length, line);
        return new Term(cells[0], cells[1], cells[2], stems(cells[3]), stems(cells[4]));
    }

    private static List<String> stems(String cell) {
        return Stream.of(cell.split("\\|")).map(stem -> stem.strip().replace('␣', ' ')).filter(stem -> !stem.isEmpty()).toList();
    }
}
