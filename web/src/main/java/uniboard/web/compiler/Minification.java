package uniboard.web.compiler;

import com.google.javascript.jscomp.CompilationLevel;
import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.CompilerOptions.LanguageMode;
import com.google.javascript.jscomp.Result;
import com.google.javascript.jscomp.SourceFile;
import com.google.javascript.jscomp.WarningLevel;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Makes a compiled program a twentieth smaller: what TeaVM writes still has names, blocks and repetitions that a browser needn't read. */
final class Minification {
    private Minification() {
    }

    /**
     * Only where the program has changed since.
     *
     * @return the file beside the program that is smaller
     * @throws IllegalStateException if the program can't be read
     */
    static Path of(Path program) throws IOException {
        String source = Files.readString(program);
        String digest = Digest.of(source.getBytes(StandardCharsets.UTF_8));
        Path smaller = program.resolveSibling("app." + digest + ".min.js");
        if (!Files.exists(smaller)) Files.writeString(smaller, smaller(program.getFileName().toString(), source));
        return smaller;
    }

    private static String smaller(String name, String source) {
        CompilerOptions options = new CompilerOptions();
        CompilationLevel.SIMPLE_OPTIMIZATIONS.setOptionsForCompilationLevel(options);
        WarningLevel.QUIET.setOptionsForWarningLevel(options);
        options.setLanguageIn(LanguageMode.ECMASCRIPT_NEXT);
        // As TeaVM writes it: nothing is to be rewritten for older browsers.
        options.setLanguageOut(LanguageMode.ECMASCRIPT_2020);
        options.setRewritePolyfills(false);
        Compiler compiler = new Compiler();
        // In the caller's thread, of which there are as many as processors.
        compiler.disableThreads();
        Result result = compiler.compile(List.of(), List.of(SourceFile.fromCode(name, source)), options);
        if (!result.success) throw new IllegalStateException(name + " can't be made smaller: " + result.errors);
        return compiler.toSource();
    }
}
