package uniboard.web.compiler;

import com.google.javascript.jscomp.CompilationLevel;
import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.CompilerOptions.LanguageMode;
import com.google.javascript.jscomp.Result;
import com.google.javascript.jscomp.SourceFile;
import com.google.javascript.jscomp.WarningLevel;
import java.util.List;

/** Makes a compiled program a twentieth smaller: what TeaVM writes still has names, blocks and repetitions that a browser needn't read. */
final class Minification {
    private Minification() {
    }

    /** @throws IllegalStateException if the program can't be read */
    static String of(String program) {
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
        Result result = compiler.compile(List.of(), List.of(SourceFile.fromCode(Target.SCRIPT, program)), options);
        if (!result.success) throw new IllegalStateException(Target.SCRIPT + " can't be made smaller: " + result.errors);
        return compiler.toSource();
    }
}
