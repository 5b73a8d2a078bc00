package uniboard.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every translated line was made from the English that stands beside it today. A file per language keeps pairs of digests, of the
 * English and of its translation; {@code -Ddigests=renew} takes over new translations, {@code -Ddigests=all} old ones as well.
 */
class TranslationDigestsTest {
    private static final Path ASSETS = Path.of("../assets");
    private static final Path KEPT = Path.of("src/test/translations");

    /** A translated line, told by its file and place. */
    private record Line(String file, String place, String english, String translation) {
        String translated() {
            return file + '\t' + translation;
        }

        String pair() {
            return file + '\t' + english + '\t' + translation;
        }
    }

    @ParameterizedTest
    @EnumSource(value = Language.class, names = "ENGLISH", mode = EnumSource.Mode.EXCLUDE)
    void noTranslationIsBehindItsEnglish(Language language) throws IOException {
        Path kept = KEPT.resolve(language.code() + ".tsv");
        String wish = System.getProperty("digests", "");
        Set<String> pairs = Files.exists(kept) ? new TreeSet<>(Files.readAllLines(kept)) : new TreeSet<>();
        Set<String> translations = new TreeSet<>();
        for (String pair : pairs) translations.add(pair.substring(0, pair.indexOf('\t')) + pair.substring(pair.lastIndexOf('\t')));
        Set<String> renewed = new TreeSet<>();
        List<String> behind = new ArrayList<>();
        for (Line line : lines(language)) {
            boolean changed = !translations.contains(line.translated());
            if (pairs.contains(line.pair()) || wish.equals("all") || wish.equals("renew") && changed) {
                renewed.add(line.pair());
            } else {
                for (String pair : pairs) {
                    if (pair.startsWith(line.file() + '\t') && pair.endsWith('\t' + line.translation())) renewed.add(pair);
                }
                behind.add(line.file() + ' ' + line.place() + (changed ? ": not kept yet" : ": the English has changed"));
            }
        }
        if (!wish.isEmpty()) {
            Files.createDirectories(KEPT);
            Files.write(kept, renewed);
        }
        assertEquals(List.of(), behind, "translate these lines, then renew their digests (CONTRIBUTING, Commands)");
    }

    private static List<Line> lines(Language language) throws IOException {
        List<Line> lines = new ArrayList<>();
        try (Stream<Path> files = Files.walk(ASSETS)) {
            for (Path english : files.filter(TranslationDigestsTest::isEnglish).sorted().toList()) {
                boolean book = english.toString().endsWith(".md");
                Path other = book ? english.getParent().resolveSibling(language.code()).resolve(english.getFileName())
                    : english.resolveSibling(language.code() + ".properties");
                String file = ASSETS.relativize(other).toString().replace('\\', '/');
                Map<String, String> from = book ? ofBook(english) : ofBundle(english);
                (book ? ofBook(other) : ofBundle(other)).forEach((place, text) -> {
                    String source = from.getOrDefault(place, from.get(place.replaceFirst("\\.[a-z]+$", ".other")));
                    lines.add(new Line(file, place, digest(source == null ? "" : source), digest(text)));
                });
            }
        }
        return lines;
    }

    private static boolean isEnglish(Path file) {
        Path relative = ASSETS.relativize(file);
        boolean bundle = relative.startsWith("text") && file.endsWith("en.properties");
        return bundle || relative.startsWith("learn") && file.getParent().endsWith("en") && file.toString().endsWith(".md");
    }

    private static Map<String, String> ofBook(Path file) throws IOException {
        Map<String, String> lines = new LinkedHashMap<>();
        for (String line : Files.readAllLines(file)) {
            if (!line.isBlank() && !line.equals("---") && !line.equals(">") && !line.startsWith("![")) {
                lines.put("sentence " + (lines.size() + 1), line);
            }
        }
        return lines;
    }

    private static Map<String, String> ofBundle(Path file) throws IOException {
        Map<String, String> lines = new LinkedHashMap<>();
        for (String line : Files.readAllLines(file)) {
            int equals = line.indexOf('=');
            if (equals > 0 && !line.startsWith("#")) lines.put(line.substring(0, equals), line.substring(equals + 1));
        }
        return lines;
    }

    private static String digest(String text) {
        try {
            byte[] whole = MessageDigest.getInstance("SHA-256").digest(text.strip().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(whole, 0, 5);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
