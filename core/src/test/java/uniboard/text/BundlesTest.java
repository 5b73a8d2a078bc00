package uniboard.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.badlogic.gdx.utils.ObjectMap;
import com.badlogic.gdx.utils.PropertiesUtils;
import java.awt.Font;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.app.TestGames;
import uniboard.app.registry.AssetBundles;

/** Every word a player reads is there in every language, with the same arguments, and can be painted. */
class BundlesTest {
    private static final Pattern PLURAL = Pattern.compile("\\.(one|two|few|many|other)$");
    private static final Pattern ARGUMENT = Pattern.compile("\\{\\d+}");

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyLanguageHasTheSameKeysWithTheSameArguments(Language language) {
        Map<String, String> english = lines(Language.ENGLISH);
        Map<String, String> other = lines(language);
        assertEquals(withoutPlurals(english.keySet()), withoutPlurals(other.keySet()));
        other.forEach((key, line) -> {
            String counterpart = english.getOrDefault(key, english.get(PLURAL.matcher(key).replaceAll("") + ".other"));
            assertTrue(arguments(counterpart).containsAll(arguments(line)), () -> language + " " + key + ": " + line);
            assertTrue(PLURAL.matcher(key).find() || arguments(line).containsAll(arguments(counterpart)),
                () -> language + " " + key + ": " + line);
        });
    }

    /** Of two lines with one key the last would count, and nobody would know. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void noKeyIsDefinedTwice(Language language) throws IOException {
        List<String> twice = new ArrayList<>();
        Set<String> keys = new TreeSet<>();
        for (String area : AssetBundles.all(new TestGames())) {
            for (String line : text(area, language).split("\n")) {
                String key = line.replaceFirst("=.*", "");
                if (!line.isBlank() && !line.startsWith("#") && !keys.add(key)) twice.add(area + ": " + key);
            }
        }
        assertEquals(List.of(), twice);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void pluralsHaveEveryFormOfTheLanguage(Language language) {
        Map<String, String> lines = lines(language);
        for (String key : withoutPlurals(lines.keySet())) {
            if (lines.containsKey(key)) continue;
            for (int number = 0; number <= 101; number++) {
                String form = key + '.' + PluralForm.of(language, number).suffix();
                assertTrue(lines.containsKey(form), () -> language + " lacks " + form);
            }
        }
    }

    @Test
    void everyKeyTheCodeNamesIsThere() throws IOException {
        Set<String> areas = new TreeSet<>(Set.of("error", "record", "side", "choice", "game"));
        areas.addAll(AssetBundles.all(new TestGames()));
        Pattern literal = Pattern.compile("\"((?:" + String.join("|", areas) + ")\\.[A-Za-z.]+)\"(\\s*\\+)?");
        Set<String> known = withoutPlurals(lines(Language.ENGLISH).keySet());
        List<String> missing = new ArrayList<>();
        for (Path source : sources()) {
            Matcher found = literal.matcher(Files.readString(source));
            while (found.find()) {
                String key = found.group(1);
                boolean beginning = key.endsWith(".") || found.group(2) != null;
                boolean there = beginning ? known.stream().anyMatch(one -> one.startsWith(key)) : known.contains(key);
                if (!there && !key.equals("record.")) missing.add(source.getFileName() + ": " + key);
            }
        }
        assertEquals(List.of(), missing);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyCharacterHasAGlyphInAShippedFont(Language language) {
        for (TextStyle style : TextStyle.values()) {
            List<Font> chain = chain(style);
            Set<String> unpaintable = new TreeSet<>();
            List<String> texts = new ArrayList<>(lines(language).values());
            texts.add(language.ownName());
            for (String text : texts) {
                text.codePoints().filter(c -> chain.stream().noneMatch(font -> font.canDisplay(c)))
                    .forEach(c -> unpaintable.add(Character.toString(c) + " in " + text));
            }
            assertEquals(Set.of(), unpaintable, style + " lacks");
        }
    }

    private static List<Font> chain(TextStyle style) {
        List<Font> chain = new ArrayList<>();
        for (String script : List.of("latin", "cyrillic", "hebrew")) {
            String file = "/fonts/" + style.family() + '-' + style.weight() + '-' + script + ".ttf";
            try (InputStream in = BundlesTest.class.getResourceAsStream(file)) {
                chain.add(Font.createFont(Font.TRUETYPE_FONT, in));
            } catch (Exception e) {
                fail(file, e);
            }
        }
        return chain;
    }

    /** Of the program, and of the games that only the tests have. */
    private static List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>();
        for (String folder : List.of("src/main/java", "src/test/java/uniboard/games")) {
            try (Stream<Path> files = Files.walk(Path.of(folder))) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
            }
        }
        return sources;
    }

    private static Set<String> withoutPlurals(Set<String> keys) {
        Set<String> bare = new TreeSet<>();
        for (String key : keys) bare.add(PLURAL.matcher(key).replaceAll(""));
        return bare;
    }

    private static Set<String> arguments(String line) {
        Set<String> arguments = new TreeSet<>();
        Matcher found = ARGUMENT.matcher(line);
        while (found.find()) arguments.add(found.group());
        return arguments;
    }

    private static Map<String, String> lines(Language language) {
        ObjectMap<String, String> read = new ObjectMap<>();
        for (String area : AssetBundles.all(new TestGames())) {
            try {
                PropertiesUtils.load(read, new StringReader(text(area, language)));
            } catch (IOException e) {
                throw new UncheckedIOException(area, e);
            }
        }
        Map<String, String> lines = new TreeMap<>();
        for (ObjectMap.Entry<String, String> line : read) lines.put(line.key, line.value);
        return lines;
    }

    private static String text(String area, Language language) throws IOException {
        String path = "/text/" + area + '/' + language.code() + ".properties";
        try (InputStream in = BundlesTest.class.getResourceAsStream(path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
