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
                for (String language : LANGUAGES) bundles.add(new Bundle(area, language, lines(root, area, language)));
            }
        }
        return bundles;
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
