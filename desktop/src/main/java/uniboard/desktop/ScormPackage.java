package uniboard.desktop;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * What a learning platform takes: a page with a board of a site, and a script that tells the platform what is done on it. The site's page
 * makes the same of the same sources.
 */
final class ScormPackage {
    private static final String MANIFEST = "imsmanifest.xml";
    private static final String PAGE = "index.html";
    private static final String STYLE = "page.css";
    /** In an order in which each needs none but those before it. */
    private static final List<String> MODULES = List.of("marks.js", "platform.js", "scorm.js");
    private static final Pattern GAP = Pattern.compile("\\$\\{(\\w+)}");
    private static final Pattern NO_TEXT = Pattern.compile("[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F]");

    private final Map<String, String> files = new LinkedHashMap<>();

    /**
     * @param values of the gaps in the page and the manifest, plain texts
     * @param board  the element with the board, HTML
     */
    ScormPackage(Map<String, String> values, String board) {
        Map<String, String> parts = new LinkedHashMap<>();
        values.forEach((gap, text) -> parts.put(gap, escaped(text)));
        parts.put("board", board);
        files.put(PAGE, filled(source("scorm/page/" + PAGE), parts));
        files.put(STYLE, source("scorm/page/" + STYLE));
        files.put("scorm.js", MODULES.stream().map(module -> plain(source("scorm/" + module))).collect(script("")));
        files.put("uni-board.js", source("embed/uni-board.js").lines().collect(script("customElements.define('uni-board', UniBoard);\n")));
        parts.put("files", files.keySet().stream().map(file -> "<file href=\"" + file + "\"/>").collect(Collectors.joining()));
        files.put(MANIFEST, filled(source("scorm/page/" + MANIFEST), parts));
    }

    /** As HTML and XML have it, which have no other control characters. */
    static String escaped(String text) {
        return NO_TEXT.matcher(text).replaceAll("").replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }

    private static String filled(String template, Map<String, String> parts) {
        return GAP.matcher(template).replaceAll(gap -> Matcher.quoteReplacement(parts.get(gap.group(1))));
    }

    /** A module without what ties it to others: all of a package stand in one script, for not every platform serves modules. */
    private static String plain(String module) {
        return module.lines().filter(line -> !line.startsWith("import ")).map(line -> line.replaceFirst("^export ", ""))
            .collect(Collectors.joining("\n"));
    }

    private static Collector<CharSequence, ?, String> script(String end) {
        return Collectors.joining("\n", "(() => {\n'use strict';\n", '\n' + end + "})();\n");
    }

    private static String source(String path) {
        return BundledTexts.content("site/" + path);
    }

    void write(OutputStream out) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, String> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue().getBytes(StandardCharsets.UTF_8));
            }
        }
    }
}
