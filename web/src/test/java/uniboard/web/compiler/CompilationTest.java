package uniboard.web.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.teavm.model.ValueType;
import org.teavm.vm.TeaVMOptimizationLevel;

/** A small program compiled as those of the site are. */
class CompilationTest {
    @TempDir
    private Path folder;

    /** Looks for a method that the program calls, one that it doesn't call, and one that there isn't. */
    private static final class NoBits extends NewBodies {
        NoBits() {
            for (String method : new String[] {"bitCount", "reverse", "countBits"})
                give("java.lang.Integer", method, body -> body.constant(0).returnValue(), int.class, int.class);
        }
    }

    private static Compilation compilation(Alteration... alterations) {
        return new Compilation("A small program", SmallProgram.class, TeaVMOptimizationLevel.SIMPLE, List.of(alterations));
    }

    @Test
    void anAlterationThatMeetsNothingFailsTheBuild() {
        Compilation compilation = compilation(new NoBits());
        Exception failure = assertThrows(IllegalStateException.class, () -> compilation.toJavaScript(folder.resolve("small.js")));
        assertTrue(failure.getMessage().startsWith(
            "A small program: NoBits looked for java.lang.Integer.reverse(int) and java.lang.Integer.countBits(int) and met"),
            failure.getMessage());
    }

    /** What the runtime of the small program has of scripts; made where the compiler is loaded as for the site. */
    public static final class ScriptTable implements Function<Path, String> {
        @Override
        public String apply(Path file) {
            WasmScripts scripts = compilation().toWebAssembly(file);
            try {
                byte[] program = Files.readAllBytes(file);
                boolean hasText = new String(program, StandardCharsets.ISO_8859_1).contains("screen.width");
                assertFalse(hasText, "The script's text is in the program");
                assertEquals("{}", scripts.table(new byte[0]));
                return scripts.table(program);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Test
    @SuppressWarnings("unchecked")
    void scriptsThatAProgramDoesNotHoldAreLeftOut() throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (CompilerLoader loader = new CompilerLoader(Compilations.classPath())) {
            thread.setContextClassLoader(loader);
            Class<?> type = Class.forName(ScriptTable.class.getName(), true, loader);
            String table = ((Function<Path, String>) type.getConstructor().newInstance()).apply(folder.resolve("small.wasm"));
            assertTrue(table.contains("return screen.width;"), table);
            assertTrue(table.contains("'number '+number"), table);
            assertFalse(table.contains("screen.height"), table);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Test
    void errorsHaveNamesAndNothingElse() throws Exception {
        try (CompilerLoader loader = new CompilerLoader(Compilations.classPath())) {
            Class<?> names = Class.forName(ErrorNames.class.getName(), true, loader);
            assertEquals(loader, names.getClassLoader());
            Class.forName("org.teavm.model.analysis.ClassMetadataRequirements", true, loader);
        }
        ValueType error = ValueType.object(NumberFormatException.class.getName());
        ValueType[] types = {ValueType.INTEGER, ValueType.object(SmallProgram.class.getName()), error, ValueType.object("Made$lambda$_1_0"),
            ValueType.arrayOf(error)};
        assertEquals(List.of(error), List.of(ErrorNames.of(types)));
    }

    @Test
    void programsMadeOneAfterTheOtherAreTheSame() throws IOException {
        Path first = folder.resolve("first.js");
        Path second = folder.resolve("second.js");
        compilation().toJavaScript(first);
        compilation().toWebAssembly(folder.resolve("small.wasm"));
        compilation().toJavaScript(second);
        assertEquals(Files.readString(first), Files.readString(second));
    }
}
