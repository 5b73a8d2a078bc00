package uniboard.web.site;

import java.io.IOException;
import java.io.StringReader;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import uniboard.app.registry.AssetBundles;
import uniboard.text.Language;
import uniboard.text.Texts;

/** What the page says when the program can't: part of its script, for the line may be gone. */
final class PageWords {
    /** Where they stand in the script. */
    static final String PLACE = "the page's words";

    /** The bundle of the page alone, and what the page needs of the bundle that all share. */
    private static final String OWN = "page";
    private static final String SHARED = AssetBundles.REST;
    private static final String FAILURE = "table.error.";

    private PageWords() {
    }

    /** By language and key, as what stands in an object of JavaScript. */
    static String of(PublishedFiles files) throws IOException {
        StringBuilder words = new StringBuilder();
        for (Language language : Language.values()) {
            words.append(language.code()).append(": {");
            words.append(lines(files.content(path(OWN, language)), "")).append(", ");
            words.append(lines(files.content(path(SHARED, language)), FAILURE)).append("},\n");
        }
        return words.toString();
    }

    private static String path(String bundle, Language language) {
        return "assets/" + Texts.path(bundle, language);
    }

    private static String lines(String bundle, String prefix) throws IOException {
        Properties lines = new Properties();
        lines.load(new StringReader(bundle));
        return new TreeMap<>(lines).entrySet().stream().filter(line -> line.getKey().toString().startsWith(prefix))
            .map(line -> quoted(line.getKey()) + ": " + quoted(line.getValue())).collect(Collectors.joining(", "));
    }

    private static String quoted(Object text) {
        return '\'' + text.toString().replace("\\", "\\\\").replace("'", "\\'") + '\'';
    }
}
