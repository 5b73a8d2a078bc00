package uniboard.web.compiler;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A program as it is kept: a folder with the files of its {@link Target}. */
public final class CompiledProgram {
    private static final String MINIFIED = "app.min.js";

    private final Path folder;

    CompiledProgram(Path folder) {
        this.folder = folder;
    }

    /** @param name as {@link Target} has it */
    public byte[] file(String name) throws IOException {
        return Files.readAllBytes(folder.resolve(name));
    }

    /** The JavaScript made smaller, once for all builds. */
    byte[] minified() {
        try {
            Path minified = folder.resolve(MINIFIED);
            if (!Files.exists(minified)) KeptPrograms.add(minified, Minification.of(Files.readString(folder.resolve(Target.SCRIPT))));
            return Files.readAllBytes(minified);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
