package uniboard.web.compiler;

import com.google.javascript.jscomp.CompilationLevel;
import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.CompilerOptions.LanguageMode;
import com.google.javascript.jscomp.Result;
import com.google.javascript.jscomp.SourceFile;
import com.google.javascript.jscomp.WarningLevel;
import java.util.List;

/** Makes scripts smaller: what TeaVM writes by a twentieth, a page's by a fifth. A browser needn't read names, blocks and repetitions. */
public final class Minification {
    private Minification() {
    }

    /**
     * @param name of the script's file, for messages
     * @throws IllegalStateException if the program can't be read
     */
    static String of(String name, String program) {
        // As TeaVM writes it: nothing is rewritten for older browsers.
        return of(name, program, LanguageMode.ECMASCRIPT_2020);
    }

    /**
     * @param name   of the script's file, for messages
     * @param script keeps what it knows of the language
     * @throws IllegalStateException if the script can't be read
     */
    public static String ofPage(String name, String script) {
        return of(name, script, LanguageMode.ECMASCRIPT_NEXT);
    }

    private static String of(String name, String script, LanguageMode language) {
        CompilerOptions options = new CompilerOptions();
        CompilationLevel.SIMPLE_OPTIMIZATIONS.setOptionsForCompilationLevel(options);
        WarningLevel.QUIET.setOptionsForWarningLevel(options);
        options.setLanguageIn(LanguageMode.ECMASCRIPT_NEXT);
        options.setLanguageOut(language);
        options.setRewritePolyfills(false);
        // Line breaks come at random places, and cost more than one byte in a hundred after gzip.
        options.setLineLengthThreshold(Integer.MAX_VALUE);
        Compiler compiler = new Compiler();
        // In the caller's thread, of which there are as many as processors.
        compiler.disableThreads();
        Result result = compiler.compile(List.of(), List.of(SourceFile.fromCode(name, script)), options);
        if (!result.success) throw new IllegalStateException(name + " can't be made smaller: " + result.errors);
        return compiler.toSource();
    }
}
