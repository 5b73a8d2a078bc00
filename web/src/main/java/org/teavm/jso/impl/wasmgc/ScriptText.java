package org.teavm.jso.impl.wasmgc;

import org.teavm.backend.javascript.rendering.AstWriter;
import org.teavm.jso.impl.JSBodyAstEmitter;
import org.teavm.jso.impl.JSBodyBloatedEmitter;
import org.teavm.jso.impl.JSBodyEmitter;

/** Stands in TeaVM's package because the writer that makes the text of a {@code @JSBody} script for WebAssembly is visible only there. */
public final class ScriptText {
    private ScriptText() {
    }

    /**
     * The very text that TeaVM puts into the compiled program.
     *
     * @param expression whether the script was found to be a single expression
     */
    public static String of(JSBodyEmitter script, boolean expression) {
        if (script instanceof JSBodyBloatedEmitter plain) return plain.script;
        WasmGCJSBodyWriter writer = new WasmGCJSBodyWriter();
        if (expression) writer.append("return ");
        AstWriter ast = new AstWriter(writer, name -> (w, precedence) -> w.append(name));
        if (!script.isStatic()) ast.declareNameEmitter("this", (w, precedence) -> w.append("__this__"));
        ast.print(((JSBodyAstEmitter) script).ast);
        if (expression) writer.append(";");
        return writer.sb.toString();
    }
}
