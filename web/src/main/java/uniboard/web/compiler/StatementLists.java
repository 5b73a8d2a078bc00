package uniboard.web.compiler;

import java.util.List;
import java.util.function.Consumer;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.expression.WasmBlock;
import org.teavm.backend.wasm.model.expression.WasmConditional;
import org.teavm.backend.wasm.model.expression.WasmDefaultExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmTry;

/** Goes through all lists of statements of a function, the innermost first; each may be changed when its turn comes. */
final class StatementLists extends WasmDefaultExpressionVisitor {
    private final Consumer<List<WasmExpression>> action;

    private StatementLists(Consumer<List<WasmExpression>> action) {
        this.action = action;
    }

    static void each(WasmFunction function, Consumer<List<WasmExpression>> action) {
        new StatementLists(action).visitMany(function.getBody());
        action.accept(function.getBody());
    }

    @Override
    public void visit(WasmBlock block) {
        super.visit(block);
        action.accept(block.getBody());
    }

    @Override
    public void visit(WasmConditional conditional) {
        super.visit(conditional);
        action.accept(conditional.getThenBlock().getBody());
        action.accept(conditional.getElseBlock().getBody());
    }

    @Override
    public void visit(WasmTry attempt) {
        super.visit(attempt);
        action.accept(attempt.getBody());
        attempt.getCatches().forEach(caught -> action.accept(caught.getBody()));
    }
}
