package uniboard.web.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import uniboard.web.compiler.ScriptBundle;

/** A page's script as it is served: one file for the browser to ask for, of a module for each matter. */
final class PageScript {
    private static final Pattern IMPORT = Pattern.compile("^(?:import .*|  .*\\}) from '(\\.[^']+)';$", Pattern.MULTILINE);

    private PageScript() {
    }

    /**
     * The page sees nothing of its modules but {@code window.uniboard}.
     *
     * @param root   of the paths of modules
     * @param entry  the module that imports the others, such as {@code script/start.js}
     * @param places what stands in the places of comments
     */
    static String of(Path root, String entry, Map<String, String> places, ScriptBundle.Form form) throws IOException {
        Map<String, String> modules = new TreeMap<>();
        read(root, Path.of(entry), modules);
        for (Map.Entry<String, String> place : places.entrySet()) fill(modules, "/* " + place.getKey() + " */", place.getValue());
        return ScriptBundle.of(modules, entry, form);
    }

    private static void read(Path root, Path module, Map<String, String> into) throws IOException {
        String name = module.toString().replace('\\', '/');
        if (into.containsKey(name)) return;
        String text = Files.readString(root.resolve(module));
        into.put(name, text);
        for (MatchResult imported : IMPORT.matcher(text).results().toList())
            read(root, module.resolveSibling(imported.group(1)).normalize(), into);
    }

    private static void fill(Map<String, String> modules, String place, String content) {
        boolean isFilled = modules.values().stream().anyMatch(text -> text.contains(place));
        if (!isFilled) throw new IllegalStateException("The page's script has no place for " + place);
        modules.replaceAll((name, text) -> text.replace(place, content));
    }
}
