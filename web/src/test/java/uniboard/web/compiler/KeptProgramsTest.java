package uniboard.web.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptProgramsTest {
    private static final String RULES = "uniboard.games.a.Rules";

    @TempDir
    private Path folder;

    /** Of a clone in which the rules have that content. */
    private KeptPrograms clone(String rules) {
        return new KeptPrograms(folder, new ProgramInputs("gdx-1.jar", Map.of(RULES, rules)));
    }

    private static Path compile(KeptPrograms kept, String text) throws IOException {
        Path made = kept.workshop("a", Target.WORKER);
        Files.writeString(made.resolve(Target.WORKER_SCRIPT), text);
        return kept.keep("a", Target.WORKER, made, Set.of(RULES));
    }

    private static String script(Path version) throws IOException {
        return Files.readString(version.resolve(Target.WORKER_SCRIPT));
    }

    @Test
    void anotherCloneFindsWhatItWouldMake() throws IOException {
        compile(clone("1"), "one");
        assertEquals("one", script(clone("1").find("a", Target.WORKER)));
        assertNull(clone("2").find("a", Target.WORKER));
        assertNull(clone("1").find("b", Target.WORKER));
        assertNull(clone("1").find("a", Target.JAVASCRIPT));
    }

    @Test
    void versionsLieBesideEachOther() throws IOException {
        assertNotEquals(compile(clone("1"), "one"), compile(clone("2"), "two"));
        assertEquals("one", script(clone("1").find("a", Target.WORKER)));
        assertEquals("two", script(clone("2").find("a", Target.WORKER)));
    }

    @Test
    void ofTwoBuildsThatMakeTheSameOneIsKept() throws IOException {
        Path late = clone("1").workshop("a", Target.WORKER);
        Files.writeString(late.resolve(Target.WORKER_SCRIPT), "late");
        Path version = compile(clone("1"), "one");
        assertEquals(version, clone("1").keep("a", Target.WORKER, late, Set.of(RULES)));
        assertEquals("one", script(version));
        assertFalse(Files.exists(late));
    }

    @Test
    void aVersionThatIsNotWholeIsNotFound() throws IOException {
        Path made = clone("1").workshop("a", Target.WORKER);
        Files.writeString(made.resolve("inputs.txt"), new ProgramInputs("gdx-1.jar", Map.of(RULES, "1")).of(Set.of(RULES)));
        assertNull(clone("1").find("a", Target.WORKER));
    }

    @Test
    void ofSevenVersionsTheOneGoesThatIsUsedLeast() throws IOException {
        List<Path> old = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            old.add(compile(clone("old " + i), "old"));
            Files.setLastModifiedTime(old.get(i).resolve("inputs.txt"), FileTime.fromMillis(1_000_000L * (i + 1)));
        }
        assertEquals(old.get(0), clone("old 0").find("a", Target.WORKER), "used now");
        compile(clone("new"), "new");
        assertEquals(List.of(true, false, true, true, true, true), old.stream().map(Files::exists).toList());
    }

    @Test
    void whatWasUsedLatelyStays() throws IOException {
        List<Path> versions = new ArrayList<>();
        for (int i = 0; i < 9; i++) versions.add(compile(clone("new " + i), "new"));
        assertTrue(versions.stream().allMatch(Files::exists));
    }
}
