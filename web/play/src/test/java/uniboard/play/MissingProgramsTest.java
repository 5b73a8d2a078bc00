package uniboard.play;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import uniboard.web.site.ProgramsOnDemand;

class MissingProgramsTest {
    @TempDir
    private Path folder;

    @Test
    void aWholeSiteMissesNone() throws IOException {
        assertFalse(MissingPrograms.of(folder.resolve("site")).test("code/onitama.js"));
    }

    /** The server's own class path, which has the class that would compile, isn't asked. */
    @Test
    void theCompilerComesFromTheBuildsClassPathAlone() throws IOException {
        Files.writeString(folder.resolve(ProgramsOnDemand.DESCRIPTION),
            "classPath=" + folder.resolve("empty") + "\nkept=kept\npage=JAVASCRIPT\n");
        assertThrows(IllegalStateException.class, () -> MissingPrograms.of(folder.resolve("site")));
    }
}
