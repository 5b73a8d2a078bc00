package uniboard.web.compiler;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.expression.WasmArrayGet;
import org.teavm.backend.wasm.model.expression.WasmArrayLength;
import org.teavm.backend.wasm.model.expression.WasmArrayNewDefault;
import org.teavm.backend.wasm.model.expression.WasmArrayNewFixed;
import org.teavm.backend.wasm.model.expression.WasmArraySet;
import org.teavm.backend.wasm.model.expression.WasmBlock;
import org.teavm.backend.wasm.model.expression.WasmBranch;
import org.teavm.backend.wasm.model.expression.WasmBreak;
import org.teavm.backend.wasm.model.expression.WasmCall;
import org.teavm.backend.wasm.model.expression.WasmCallReference;
import org.teavm.backend.wasm.model.expression.WasmCast;
import org.teavm.backend.wasm.model.expression.WasmCastBranch;
import org.teavm.backend.wasm.model.expression.WasmConditional;
import org.teavm.backend.wasm.model.expression.WasmConversion;
import org.teavm.backend.wasm.model.expression.WasmDefaultExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmDrop;
import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmExternConversion;
import org.teavm.backend.wasm.model.expression.WasmFloatBinary;
import org.teavm.backend.wasm.model.expression.WasmFloatUnary;
import org.teavm.backend.wasm.model.expression.WasmGetLocal;
import org.teavm.backend.wasm.model.expression.WasmIntBinary;
import org.teavm.backend.wasm.model.expression.WasmIntUnary;
import org.teavm.backend.wasm.model.expression.WasmIsNull;
import org.teavm.backend.wasm.model.expression.WasmNullBranch;
import org.teavm.backend.wasm.model.expression.WasmPop;
import org.teavm.backend.wasm.model.expression.WasmPush;
import org.teavm.backend.wasm.model.expression.WasmReferencesEqual;
import org.teavm.backend.wasm.model.expression.WasmReplacingExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmReturn;
import org.teavm.backend.wasm.model.expression.WasmSetGlobal;
import org.teavm.backend.wasm.model.expression.WasmSetLocal;
import org.teavm.backend.wasm.model.expression.WasmStructGet;
import org.teavm.backend.wasm.model.expression.WasmStructNew;
import org.teavm.backend.wasm.model.expression.WasmStructSet;
import org.teavm.backend.wasm.model.expression.WasmSwitch;
import org.teavm.backend.wasm.model.expression.WasmTest;
import org.teavm.backend.wasm.model.expression.WasmThrow;

/**
 * Sinks the value assigned to a local to the local's first read, if nothing in between interferes with it; the assignment vanishes if
 * that is the only read, and else becomes a {@link Tee} there.
 */
final class LateValues {
    private enum Way { FOUND, ON, BARRED }

    private final WasmFunction function;
    private final LocalFlow flow;
    /** Locals whose liveness is out of date: something that mentions them has moved. */
    private final Set<WasmLocal> moved = new HashSet<>();
    private boolean isAnyMoved;

    private LateValues(WasmFunction function) {
        this.function = function;
        flow = new LocalFlow(function);
    }

    static void move(WasmModule module) {
        for (WasmFunction function : module.functions) move(function);
    }

    /** Repeated until nothing moves: each move may enable others. */
    static void move(WasmFunction function) {
        if (function.getLocalVariables().isEmpty() || hasStack(function)) return;
        LateValues values;
        do {
            values = new LateValues(function);
            values.move();
        } while (values.isAnyMoved);
    }

    /** Whether it pops operands from the stack, which ties it to its place. */
    private static boolean hasStack(WasmFunction function) {
        boolean[] has = {false};
        new WasmDefaultExpressionVisitor() {
            @Override
            public void visit(WasmPush expression) {
                has[0] = true;
            }

            @Override
            public void visit(WasmPop expression) {
                has[0] = true;
            }
        }.visitMany(function.getBody());
        return has[0];
    }

    private void move() {
        StatementLists.each(function, list -> {
            for (int i = list.size() - 2; i >= 0; i--)
                if (list.get(i) instanceof WasmSetLocal assignment && !(assignment instanceof Tee))
                    new Assignment(assignment).move(list, i);
        });
    }

    private boolean isHandled(WasmLocal local) {
        return flow.neededByHandlers().get(local.getIndex());
    }

    /** A handler may read the local's value at the moment of the throw. */
    private boolean assignsHandled(Effects effects) {
        return effects.assigned().stream().anyMatch(this::isHandled);
    }

    private final class Assignment {
        private final WasmSetLocal assignment;
        private final WasmLocal local;
        private final Effects value;
        private WasmGetLocal read;

        Assignment(WasmSetLocal assignment) {
            this.assignment = assignment;
            local = assignment.getLocal();
            value = Effects.of(assignment.getValue());
        }

