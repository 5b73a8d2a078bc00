package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.web.compiler.ScriptBundle;

class ScormScriptTest {
    @Test
    void allThatGoesIntoAPackageIsInOneScript() throws IOException {
        String script = ScormScript.of(Path.of("src/main/site"), ScriptBundle.Form.SERVED);
        for (String file : List.of("imsmanifest.xml", "index.html", "page.css", "scorm.js", "uni-board.js"))
            assertTrue(script.contains("\"" + file + "\":"), file);
        assertTrue(script.length() < 150_000, "for teachers on slow lines: " + script.length());
    }
}
