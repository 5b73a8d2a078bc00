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
    private static final String LAST_SCRIPT = Target.SCRIPTS.get(Target.SCRIPTS.size() - 1);

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
            if (!Files.exists(folder.resolve(MINIFIED + LAST_SCRIPT))) minify();
            return new CompiledProgram(folder, MINIFIED);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void minify() throws IOException {
        for (String script : Target.SCRIPTS) {
            String text = Files.readString(folder.resolve(script));
            String small = Minification.of(script, text);
            requireNames(ScriptNames.of(script, small), ScriptNames.of(script, text), script);
            KeptPrograms.add(folder.resolve(MINIFIED + script), small);
        }
    }

    /** A script that lacks a name would say so only when it comes to use it. */
    private static void requireNames(ScriptNames small, ScriptNames before, String script) {
        Set<String> missing = new LinkedHashSet<>(small.free());
        missing.removeAll(before.free());
        if (!missing.isEmpty()) throw new IllegalStateException(script + " lacks " + String.join(", ", missing));
        if (!small.declared().equals(before.declared())) throw new IllegalStateException(script + " declares other names at its top");
    }
}
