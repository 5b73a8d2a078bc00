package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PageScriptTest {
    @TempDir
    private Path folder;

    private void write(String part, String text) throws IOException {
        Path file = folder.resolve(part);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void partsAreOneScriptThatEndsWithTheStart() throws IOException {
        write("start.js", "begin();\n");
        write("touch/taps.js", "function begin() {\n  load(ASSETS);\n}\n");
        write("assets.js", "/* What is loaded. */\n\nconst ASSETS = ['a.png'];\nconst WORDS = {/* the page's words */};\n");
        String script = """
            (() => {
            'use strict';
            const ASSETS = ['a.png'];
            const WORDS = {en: {}};
            function begin() {
            load(ASSETS);
            }
            begin();
            })();
            """;
        assertEquals(script, PageScript.of(List.of(folder), "start.js", Map.of(PageWords.PLACE, "en: {}")));
    }
}
