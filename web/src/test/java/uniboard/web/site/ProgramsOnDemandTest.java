package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import uniboard.web.compiler.Digest;

/** With a class path that has neither programs nor compiler. */
class ProgramsOnDemandTest {
    @TempDir
    private Path folder;
    private Path site;

    /** As a program that was compiled from nothing. */
    @BeforeEach
    void keepOnitamasProgram() throws IOException {
        site = Files.createDirectory(folder.resolve("site"));
        Path version = Files.createDirectories(folder.resolve("kept/onitama/javascript/01234567"));
        Files.writeString(version.resolve("inputs.txt"), Digest.of((Runtime.version() + "\n").getBytes(StandardCharsets.UTF_8)) + '\n');
        Files.writeString(version.resolve("app.js"), "Onitama");
    }

    private ProgramsOnDemand programs() throws IOException {
        return new ProgramsOnDemand(site, List.of(), folder.resolve("kept"), "JAVASCRIPT");
    }

    @Test
    void aProgramComesIntoTheSite() throws IOException {
        try (ProgramsOnDemand programs = programs()) {
            assertTrue(programs.test("code/onitama.js"));
            assertEquals("Onitama", Files.readString(site.resolve("code/onitama.js")));
        }
    }

    @Test
    void otherFilesAreNotMade() throws IOException {
        try (ProgramsOnDemand programs = programs()) {
            assertFalse(programs.test("code/chess.js"));
            assertFalse(programs.test("onitama/index.html"));
        }
    }

    @Test
    void whatCannotBeCompiledIsTold() throws IOException {
        try (ProgramsOnDemand programs = programs()) {
            Exception failure = assertThrows(IllegalStateException.class, () -> programs.test("code/unlur.js"));
            assertTrue(failure.getMessage().contains("no compiler"), failure.getMessage());
            assertFalse(Files.exists(site.resolve("code/unlur.js")));
        }
    }
}
