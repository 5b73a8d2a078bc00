package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import uniboard.web.compiler.ScriptBundle;

class PageScriptTest {
    @TempDir
    private Path folder;

    private void write(String module, String text) throws IOException {
        Path file = folder.resolve(module);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private String script(Map<String, String> places) throws IOException {
        return PageScript.of(folder, "script/start.js", places, ScriptBundle.Form.SERVED);
    }

    @BeforeEach
    void writeModules() throws IOException {
        write("script/start.js", "/* Runs. */\n\nimport { begin } from './touch/taps.js';\n\nbegin();\n");
        write("script/touch/taps.js", "import { FILES } from '../assets.js';\n\nexport function begin() {\n  alert(FILES);\n}\n");
        write("script/assets.js", "export const FILES = [/* the files */];\n");
        write("script/unused.js", "alert('never');\n");
    }

    @Test
    void modulesAreOneScriptThatHidesTheirNames() throws IOException {
        String script = script(Map.of("the files", "'a.png'"));
        assertEquals("'use strict';(()=>{alert([\"a.png\"])})();", script);
    }

    @Test
    void inABuildToPlayItStaysReadable() throws IOException {
        String script = PageScript.of(folder, "script/start.js", Map.of(), ScriptBundle.Form.READABLE);
        assertTrue(script.indexOf("FILES = []") < script.indexOf("alert("), "what is imported comes first: " + script);
        assertEquals(-1, script.indexOf("never"), script);
    }

    @Test
    void whatIsNeitherDeclaredNorImportedIsNamed() throws IOException {
        write("script/touch/taps.js", "export function begin() {\n  alert(FILES);\n}\n");
        IllegalStateException error = assertThrows(IllegalStateException.class, () -> script(Map.of()));
        assertTrue(error.getMessage().contains("FILES") && error.getMessage().contains("script/touch/taps.js"), error.getMessage());
    }

    @Test
    void whatIsImportedButNowhereExportedIsNamed() throws IOException {
        write("script/assets.js", "const FILES = [];\n");
        IllegalStateException error = assertThrows(IllegalStateException.class, () -> script(Map.of()));
        assertTrue(error.getMessage().contains("FILES"), error.getMessage());
    }

    @Test
    void aPlaceThatIsNowhereIsNamed() {
        IllegalStateException error = assertThrows(IllegalStateException.class, () -> script(Map.of("the words", "")));
        assertTrue(error.getMessage().contains("the words"), error.getMessage());
    }
}
