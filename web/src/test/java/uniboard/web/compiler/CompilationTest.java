package uniboard.web.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

    @Test
    void scriptsThatAProgramDoesNotHoldAreLeftOut() throws IOException {
        Path file = folder.resolve("small.wasm");
        WasmScripts scripts = compilation().toWebAssembly(file);
        String table = scripts.table(Files.readAllBytes(file));
        assertTrue(table.contains("return screen.width;"), table);
        assertTrue(table.contains("'number '+number"), table);
        assertFalse(table.contains("screen.height"), table);
        assertEquals("{}", scripts.table(new byte[0]));
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
