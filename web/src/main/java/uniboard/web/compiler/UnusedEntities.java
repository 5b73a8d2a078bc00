package uniboard.web.compiler;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.teavm.backend.wasm.model.WasmEntity;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmGlobal;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.expression.WasmCall;
import org.teavm.backend.wasm.model.expression.WasmDefaultExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmFunctionReference;
import org.teavm.backend.wasm.model.expression.WasmGetGlobal;
import org.teavm.backend.wasm.model.expression.WasmSetGlobal;

/**
 * Removes functions and globals that nothing leads to from what a module exports and starts with, and the declarations of references to
 * functions that a constant mentions anyway.
 */
final class UnusedEntities extends WasmDefaultExpressionVisitor {
    private final Set<WasmEntity> used = new HashSet<>();
    private final Deque<WasmFunction> functions = new ArrayDeque<>();
    private final Deque<WasmGlobal> globals = new ArrayDeque<>();
    private final Set<WasmFunction> constants = new HashSet<>();
    private boolean inConstant;

    private UnusedEntities() {
    }

    static void remove(WasmModule module) {
        UnusedEntities entities = new UnusedEntities();
        entities.follow(module);
        module.functions.removeIf(function -> function.getImportName() == null && !entities.used.contains(function));
        module.globals.removeIf(global -> global.getImportName() == null && !entities.used.contains(global));
        entities.constants.forEach(function -> function.setReferenced(false));
    }

    private void follow(WasmModule module) {
        module.functions.stream().filter(function -> function.getExportName() != null).forEach(this::use);
        module.globals.stream().filter(global -> global.getExportName() != null).forEach(this::use);
        module.getFunctionTable().forEach(this::use);
        use(module.getStartFunction());
        while (!functions.isEmpty() || !globals.isEmpty()) {
            inConstant = false;
            while (!functions.isEmpty()) visitMany(functions.remove().getBody());
            inConstant = true;
            while (!globals.isEmpty()) visitDefault(globals.remove().getInitialValue());
        }
    }

    private void use(WasmFunction function) {
        if (used.add(function)) functions.add(function);
    }

    private void use(WasmGlobal global) {
        if (used.add(global) && global.getInitialValue() != null) globals.add(global);
    }

    @Override
    public void visit(WasmCall expression) {
        super.visit(expression);
        use(expression.getFunction());
    }

    @Override
    public void visit(WasmFunctionReference expression) {
        if (inConstant) constants.add(expression.getFunction());
        use(expression.getFunction());
    }

    @Override
    public void visit(WasmGetGlobal expression) {
        use(expression.getGlobal());
    }

    @Override
    public void visit(WasmSetGlobal expression) {
        super.visit(expression);
        use(expression.getGlobal());
    }
}
