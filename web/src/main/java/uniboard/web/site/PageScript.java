package uniboard.web.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The page's script as it is served: one file for the browser to ask for, of one for each matter. */
final class PageScript {
    /** Runs what the other parts declare. */
    private static final String LAST = "start.js";
    private static final String ASSETS = "/* asset files */";
    private static final String WORDS = "/* the page's words */";

    private PageScript() {
    }

    /**
     * The parts see each other's functions and constants; the page sees nothing of them but {@code window.uniboard}.
     *
     * @param folder of the parts
     * @param assets listed in the script, so that it can ask for them while the program is still under way
     * @param words  what the page says itself, as {@link PageWords} has it
     */
    static String of(Path folder, List<String> assets, String words) throws IOException {
        StringBuilder script = new StringBuilder("(() => {\n'use strict';\n");
        for (Path part : parts(folder)) script.append(PageText.served(Files.readString(part)));
        String text = script.append("})();\n").toString();
        text = filled(text, ASSETS, assets.stream().map(file -> '\'' + file + '\'').collect(Collectors.joining(", ")));
        return filled(text, WORDS, words);
    }

    private static String filled(String text, String place, String content) {
        if (!text.contains(place)) throw new IllegalStateException("The page's script has no place for " + place);
        return text.replace(place, content);
    }

    private static List<Path> parts(Path folder) throws IOException {
        Path last = folder.resolve(LAST);
        try (Stream<Path> walk = Files.walk(folder)) {
            List<Path> parts = new ArrayList<>(walk.filter(file -> file.toString().endsWith(".js") && !file.equals(last)).sorted()
                .toList());
            parts.add(last);
            return parts;
        }
    }
}
