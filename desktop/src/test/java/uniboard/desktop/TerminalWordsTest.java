package uniboard.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The words that only the terminal has. */
class TerminalWordsTest {
    private static Properties words(String language) throws IOException {
        Properties words = new Properties();
        String file = "/text/terminal/" + language + ".properties";
        try (Reader reader = new InputStreamReader(TerminalWordsTest.class.getResourceAsStream(file), StandardCharsets.UTF_8)) {
            words.load(reader);
        }
        return words;
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "uk", "he"})
    void everyLanguageHasAllWordsWithTheSameGaps(String language) throws IOException {
        Properties english = words("en");
        Properties others = words(language);
        assertEquals(english.stringPropertyNames(), others.stringPropertyNames());
        for (String key : english.stringPropertyNames()) assertEquals(gaps(english.getProperty(key)), gaps(others.getProperty(key)), key);
    }

    private static Set<String> gaps(String pattern) {
        return Pattern.compile("\\{\\d}").matcher(pattern).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
    }
}
