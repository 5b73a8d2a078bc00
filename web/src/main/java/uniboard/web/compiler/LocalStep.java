package uniboard.web.compiler;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.expression.WasmExpression;

/** A node of the control-flow graph: a read or write of a local, given by its index, or a fork or join. */
final class LocalStep {
    enum Kind { READ, ASSIGNMENT, NEITHER }

    private final Kind kind;
    private final WasmLocal local;
    private final WasmExpression expression;
    private final List<LocalStep> next = new ArrayList<>(2);
    /** The handlers that an exception may reach from here. */
    private final List<LocalStep> handlers;
    private final BitSet neededBefore = new BitSet();

    /** @param expression of the step; null for a handler's variable */
    LocalStep(Kind kind, WasmLocal local, WasmExpression expression, List<LocalStep> handlers) {
        this.kind = kind;
        this.local = local;
        this.expression = expression;
        this.handlers = handlers;
    }

    boolean isRead() {
        return kind == Kind.READ;
    }

    boolean isAssignment() {
        return kind == Kind.ASSIGNMENT;
    }

    WasmLocal local() {
        return local;
    }

    WasmExpression expression() {
        return expression;
    }

    List<LocalStep> handlers() {
        return handlers;
    }

    void leadTo(LocalStep step) {
        next.add(step);
    }

    /** The locals that are live after this step. */
    BitSet neededAfter() {
        BitSet needed = new BitSet();
        for (LocalStep step : next) needed.or(step.neededBefore);
        for (LocalStep handler : handlers) needed.or(handler.neededBefore);
        return needed;
    }

    BitSet neededBefore() {
        return neededBefore;
    }

    /** @return whether the set of live locals has grown */
    boolean update() {
        BitSet needed = neededAfter();
        if (isAssignment()) needed.clear(local.getIndex());
        if (isRead()) needed.set(local.getIndex());
        // Evaluating the value may throw before the assignment.
        for (LocalStep handler : handlers) needed.or(handler.neededBefore);
        int before = neededBefore.cardinality();
        neededBefore.or(needed);
        return neededBefore.cardinality() > before;
    }
}
