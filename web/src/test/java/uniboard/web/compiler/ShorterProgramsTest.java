package uniboard.web.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.teavm.vm.TeaVMOptimizationLevel;

/** What is left out of a program does what it did before. */
class ShorterProgramsTest {
    private static final String LIBRARY_ERROR = "index can";

    @TempDir
    private Path folder;

    private String compiled(Alteration... alterations) throws IOException {
        Path file = folder.resolve("choosing.js");
        new Compilation("A choosing program", ChoosingProgram.class, TeaVMOptimizationLevel.SIMPLE, List.of(alterations))
            .toReadableJavaScript(file);
        return Files.readString(file);
    }

    @Test
    void switchesAskForOrdinalsThemselves() throws IOException {
        assertTrue(compiled().contains("SwitchMap"));
        String text = compiled(new DirectSwitches());
        assertFalse(text.contains("SwitchMap"));
        String word = text.substring(text.indexOf("ChoosingProgram_word ="), text.indexOf("said of"));
        List<String> cases = Pattern.compile("case (\\d+):").matcher(word.substring(0, word.indexOf("return"))).results()
            .map(found -> found.group(1)).toList();
        assertEquals(List.of("2", "0"), cases, "the third and the first");
    }

    @Test
    void errorsOfLibrariesAreThrownWithoutWords() throws IOException {
        assertTrue(compiled().contains(LIBRARY_ERROR));
        String text = compiled(new QuietErrors());
        assertFalse(text.contains(LIBRARY_ERROR));
        assertTrue(text.contains("IndexOutOfBoundsException"));
    }
}
