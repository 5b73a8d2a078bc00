package uniboard.web.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.teavm.model.MethodReference;
import org.teavm.vm.TeaVMOptimizationLevel;

/** A small program in two scripts, made as those of the site are. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TwoScriptsTest {
    /** What a feature behind the door may add to the first script, compressed. */
    private static final int MOST_BYTES = 200;

    private List<String> small;
    private List<String> larger;

    /** Compiles where the compiler is loaded as for the site: a program's name and a file, for the texts of its two scripts. */
    public static final class Parted implements BiFunction<String, Path, List<String>> {
        @Override
        public List<String> apply(String name, Path file) {
            try {
                Class<?> main = Class.forName(name);
                MethodReference door = ClosedDoor.in(Class.forName(name + "$Door"));
                FirstPart first = new Compilation("Before the door", main, TeaVMOptimizationLevel.ADVANCED, List.of(new ClosedDoor(door)))
                    .reach().without(door);
                Compilation whole = new Compilation("A parted program", main, TeaVMOptimizationLevel.ADVANCED, List.of());
                NamedParts parts = whole.toJavaScript(file, first, door);
                TwoScripts scripts = new TwoScripts(Files.readString(file), parts, first, door);
                return List.of(scripts.first(), scripts.later());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @BeforeAll
    @SuppressWarnings("unchecked")
    void compile(@TempDir Path folder) throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (CompilerLoader loader = new CompilerLoader(Compilations.classPath())) {
            thread.setContextClassLoader(loader);
            Class<?> type = Class.forName(Parted.class.getName(), true, loader);
            BiFunction<String, Path, List<String>> compiler = (BiFunction<String, Path, List<String>>) type.getConstructor().newInstance();
            small = compiler.apply(PartedProgram.class.getName(), folder.resolve("parted.js"));
            larger = compiler.apply(LargerProgram.class.getName(), folder.resolve("parted.js"));
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Test
    void whatStandsBehindTheDoorIsInTheLaterScriptAlone() {
        assertTrue(small.get(0).contains("\"said at first\""), small.get(0));
        for (String later : List.of("kept by what comes later", " said later")) {
            assertFalse(small.get(0).contains(later), later);
            assertTrue(small.get(1).contains(later), later);
        }
        assertFalse(small.get(1).contains("said at first"));
        assertTrue(ScriptNames.of("first", small.get(0)).declared().containsAll(Set.of("main", "uniboardRest")));
        assertEquals(Set.of(), ScriptNames.of("later", small.get(1)).declared());
        assertTrue(ScriptNames.of("later", small.get(1)).free().contains("uniboardRest"));
    }

    @Test
    void aFeatureBehindTheDoorCostsTheFirstScriptNextToNothing() throws IOException {
        assertTrue(larger.get(1).contains("one more room"));
        assertEquals(zipped(small.get(0)), zipped(larger.get(0)), MOST_BYTES);
    }

    private static int zipped(String script) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream zip = new GZIPOutputStream(bytes)) {
            zip.write(script.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.size();
    }

    @Test
    void aNameThatNeitherScriptHasIsFound() {
        String script = "let A=b=>{let c=B(b);return c+window.x+(d=>d+E)(1);};function C(f){var g=f;return g;}";
        ScriptNames names = ScriptNames.of("script", script);
        assertEquals(Set.of("A", "C"), names.declared());
        assertEquals(Set.of("B", "E", "window"), names.free());
    }

    @Test
    void whatCannotBeReadIsNoScript() {
        assertThrows(IllegalStateException.class, () -> ScriptNames.of("script", "let A=;"));
    }
}
