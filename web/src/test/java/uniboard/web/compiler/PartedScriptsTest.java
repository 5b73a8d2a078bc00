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
import java.util.ArrayList;
import java.util.Comparator;
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

/** Small programs in two, three and four scripts, made as those of the site are. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PartedScriptsTest {
    /** What a feature behind the door may add to the first script, compressed. */
    private static final int MOST_BYTES = 200;

    private List<String> small;
    private List<String> larger;
    private List<String> further;
    private List<String> twins;

    /** Compiles where the compiler is loaded as for the site: a program's name and a file, for the texts of its scripts. */
    public static final class Parted implements BiFunction<String, Path, List<String>> {
        @Override
        public List<String> apply(String name, Path file) {
            try {
                Class<?> main = Class.forName(name);
                List<MethodReference> doors = new ArrayList<>();
                for (Class<?> each : main.getDeclaredClasses()) if (each.getName().endsWith("Door")) doors.add(ClosedDoor.in(each));
                doors.sort(Comparator.comparing(MethodReference::getClassName));
                ProgramParts parts = new ProgramParts(doors, closed -> program(main, closed).reach());
                NamedParts named = program(main, List.of()).toJavaScript(file, parts);
                return new PartedScripts(Files.readString(file), named, parts).texts();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        }

        private static Compilation program(Class<?> main, List<MethodReference> closed) {
            List<Alteration> alterations = new ArrayList<>();
            for (MethodReference door : closed) alterations.add(new ClosedDoor(door));
            return new Compilation("A parted program", main, TeaVMOptimizationLevel.ADVANCED, alterations);
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
            twins = compiler.apply(TwinDoorsProgram.class.getName(), folder.resolve("parted.js"));
            further = compiler.apply(FurtherProgram.class.getName(), folder.resolve("parted.js"));
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
    void eachOfThreeScriptsHasWhatIsNeededFromItsDoorOn() {
        assertEquals(3, further.size());
        assertIsIn(0, "said at first ", " by an adult at first", "a child at first", "seen at first");
        assertIsIn(1, " said in the hall", "kept in the hall", "rung in the hall ", " by an adult later", "a child later");
        assertIsIn(2, " said in the attic", "kept in the attic", "rung in the attic ", " by an adult at last", "a child at last");
    }

    private void assertIsIn(int script, String... strings) {
        for (String string : strings)
            for (int i = 0; i < further.size(); i++) assertEquals(i == script, further.get(i).contains('"' + string + '"'), i + string);
    }

    /** The second one completes classes of the first one, the third one once more. */
    @Test
    void whatIsAskedOfAnEarlierClassLaterComesLater() {
        for (int script = 1; script < 3; script++)
            assertTrue(further.get(script).split("\\.prototype;c\\.", -1).length > 2, further.get(script));
    }

    /** They are known from the second script on, each filled by its own. */
    @Test
    void aPartMayHaveTheDoorsOfTwoLaterOnes() {
        assertEquals(4, twins.size());
        List<String> told = List.of(" seen from the landing", " behind the left door", " behind the right door");
        for (int part = 1; part < twins.size(); part++) {
            for (int script = 0; script < twins.size(); script++)
                assertEquals(script == part, twins.get(script).contains('"' + told.get(part - 1) + '"'), part + twins.get(script));
        }
        assertEquals(2, ScriptNames.of("landing", twins.get(1)).declared().size());
    }

    @Test
    void theThirdScriptIsHandedWhatItMentionsByTheSecondOne() {
        ScriptNames first = ScriptNames.of("first", further.get(0));
        ScriptNames later = ScriptNames.of("later", further.get(1));
        ScriptNames last = ScriptNames.of("last", further.get(2));
        assertTrue(further.get(1).contains("uniboardRest=f=>f("), further.get(1));
        assertFalse(further.get(2).contains("uniboardRest=f=>f("), further.get(2));
        assertEquals(Set.of(), last.declared());
        // Its door, and the field that it changes.
        assertEquals(2, later.declared().size());
        assertTrue(last.free().containsAll(later.declared()), () -> later.declared() + " in " + last.free());
        assertFalse(first.free().stream().anyMatch(later.declared()::contains));
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
