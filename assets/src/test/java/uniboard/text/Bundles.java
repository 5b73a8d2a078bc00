package uniboard.text;

import com.badlogic.gdx.utils.ObjectMap;
import com.badlogic.gdx.utils.PropertiesUtils;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The bundles as they lie in the sources. */
final class Bundles {
    static final Path TEXT = Path.of("text");
    static final Path BOOKS = Path.of("learn");
    /** Beside the shipped words those of the terminal, and of the template of a game. */
    private static final List<Path> ROOTS = List.of(TEXT, Path.of("../desktop/src/main/resources/text"),
        Path.of("../core/src/test/resources/text"));

    private static final List<String> LANGUAGES = List.of("en", "fr", "uk", "he");

    /**
     * What one area says in one language.
     *
     * @param area  its folder: {@code table}, {@code unikat}, {@code unikat/box}
     * @param lines by key
     */
    record Bundle(String area, String language, Map<String, String> lines) {
        /** The area's first folder. */
        String game() {
            return area.replaceFirst("/.*", "");
        }

        String file() {
            return area + '/' + language + ".properties";
        }
    }

    private Bundles() {
    }

    static List<Bundle> everywhere() throws IOException {
        List<Bundle> bundles = new ArrayList<>();
        for (Path root : ROOTS) {
            for (String area : areas(root)) {
                // What the first board doesn't need is the table's as well.
                String of = area.equals("rest") ? "table" : area;
                for (String language : LANGUAGES) bundles.add(new Bundle(of, language, lines(root, area, language)));
            }
        }
        for (Path root : List.of(BOOKS, Path.of("../core/src/test/learn"))) bundles.addAll(books(root));
        return bundles;
    }

    /** A bundle for each chapter: its words, line by line, by the numbers of the lines. What all games have in common is the table's. */
    static List<Bundle> books(Path root) throws IOException {
        List<Bundle> bundles = new ArrayList<>();
        List<Path> chapters;
        try (Stream<Path> files = Files.walk(root)) {
            chapters = files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
        }
        for (Path chapter : chapters) {
            Path folder = root.relativize(chapter.getParent());
            String game = folder.getName(0).toString().replace("common", "table");
            Map<String, String> lines = new TreeMap<>();
            List<String> source = Files.readAllLines(chapter);
            for (int i = 0; i < source.size(); i++) {
                String words = words(source.get(i));
                if (!words.isEmpty()) lines.put(chapter.getFileName() + ":" + (i + 1), words);
            }
            bundles.add(new Bundle(game, folder.getName(1).toString(), lines));
        }
        return bundles;
    }

    /** Without the marks of Markdown, comments and pictures. */
    private static String words(String line) {
        String words = line.replaceAll("<!--.*?-->|!\\[.*", "").replaceFirst("^(#+|>|-) ?([a-z0-9-]+:(?= ))?", "");
        return words.replaceAll("\\*\\*|\\\\", "").strip();
    }

    /** The folders of words. */
    static List<String> areas(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.endsWith("en.properties"))
                .map(file -> root.relativize(file.getParent()).toString().replace('\\', '/')).toList();
        }
    }

    /** By key, what a bundle says. */
    static Map<String, String> lines(Path root, String area, String language) throws IOException {
        ObjectMap<String, String> loaded = new ObjectMap<>();
        try (Reader reader = Files.newBufferedReader(root.resolve(area).resolve(language + ".properties"))) {
            PropertiesUtils.load(loaded, reader);
        }
        Map<String, String> lines = new TreeMap<>();
        for (ObjectMap.Entry<String, String> entry : loaded) lines.put(entry.key, entry.value);
        return lines;
    }
}
