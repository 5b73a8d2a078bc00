package uniboard.web.compiler;

import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.CompilerOptions.LanguageMode;
import com.google.javascript.jscomp.SourceFile;
import com.google.javascript.jscomp.WarningLevel;
import com.google.javascript.rhino.InputId;
import com.google.javascript.rhino.Node;
import java.util.List;

/** A script as its parser understands it. */
final class ParsedScript {
    private ParsedScript() {
    }

    /**
     * @param name for messages
     * @return the script, whose nodes know where they begin and end in the text
     * @throws IllegalStateException if it can't be read
     */
    static Node of(String name, String script) {
        CompilerOptions options = new CompilerOptions();
        options.setLanguageIn(LanguageMode.ECMASCRIPT_NEXT);
        options.setPreserveDetailedSourceInfo(true);
        WarningLevel.QUIET.setOptionsForWarningLevel(options);
        Compiler compiler = new Compiler();
        // In the caller's thread, of which there are as many as processors.
        compiler.disableThreads();
        compiler.init(List.of(), List.of(SourceFile.fromCode(name, script)), options);
        Node root = compiler.getInput(new InputId(name)).getAstRoot(compiler);
        if (compiler.hasErrors()) throw new IllegalStateException(name + " can't be read: " + compiler.getErrors());
        return root;
    }
}
