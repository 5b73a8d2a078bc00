package uniboard.web.compiler;

import java.util.ArrayList;
import java.util.List;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.expression.WasmDrop;
import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmReplacingExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmSetLocal;

/** Removes assignments to dead locals, but keeps values that have side effects. */
final class UnreadAssignments {
    private UnreadAssignments() {
    }

    static void remove(WasmModule module) {
        for (WasmFunction function : module.functions) remove(function);
    }

    /** Repeated: a removed assignment may have held the last read of another local. */
    static void remove(WasmFunction function) {
        boolean[] isMore = {!function.getLocalVariables().isEmpty()};
        while (isMore[0]) {
            isMore[0] = false;
            LocalFlow flow = new LocalFlow(function);
            StatementLists.each(function, list -> isMore[0] |= remove(list, flow));
            new WasmReplacingExpressionVisitor(part -> part instanceof Tee tee && isUnread(tee, flow) ? tee.getValue() : part)
                .replace(function);
        }
    }

    private static boolean remove(List<WasmExpression> list, LocalFlow flow) {
        boolean isAnyRemoved = false;
        List<WasmExpression> before = new ArrayList<>(list);
        list.clear();
        for (WasmExpression statement : before) {
            if (statement instanceof WasmSetLocal assignment && !(statement instanceof Tee) && isUnread(assignment, flow)) {
                isAnyRemoved = true;
                if (!Effects.of(assignment.getValue()).isNothing()) list.add(new WasmDrop(assignment.getValue()));
            } else list.add(statement);
        }
        return isAnyRemoved;
    }

    private static boolean isUnread(WasmSetLocal assignment, LocalFlow flow) {
        LocalStep step = flow.of(assignment);
        return step != null && !step.neededAfter().get(assignment.getLocal().getIndex());
    }
}
