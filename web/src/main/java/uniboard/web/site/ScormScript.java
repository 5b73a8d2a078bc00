package uniboard.web.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import uniboard.web.compiler.ScriptBundle;

/** The script that makes packages for learning platforms, with all that goes into one: one file, which a page asks for once. */
final class ScormScript {
    static final String NAME = "code/scorm.js";
    private static final String ZIP = "jszip";
    private static final String FILES = "the package's files";
    private static final List<String> PAGE = List.of("imsmanifest.xml", "index.html", "page.css");

    private ScormScript() {
    }

    /** @param root of the paths of modules */
    static String of(Path root, ScriptBundle.Form form) throws IOException {
        Map<String, String> files = new TreeMap<>();
        for (String file : PAGE) files.put(file, Files.readString(root.resolve("scorm/page").resolve(file)));
        files.put("scorm.js", PageScript.of(root, "scorm/scorm.js", Map.of(), form));
        files.put(ElementFiles.SCRIPT, ElementFiles.script(root));
        String listed = files.entrySet().stream().map(file -> Json.quoted(file.getKey()) + ": " + Json.quoted(file.getValue()))
            .collect(Collectors.joining(",\n"));
        return PageScript.of(root, "scorm/package.js", Map.of(ZIP, WebJar.text(ZIP, "dist/jszip.min.js"), FILES, listed), form);
    }
}
