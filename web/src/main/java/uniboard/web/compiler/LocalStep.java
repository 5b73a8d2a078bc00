package uniboard.web.compiler;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.expression.WasmExpression;

/** A step on a function's way that reads a local or assigns it, or where ways part and meet; locals are known by their indexes. */
final class LocalStep {
    enum Kind { READ, ASSIGNMENT, NEITHER }

    private final Kind kind;
    private final WasmLocal local;
    private final WasmExpression expression;
    private final List<LocalStep> next = new ArrayList<>(2);
    /** Where an exception may lead from here. */
    private final List<LocalStep> handlers;
    private final BitSet neededBefore = new BitSet();

    /** @param expression that is this step; null of catching */
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

    /** The locals whose values may still be read when this step has been taken. */
    BitSet neededAfter() {
        BitSet needed = new BitSet();
        for (LocalStep step : next) needed.or(step.neededBefore);
        for (LocalStep handler : handlers) needed.or(handler.neededBefore);
        return needed;
    }

    BitSet neededBefore() {
        return neededBefore;
    }

    /** @return whether more is needed than was known */
    boolean update() {
        BitSet needed = neededAfter();
        if (isAssignment()) needed.clear(local.getIndex());
        if (isRead()) needed.set(local.getIndex());
        // What is assigned may throw before it is.
        for (LocalStep handler : handlers) needed.or(handler.neededBefore);
        int before = neededBefore.cardinality();
        neededBefore.or(needed);
        return neededBefore.cardinality() > before;
    }
}
