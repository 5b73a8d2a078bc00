package uniboard.web.site;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import uniboard.app.registry.AssetBundles;
import uniboard.text.Language;
import uniboard.text.Texts;

/** Sees to it that the first board says nothing whose words come later. */
final class LaterWords {
    /** Beginnings of the names under which things are kept, which happen to be those of words. */
    private static final Set<String> OF_STORAGE = Set.of("learn.", "setting.", "record.");

    private LaterWords() {
    }

    /**
     * @param script the first one of a game's program
     * @throws IllegalStateException if it names a key of such words, or what one begins with
     */
    static void requireUnsaid(String game, String script, PublishedFiles files) throws IOException {
        Properties later = new Properties();
        later.load(new StringReader(files.content("assets/" + Texts.path(AssetBundles.REST, Language.ENGLISH))));
        Set<String> said = new TreeSet<>();
        for (String key : later.stringPropertyNames())
            for (String name : names(key)) if (script.contains('"' + name + '"')) said.add(name);
        if (!said.isEmpty()) {
            throw new IllegalStateException("The first board of " + game + " says words that come later, of text/" + AssetBundles.REST
                + ": they belong into text/table: " + String.join(", ", said));
        }
    }

    /** What a program may call a key: itself, without the form of its plural, or a beginning that something is added to. */
    private static List<String> names(String key) {
        List<String> names = new ArrayList<>(List.of(key, key.replaceFirst("\\.(one|two|few|many|other)$", "")));
        for (int dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
            String beginning = key.substring(0, dot + 1);
            if (!OF_STORAGE.contains(beginning)) names.add(beginning);
        }
        return names;
    }
}
