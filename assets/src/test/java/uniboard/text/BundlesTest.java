package uniboard.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class BundlesTest {
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\d}");
    private static final Pattern PLURAL = Pattern.compile("\\.(one|two|few|many|other)$");
    private static final Map<String, Set<String>> PLURALS = Map.of("en", Set.of("one", "other"), "fr", Set.of("one", "other"),
            "uk", Set.of("one", "few", "many", "other"), "he", Set.of("one", "two", "other"));

    @ParameterizedTest
    @MethodSource("bundles")
    void everyLanguageSaysWhatEnglishSays(String area, String language) throws IOException {
        assertEquals(placeholders(bundle(area, "en")), placeholders(bundle(area, language)));
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void pluralsHaveTheFormsOfTheirLanguage(String area, String language) throws IOException {
        Map<String, Set<String>> forms = bundle(area, language).keySet().stream().filter(key -> PLURAL.matcher(key).find())
                .collect(Collectors.groupingBy(key -> key.substring(0, key.lastIndexOf('.')), TreeMap::new,
                        Collectors.mapping(key -> key.substring(key.lastIndexOf('.') + 1), Collectors.toSet())));
        forms.forEach((key, found) -> assertEquals(PLURALS.get(language), found, key));
    }

    @ParameterizedTest
    @CsvSource({"en,latin", "fr,latin", "uk,cyrillic", "he,hebrew"})
    void everyCharacterHasAGlyphInEveryFace(String language, String script) throws IOException, FontFormatException {
        Set<Integer> characters = new TreeSet<>();
        for (String area : areas())
            for (String text : bundle(area, language).values()) text.codePoints().forEach(characters::add);
        for (Bundles.Bundle book : Bundles.books(Bundles.BOOKS))
            if (book.language().equals(language)) for (String text : book.lines().values()) text.codePoints().forEach(characters::add);
        for (String face : List.of("sans-regular", "sans-bold", "serif-regular")) {
            Font latin = font(face + "-latin");
            Font own = font(face + "-" + script);
            for (int character : characters)
                assertTrue(latin.canDisplay(character) || own.canDisplay(character), () -> face + ": " + Character.getName(character));
        }
    }

    static Stream<Arguments> bundles() throws IOException {
        return areas().stream().flatMap(area -> PLURALS.keySet().stream().map(language -> Arguments.of(area, language)));
    }

    private static Font font(String name) throws IOException, FontFormatException {
        return Font.createFont(Font.TRUETYPE_FONT, Path.of("fonts", name + ".ttf").toFile());
    }

    /** By key without its plural form, the placeholders its text has. */
    private static Map<String, Set<String>> placeholders(Map<String, String> bundle) {
        Map<String, Set<String>> placeholders = new TreeMap<>();
        bundle.forEach((key, text) -> placeholders.computeIfAbsent(PLURAL.matcher(key).replaceFirst(""), none -> new TreeSet<>())
                .addAll(PLACEHOLDER.matcher(text).results().map(found -> found.group()).toList()));
        return placeholders;
    }

    private static Map<String, String> bundle(String area, String language) throws IOException {
        Map<String, String> bundle = Bundles.lines(Bundles.TEXT, area, language);
        assertTrue(bundle.size() > 1, "bundle " + area + " in " + language);
        return bundle;
    }

    private static List<String> areas() throws IOException {
        return Bundles.areas(Bundles.TEXT);
    }
}
