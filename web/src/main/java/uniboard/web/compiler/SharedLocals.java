package uniboard.web.compiler;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.WasmType;
import org.teavm.backend.wasm.model.expression.WasmDefaultExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmGetLocal;
import org.teavm.backend.wasm.model.expression.WasmReplacingExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmSetLocal;
import org.teavm.backend.wasm.model.expression.WasmTry;

/**
 * Coalesces locals of the same type that are never live at the same time, copies first. TeaVM keeps a local for each variable of a method
 * and of all methods inlined into it.
 */
final class SharedLocals {
    private final WasmFunction function;
    private final List<WasmLocal> locals;
    private final int parameters;
    private final LocalFlow flow;
    /** The interference graph: by index, the locals that must not share one with it. */
    private final BitSet[] apart;
    private final BitSet[] members;
    private final int[] standIn;

    private SharedLocals(WasmFunction function) {
        this.function = function;
        locals = function.getLocalVariables();
        parameters = Math.min(function.getType().getParameterTypes().size(), locals.size());
        flow = new LocalFlow(function);
        apart = new BitSet[locals.size()];
        members = new BitSet[locals.size()];
        standIn = new int[locals.size()];
        for (int i = 0; i < locals.size(); i++) {
            apart[i] = new BitSet();
            members[i] = new BitSet();
            members[i].set(i);
            standIn[i] = i;
        }
    }

    static void share(WasmModule module) {
        for (WasmFunction function : module.functions) share(function);
    }

    static void share(WasmFunction function) {
        if (function.getLocalVariables().size() < 2 || function.getBody().isEmpty()) return;
        new SharedLocals(function).share();
    }

    private void share() {
        keepFirstValuesApart();
        for (LocalStep step : flow.steps()) if (step.isAssignment()) keepApart(step);
        for (LocalStep step : flow.steps()) {
            WasmLocal source = source(step);
            if (source != null) join(source.getIndex(), step.local().getIndex());
        }
        List<Integer> order = order();
        for (int i = 0; i < order.size(); i++) {
            if (standIn[order.get(i)] != order.get(i)) continue;
            for (int j = 0; j < i; j++) if (join(order.get(j), order.get(i))) break;
        }
        rename();
        StatementLists.each(function, list -> list.removeIf(statement -> isIdle(statement) && !(statement instanceof Tee)));
        new WasmReplacingExpressionVisitor(part -> part instanceof Tee tee && isIdle(tee) ? tee.getValue() : part).replace(function);
    }

    private List<Integer> order() {
        Set<Integer> order = new LinkedHashSet<>();
        for (int i = 0; i < parameters; i++) order.add(i);
        for (LocalStep step : flow.steps()) if (step.local() != null) order.add(step.local().getIndex());
        return new ArrayList<>(order);
    }

    /** Locals start as zero or null, parameters as the arguments. */
    private void keepFirstValuesApart() {
        BitSet first = (BitSet) flow.neededAtStart().clone();
        first.set(0, parameters);
        first.stream().forEach(i -> {
            apart[i].or(first);
            apart[i].clear(i);
        });
    }

    /** A written local interferes with all that are live after the write, but for the source of a copy. */
    private void keepApart(LocalStep assignment) {
        BitSet others = assignment.neededAfter();
        int assigned = assignment.local().getIndex();
        others.clear(assigned);
        WasmLocal source = source(assignment);
        if (source != null) others.clear(source.getIndex());
        apart[assigned].or(others);
        others.stream().forEach(i -> apart[i].set(assigned));
    }

    private static WasmLocal source(LocalStep step) {
        return step.expression() instanceof WasmSetLocal assignment && assignment.getValue() instanceof WasmGetLocal read
            ? read.getLocal() : null;
    }

    private boolean join(int a, int b) {
        int kept = Math.min(standIn[a], standIn[b]);
        int gone = Math.max(standIn[a], standIn[b]);
        if (kept == gone || !canShare(kept, gone)) return false;
        apart[kept].or(apart[gone]);
        members[kept].or(members[gone]);
        members[gone].stream().forEach(i -> standIn[i] = kept);
        return true;
    }

    private boolean canShare(int kept, int gone) {
        WasmType type = locals.get(kept).getType();
        // A non-nullable local must be assigned before any read.
        if (type != locals.get(gone).getType() || type instanceof WasmType.Reference reference && !reference.isNullable()) return false;
        return !apart[kept].intersects(members[gone]) && !apart[gone].intersects(members[kept]);
    }

    private WasmLocal shared(WasmLocal local) {
        return locals.get(standIn[local.getIndex()]);
    }

    private void rename() {
        new WasmDefaultExpressionVisitor() {
            @Override
            public void visit(WasmGetLocal expression) {
                expression.setLocal(shared(expression.getLocal()));
            }

            @Override
            public void visit(WasmSetLocal expression) {
                super.visit(expression);
                expression.setLocal(shared(expression.getLocal()));
            }

            @Override
            public void visit(WasmTry expression) {
                super.visit(expression);
                expression.getCatches().forEach(caught ->
                    caught.getCatchVariables().replaceAll(local -> local == null ? null : shared(local)));
            }
        }.visitMany(function.getBody());
    }

    private static boolean isIdle(WasmExpression statement) {
        return statement instanceof WasmSetLocal assignment && assignment.getValue() instanceof WasmGetLocal read
            && read.getLocal() == assignment.getLocal();
    }
}
