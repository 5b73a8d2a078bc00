package uniboard.web.compiler;

import com.google.javascript.jscomp.CheckLevel;
import com.google.javascript.jscomp.CommandLineRunner;
import com.google.javascript.jscomp.CompilationLevel;
import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.CompilerOptions.LanguageMode;
import com.google.javascript.jscomp.DependencyOptions;
import com.google.javascript.jscomp.DiagnosticGroups;
import com.google.javascript.jscomp.ModuleIdentifier;
import com.google.javascript.jscomp.Result;
import com.google.javascript.jscomp.SourceFile;
import com.google.javascript.jscomp.WarningLevel;
import com.google.javascript.jscomp.deps.ModuleLoader.ResolutionMode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes one script of a page's modules, and checks them: each name is declared or imported, each import is exported somewhere. */
public final class ScriptBundle {
    /** What pages have that the compiler's account of browsers lacks. */
    private static final String OURS = "var uniboard, TeaVM, scrollTo, matchMedia, innerWidth, innerHeight, devicePixelRatio, "
        + "localStorage, sessionStorage, caches;";

    /** For whom the script is. */
    public enum Form {
        /** Small, for players. */
        SERVED,
        /** To be read in the browser's tools. */
        READABLE
    }

    private ScriptBundle() {
    }

    /**
     * @param modules texts by their paths, such as {@code script/start.js}
     * @param entry   the path of the module that runs what the others declare
     * @throws IllegalStateException if a module can't be read, or lacks a name
     */
    public static String of(Map<String, String> modules, String entry, Form form) {
        CompilerOptions options = new CompilerOptions();
        CompilationLevel.SIMPLE_OPTIMIZATIONS.setOptionsForCompilationLevel(options);
        WarningLevel.QUIET.setOptionsForWarningLevel(options);
        options.setLanguageIn(LanguageMode.ECMASCRIPT_NEXT);
        options.setLanguageOut(LanguageMode.ECMASCRIPT_NEXT);
        options.setRewritePolyfills(false);
        options.setModuleResolutionMode(ResolutionMode.BROWSER);
        options.setDependencyOptions(DependencyOptions.pruneForEntryPoints(List.of(ModuleIdentifier.forFile(entry))));
        options.setCheckSymbols(true);
        options.setWarningLevel(DiagnosticGroups.UNDEFINED_VARIABLES, CheckLevel.ERROR);
        options.setWarningLevel(DiagnosticGroups.MODULE_LOAD, CheckLevel.ERROR);
        // What modules export stands in no objects.
        options.setCollapsePropertiesLevel(CompilerOptions.PropertyCollapseLevel.MODULE_EXPORT);
        options.setRemoveUnusedVariables(CompilerOptions.Reach.ALL);
        options.setPrettyPrint(form == Form.READABLE);
        Compiler compiler = new Compiler();
        // In the caller's thread, of which there are as many as processors.
        compiler.disableThreads();
        List<SourceFile> sources = new ArrayList<>();
        modules.forEach((path, text) -> sources.add(SourceFile.fromCode(path, text)));
        Result result = compiler.compile(externs(), sources, options);
        if (!result.success) throw new IllegalStateException("The modules of " + entry + " can't be put together: " + result.errors);
        // In a function, which hides the names, they can be made short as well.
        String script = "(() => {\n" + compiler.toSource() + "})();\n";
        return form == Form.SERVED ? Minification.ofPage(entry, script) : script;
    }

    private static List<SourceFile> externs() {
        try {
            List<SourceFile> externs = new ArrayList<>(CommandLineRunner.getBuiltinExterns(CompilerOptions.Environment.BROWSER));
            externs.add(SourceFile.fromCode("ours.js", OURS));
            return externs;
        } catch (IOException e) {
            throw new IllegalStateException("The compiler knows nothing of browsers", e);
        }
    }
}
