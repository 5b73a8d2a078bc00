package uniboard.web.compiler;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.expression.WasmBlock;
import org.teavm.backend.wasm.model.expression.WasmBranch;
import org.teavm.backend.wasm.model.expression.WasmBreak;
import org.teavm.backend.wasm.model.expression.WasmDefaultExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmGetLocal;
import org.teavm.backend.wasm.model.expression.WasmReplacingExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmSetLocal;
import org.teavm.backend.wasm.model.expression.WasmTry;

/**
 * Constructs objects in the variable that they are for. As Java does, TeaVM assigns an object when its constructor has run, and holds it in
 * a second local until then; the difference is seen only where a constructor's exception is caught in the same method.
 */
final class ConstructedLocals {
    private final WasmFunction function;
    private final Map<WasmLocal, Integer> otherReads = new HashMap<>();
    private boolean catches;

    private ConstructedLocals(WasmFunction function) {
        this.function = function;
    }

    static void join(WasmModule module) {
        for (WasmFunction function : module.functions) new ConstructedLocals(function).join();
    }

    static void join(WasmFunction function) {
        new ConstructedLocals(function).join();
    }

    private void join() {
        new WasmDefaultExpressionVisitor() {
            @Override
            public void visit(WasmGetLocal expression) {
                otherReads.merge(expression.getLocal(), 1, Integer::sum);
            }

            @Override
            public void visit(WasmTry expression) {
                super.visit(expression);
                catches = true;
            }
        }.visitMany(function.getBody());
        if (catches) return;
        each((list, assignment) -> otherReads.merge(holder(assignment), -reads(assignment), Integer::sum));
        each((list, assignment) -> {
            if (otherReads.get(holder(assignment)) == 0) join(list, assignment);
        });
    }

    private void each(BiConsumer<List<WasmExpression>, WasmSetLocal> action) {
        StatementLists.each(function, list -> {
            for (WasmExpression statement : List.copyOf(list))
                if (statement instanceof WasmSetLocal assignment && isConstruction(assignment)) action.accept(list, assignment);
        });
    }

    private static boolean isConstruction(WasmSetLocal assignment) {
        if (!(assignment.getValue() instanceof WasmBlock block) || block.isLoop() || block.getBody().size() < 2) return false;
        List<WasmExpression> body = block.getBody();
        WasmLocal target = assignment.getLocal();
        return body.get(0) instanceof WasmSetLocal creation && isRead(body.get(body.size() - 1), creation.getLocal())
            && creation.getLocal() != target && creation.getLocal().getType() == target.getType() && isUnmentioned(target, body);
    }

    /** The local that has the object before it is assigned. */
    private static WasmLocal holder(WasmSetLocal assignment) {
        return ((WasmSetLocal) ((WasmBlock) assignment.getValue()).getBody().get(0)).getLocal();
    }

    private static boolean isRead(WasmExpression expression, WasmLocal local) {
        return expression instanceof WasmGetLocal read && read.getLocal() == local;
    }

    /** Nor is the way on left where it might be mentioned. */
    private static boolean isUnmentioned(WasmLocal local, List<WasmExpression> statements) {
        boolean[] met = {false};
        new WasmDefaultExpressionVisitor() {
            @Override
            public void visit(WasmGetLocal expression) {
                met[0] |= expression.getLocal() == local;
            }

            @Override
            public void visit(WasmSetLocal expression) {
                super.visit(expression);
                met[0] |= expression.getLocal() == local;
            }

            @Override
            public void visit(WasmBranch expression) {
                met[0] = true;
            }

            @Override
            public void visit(WasmBreak expression) {
                met[0] = true;
            }
        }.visitMany(statements);
        return !met[0];
    }

    private static int reads(WasmSetLocal assignment) {
        WasmLocal holder = holder(assignment);
        int[] count = {0};
        new WasmDefaultExpressionVisitor() {
            @Override
            public void visit(WasmGetLocal expression) {
                if (expression.getLocal() == holder) count[0]++;
            }
        }.visitDefault(assignment.getValue());
        return count[0];
    }

    private void join(List<WasmExpression> list, WasmSetLocal assignment) {
        WasmLocal holder = holder(assignment);
        WasmLocal target = assignment.getLocal();
        List<WasmExpression> body = ((WasmBlock) assignment.getValue()).getBody();
        WasmFunction steps = new WasmFunction(function.getType());
        steps.getBody().addAll(body.subList(0, body.size() - 1));
        ((WasmSetLocal) body.get(0)).setLocal(target);
        new WasmReplacingExpressionVisitor(expression -> isRead(expression, holder) ? new WasmGetLocal(target) : expression).replace(steps);
        int place = list.indexOf(assignment);
        list.remove(place);
        list.addAll(place, steps.getBody());
    }
}
