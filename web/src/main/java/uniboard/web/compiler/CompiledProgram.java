package uniboard.web.compiler;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;

/** A program as it is kept: a folder with the files of its {@link Target}. */
public final class CompiledProgram {
    private static final String MINIFIED = "min-";

    private final Path folder;
    private final String prefix;

    CompiledProgram(Path folder) {
        this(folder, "");
    }

    /** @param prefix of its files' names */
    private CompiledProgram(Path folder, String prefix) {
        this.folder = folder;
        this.prefix = prefix;
    }

    /** @param name as {@link Target} has it */
    public byte[] file(String name) throws IOException {
        return Files.readAllBytes(folder.resolve(prefix + name));
    }

    /** With the scripts of its JavaScript made smaller, once for all builds. */
    CompiledProgram minified() {
        try {
            if (!Files.exists(folder.resolve(MINIFIED + Target.LATER_SCRIPT))) minify();
            return new CompiledProgram(folder, MINIFIED);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void minify() throws IOException {
        String first = Files.readString(folder.resolve(Target.SCRIPT));
        String later = Files.readString(folder.resolve(Target.LATER_SCRIPT));
        String smallFirst = Minification.of(Target.SCRIPT, first);
        String smallLater = Minification.of(Target.LATER_SCRIPT, later);
        requireNames(first, later, smallFirst, smallLater);
        KeptPrograms.add(folder.resolve(MINIFIED + Target.SCRIPT), smallFirst);
        KeptPrograms.add(folder.resolve(MINIFIED + Target.LATER_SCRIPT), smallLater);
    }

    /** A script that lacks a name would say so only when it comes to use it. */
    private static void requireNames(String first, String later, String smallFirst, String smallLater) {
        requireOnly(ScriptNames.of(Target.SCRIPT, smallFirst), ScriptNames.of(Target.SCRIPT, first), Target.SCRIPT);
        requireOnly(ScriptNames.of(Target.LATER_SCRIPT, smallLater), ScriptNames.of(Target.LATER_SCRIPT, later), Target.LATER_SCRIPT);
    }

    private static void requireOnly(ScriptNames small, ScriptNames before, String script) {
        Set<String> missing = new LinkedHashSet<>(small.free());
        missing.removeAll(before.free());
        if (!missing.isEmpty()) throw new IllegalStateException(script + " lacks " + String.join(", ", missing));
        if (!small.declared().equals(before.declared())) throw new IllegalStateException(script + " declares other names at its top");
    }
}
