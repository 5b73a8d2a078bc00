package uniboard.web.compiler;

import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmSetLocal;

/** An assignment that hands its value on, which TeaVM doesn't know; for the order of evaluation and all that look at it, an assignment. */
public final class Tee extends WasmSetLocal {
    private static final int CODE = 0x22;

    public Tee(WasmLocal local, WasmExpression value) {
        super(local, value);
    }

    /** Called where TeaVM writes an assignment's code, see {@link CompilerLoader}. */
    public static int code(int code, WasmSetLocal assignment) {
        return assignment instanceof Tee ? CODE : code;
    }
}
