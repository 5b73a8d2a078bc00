package uniboard.web.compiler;

import java.util.HashSet;
import java.util.Set;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.WasmType;
import org.teavm.backend.wasm.model.expression.WasmCast;
import org.teavm.backend.wasm.model.expression.WasmDefaultExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmGetLocal;
import org.teavm.backend.wasm.model.expression.WasmReplacingExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmSetLocal;

/**
 * Casts the receiver of an instance method once where it is mentioned often. TeaVM's compact mode takes every receiver as {@code anyref},
 * so that one function serves all virtual tables, and casts it to the method's class wherever it is mentioned.
 */
final class ReceiverCasts {
    /** Below this many, casts of a parameter compress better than an extra local. */
    private static final int CASTS = 10;

    private ReceiverCasts() {
    }

    static void share(WasmModule module) {
        for (WasmFunction function : module.functions)
            if (function.getJavaMethod() != null && takesAnything(function)) share(function);
    }

    private static boolean takesAnything(WasmFunction function) {
        // What is imported has no locals.
        return !function.getLocalVariables().isEmpty() && function.getLocalVariables().get(0).getType() == WasmType.Reference.ANY;
    }

    static void share(WasmFunction function) {
        WasmLocal receiver = function.getLocalVariables().get(0);
        Mentions mentions = new Mentions(receiver);
        for (WasmExpression part : function.getBody()) part.acceptVisitor(mentions);
        if (mentions.assigned || mentions.casts < CASTS || mentions.types.size() != 1) return;
        WasmType.Reference type = mentions.types.iterator().next();
        WasmLocal cast = new WasmLocal(type);
        function.add(cast);
        new WasmReplacingExpressionVisitor(expression -> isCastOf(receiver, expression) ? new WasmGetLocal(cast) : expression)
            .replace(function);
        function.getBody().add(0, new WasmSetLocal(cast, new WasmCast(new WasmGetLocal(receiver), type)));
    }

    private static boolean isCastOf(WasmLocal local, WasmExpression expression) {
        return expression instanceof WasmCast cast && cast.getValue() instanceof WasmGetLocal mention && mention.getLocal() == local;
    }

    private static final class Mentions extends WasmDefaultExpressionVisitor {
        private final WasmLocal receiver;
        private final Set<WasmType.Reference> types = new HashSet<>();
        private int casts;
        /** Methods that can be suspended restore their parameters when they go on. */
        private boolean assigned;

        Mentions(WasmLocal receiver) {
            this.receiver = receiver;
        }

        @Override
        public void visit(WasmCast expression) {
            super.visit(expression);
            if (!isCastOf(receiver, expression)) return;
            casts++;
            types.add(expression.getTargetType());
        }

        @Override
        public void visit(WasmSetLocal expression) {
            super.visit(expression);
            assigned |= expression.getLocal() == receiver;
        }
    }
}
