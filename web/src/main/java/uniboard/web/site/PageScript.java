package uniboard.web.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A page's script as it is served: one file for the browser to ask for, of one for each matter. */
final class PageScript {
    private PageScript() {
    }

    /**
     * The parts see each other's functions and constants; the page sees nothing of them but {@code window.uniboard}.
     *
     * @param folder of the parts
     * @param last   the part that runs what the others declare
     */
    static String of(Path folder, String last) throws IOException {
        StringBuilder script = new StringBuilder("(() => {\n'use strict';\n");
        for (Path part : parts(folder, folder.resolve(last))) script.append(PageText.served(Files.readString(part)));
        return script.append("})();\n").toString();
    }

    private static List<Path> parts(Path folder, Path last) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            List<Path> parts = new ArrayList<>(walk.filter(file -> file.toString().endsWith(".js") && !file.equals(last)).sorted()
                .toList());
            parts.add(last);
            return parts;
        }
    }
}
