package uniboard.web.compiler;

import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmSetLocal;

/** The instruction {@code local.tee}, which TeaVM's model lacks; other visitors take it for an assignment. */
public final class Tee extends WasmSetLocal {
    private static final int CODE = 0x22;

    public Tee(WasmLocal local, WasmExpression value) {
        super(local, value);
    }

    /** Called where TeaVM emits an assignment, see {@link CompilerLoader}. */
    public static int code(int code, WasmSetLocal assignment) {
        return assignment instanceof Tee ? CODE : code;
    }
}
