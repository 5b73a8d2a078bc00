package uniboard.web.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A page's script as it is served: one file for the browser to ask for, of one for each matter. */
final class PageScript {
    private PageScript() {
    }

    /**
     * The parts see each other's functions and constants; the page sees nothing of them but {@code window.uniboard}.
     *
     * @param folders of the parts
     * @param last    the part of the last folder that runs what the others declare
     * @param places  what stands in the places of comments
     */
    static String of(List<Path> folders, String last, Map<String, String> places) throws IOException {
        StringBuilder script = new StringBuilder("(() => {\n'use strict';\n");
        Path end = folders.get(folders.size() - 1).resolve(last);
        for (Path folder : folders) for (Path part : parts(folder, end)) script.append(PageText.served(Files.readString(part)));
        script.append(PageText.served(Files.readString(end)));
        String text = script.append("})();\n").toString();
        for (Map.Entry<String, String> place : places.entrySet()) text = filled(text, "/* " + place.getKey() + " */", place.getValue());
        return text;
    }

    private static String filled(String text, String place, String content) {
        if (!text.contains(place)) throw new IllegalStateException("The page's script has no place for " + place);
        return text.replace(place, content);
    }

    private static List<Path> parts(Path folder, Path last) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.filter(file -> file.toString().endsWith(".js") && !file.equals(last)).sorted().toList();
        }
    }
}
