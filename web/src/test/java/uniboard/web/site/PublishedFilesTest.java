package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.text.Language;

class PublishedFilesTest {
    @TempDir
    private Path site;

    @Test
    void aNameTellsTheContent() throws IOException {
        PublishedFiles files = new PublishedFiles(site);
        String path = files.publish("code/a.wasm.js", "one");
        assertTrue(path.matches("code/a\\.[0-9a-f]{8}\\.wasm\\.js"), path);
        assertEquals("one", files.content("code/a.wasm.js"));
        assertEquals(path, new PublishedFiles(site).publish("code/a.wasm.js", "one"));
        assertNotEquals(path, new PublishedFiles(site).publish("code/a.wasm.js", "two"));
        String message = assertThrows(IllegalArgumentException.class, () -> files.path("code/b.js")).getMessage();
        assertTrue(message.contains("code/b.js") && message.contains("code/a.wasm.js"), message);
    }

    @ParameterizedTest
    @CsvSource({"ENGLISH,, '', ./", "FRENCH,, fr/, ../", "ENGLISH, unlur, unlur/, ../", "HEBREW, unlur, he/unlur/, ../../"})
    void everyPageKnowsTheWayToTheSitesFolder(Language language, String game, String folder, String root) {
        PageAddress page = PageAddress.table(language, game);
        assertEquals(folder, page.folder());
        assertEquals(root, page.root());
    }
}
