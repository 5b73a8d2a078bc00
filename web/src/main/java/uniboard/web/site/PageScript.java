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

    private PageScript() {
    }

    /**
     * The parts see each other's functions and constants; the page sees nothing of them but {@code window.uniboard}.
     *
     * @param folder of the parts
     * @param assets listed in the script, so that it can ask for them while the program is still under way
     */
    static String of(Path folder, List<String> assets) throws IOException {
        StringBuilder script = new StringBuilder("(() => {\n'use strict';\n");
        for (Path part : parts(folder)) script.append(PageText.served(Files.readString(part)));
        String text = script.append("})();\n").toString();
        if (!text.contains(ASSETS)) throw new IllegalStateException("The page's script has no place for the list of assets: " + ASSETS);
        return text.replace(ASSETS, assets.stream().map(file -> '\'' + file + '\'').collect(Collectors.joining(", ")));
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