        void move(List<WasmExpression> list, int place) {
            if (moved.contains(local) || isHandled(local) || assignsHandled(value)) return;
            Way way = Way.ON;
            int use = place;
            while (way == Way.ON && use + 1 < list.size()) way = way(list.get(++use));
            if (way != Way.FOUND) return;
            LocalStep step = flow.of(read);
            if (step == null || flow.of(assignment) == null) return;
            boolean isLast = !step.neededAfter().get(local.getIndex());
            WasmExpression replacement = isLast ? assignment.getValue() : new Tee(local, assignment.getValue());
            WasmFunction statement = new WasmFunction(function.getType());
            statement.getBody().add(list.get(use));
            new WasmReplacingExpressionVisitor(expression -> expression == read ? replacement : expression).replace(statement);
            list.set(use, statement.getBody().get(0));
            list.remove(place);
            moved.add(local);
            moved.addAll(value.mentioned());
            isAnyMoved = true;
        }

        private Way way(WasmExpression expression) {
            if (expression instanceof WasmGetLocal mention && mention.getLocal() == local) {
                read = mention;
                return Way.FOUND;
            }
            Effects effects = Effects.of(expression);
            if (!effects.mentions(local)) return value.mayFollow(effects) && !assignsHandled(effects) ? Way.ON : Way.BARRED;
            for (WasmExpression part : parts(expression)) {
                Way way = way(part);
                if (way != Way.ON) return way;
            }
            return Way.BARRED;
        }
    }

    /** The operands that are always evaluated before the expression itself, in order; none for kinds unknown here. */
    private static List<WasmExpression> parts(WasmExpression expression) {
        if (expression instanceof WasmSetLocal assignment) return List.of(assignment.getValue());
        if (expression instanceof WasmSetGlobal assignment) return List.of(assignment.getValue());
        if (expression instanceof WasmDrop drop) return List.of(drop.getOperand());
        if (expression instanceof WasmReturn end) return end.getValue() == null ? List.of() : List.of(end.getValue());
        if (expression instanceof WasmThrow end) return end.getArguments();
        if (expression instanceof WasmStructGet read) return List.of(read.getInstance());
        if (expression instanceof WasmStructSet write) return List.of(write.getInstance(), write.getValue());
        if (expression instanceof WasmStructNew creation) return creation.getInitializers();
        if (expression instanceof WasmArrayNewDefault creation) return List.of(creation.getLength());
        if (expression instanceof WasmArrayNewFixed creation) return creation.getElements();
        if (expression instanceof WasmArrayGet read) return List.of(read.getInstance(), read.getIndex());
        if (expression instanceof WasmArraySet write) return List.of(write.getInstance(), write.getIndex(), write.getValue());
        if (expression instanceof WasmArrayLength length) return List.of(length.getInstance());
        if (expression instanceof WasmCall call) return call.getArguments();
        if (expression instanceof WasmCallReference call) {
            List<WasmExpression> parts = new ArrayList<>(call.getArguments());
            parts.add(call.getFunctionReference());
            return parts;
        }
        if (expression instanceof WasmCast cast) return List.of(cast.getValue());
        if (expression instanceof WasmExternConversion conversion) return List.of(conversion.getValue());
        if (expression instanceof WasmTest test) return List.of(test.getValue());
        if (expression instanceof WasmIsNull test) return List.of(test.getValue());
        if (expression instanceof WasmConversion conversion) return List.of(conversion.getOperand());
        if (expression instanceof WasmIntUnary unary) return List.of(unary.getOperand());
        if (expression instanceof WasmFloatUnary unary) return List.of(unary.getOperand());
        if (expression instanceof WasmIntBinary binary) return List.of(binary.getFirst(), binary.getSecond());
        if (expression instanceof WasmFloatBinary binary) return List.of(binary.getFirst(), binary.getSecond());
        if (expression instanceof WasmReferencesEqual equality) return List.of(equality.getFirst(), equality.getSecond());
        if (expression instanceof WasmConditional conditional) return List.of(conditional.getCondition());
        if (expression instanceof WasmSwitch choice) return List.of(choice.getSelector());
        if (expression instanceof WasmBreak jump) return jump.getResult() == null ? List.of() : List.of(jump.getResult());
        if (expression instanceof WasmBranch branch)
            return branch.getResult() == null ? List.of(branch.getCondition()) : List.of(branch.getResult(), branch.getCondition());
        if (expression instanceof WasmNullBranch branch && branch.getResult() == null) return List.of(branch.getValue());
        if (expression instanceof WasmCastBranch branch && branch.getResult() == null) return List.of(branch.getValue());
        if (expression instanceof WasmBlock block && !block.isLoop()) return block.getBody();
        return List.of();
    }
}
