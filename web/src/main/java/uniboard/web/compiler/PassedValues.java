package uniboard.web.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.expression.WasmArrayGet;
import org.teavm.backend.wasm.model.expression.WasmArrayLength;
import org.teavm.backend.wasm.model.expression.WasmArraySet;
import org.teavm.backend.wasm.model.expression.WasmBlock;
import org.teavm.backend.wasm.model.expression.WasmBranch;
import org.teavm.backend.wasm.model.expression.WasmCall;
import org.teavm.backend.wasm.model.expression.WasmCallReference;
import org.teavm.backend.wasm.model.expression.WasmCast;
import org.teavm.backend.wasm.model.expression.WasmConditional;
import org.teavm.backend.wasm.model.expression.WasmConversion;
import org.teavm.backend.wasm.model.expression.WasmDefaultExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmDrop;
import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmFloatBinary;
import org.teavm.backend.wasm.model.expression.WasmFunctionReference;
import org.teavm.backend.wasm.model.expression.WasmGetLocal;
import org.teavm.backend.wasm.model.expression.WasmInt32Constant;
import org.teavm.backend.wasm.model.expression.WasmIntBinary;
import org.teavm.backend.wasm.model.expression.WasmIntUnary;
import org.teavm.backend.wasm.model.expression.WasmIsNull;
import org.teavm.backend.wasm.model.expression.WasmNullConstant;
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

/** Hands a value on without a local where nothing but the next statement takes it, and that before it does anything else. */
final class PassedValues {
    private enum Way { FOUND, ON, BARRED }

    private final WasmFunction function;
    private final Map<WasmLocal, Integer> reads;
    /** How many of them stand in the statement after an assignment. */
    private final Map<WasmLocal, Integer> nearReads = new HashMap<>();
    private boolean isAnyPassed;

    private PassedValues(WasmFunction function) {
        this.function = function;
        reads = reads(function.getBody());
    }

    static void pass(WasmModule module) {
        for (WasmFunction function : module.functions) pass(function);
    }

    /** Again and again: what has been passed brings others next to each other. */
    static void pass(WasmFunction function) {
        PassedValues values;
        do {
            values = new PassedValues(function);
            values.pass();
        } while (values.isAnyPassed);
    }

    private void pass() {
        StatementLists.each(function, list -> {
            for (int i = 0; i + 1 < list.size(); i++) {
                if (list.get(i) instanceof WasmSetLocal assignment && readsIn(list.get(i + 1), assignment.getLocal()) == 1)
                    nearReads.merge(assignment.getLocal(), 1, Integer::sum);
            }
        });
        StatementLists.each(function, list -> {
            for (int i = list.size() - 2; i >= 0; i--) if (list.get(i) instanceof WasmSetLocal assignment) pass(list, i, assignment);
        });
    }

    private void pass(List<WasmExpression> list, int place, WasmSetLocal assignment) {
        WasmLocal local = assignment.getLocal();
        // Where all reads are near each belongs to the assignment before it.
        if (!reads.getOrDefault(local, 0).equals(nearReads.getOrDefault(local, 0)) || readsIn(list.get(place + 1), local) != 1) return;
        Set<WasmLocal> assigned = assigned(assignment.getValue());
        if (!isPlain(assignment, list.get(place + 1)) && way(list.get(place + 1), local, assigned) != Way.FOUND) return;
        WasmFunction statement = new WasmFunction(function.getType());
        statement.getBody().add(list.get(place + 1));
        new WasmReplacingExpressionVisitor(expression -> expression instanceof WasmGetLocal read && read.getLocal() == local
            ? assignment.getValue() : expression).replace(statement);
        list.set(place + 1, statement.getBody().get(0));
        list.remove(place);
        isAnyPassed = true;
    }

    /** Whether the value is the same wherever in the statement it is taken. */
    private static boolean isPlain(WasmSetLocal assignment, WasmExpression statement) {
        Set<WasmLocal> assigned = assigned(statement);
        WasmExpression value = assignment.getValue();
        if (assigned.contains(assignment.getLocal())) return false;
        if (value instanceof WasmGetLocal read) return !assigned.contains(read.getLocal());
        return value instanceof WasmInt32Constant || value instanceof WasmNullConstant;
    }

    /** Whether the local is read before anything happens that the value might notice, or that might notice the value. */
    private static Way way(WasmExpression expression, WasmLocal local, Set<WasmLocal> assigned) {
        if (expression instanceof WasmGetLocal read) {
            if (read.getLocal() == local) return Way.FOUND;
            return assigned.contains(read.getLocal()) ? Way.BARRED : Way.ON;
        }
        if (expression instanceof WasmInt32Constant || expression instanceof WasmNullConstant
            || expression instanceof WasmFunctionReference) return Way.ON;
        for (WasmExpression part : firstParts(expression)) {
            Way way = way(part, local, assigned);
            if (way != Way.ON) return way;
        }
        return Way.BARRED;
    }

    /** What is evaluated before an expression itself, in that order; nothing of those that aren't known here. */
    private static List<WasmExpression> firstParts(WasmExpression expression) {
        if (expression instanceof WasmSetLocal assignment) return List.of(assignment.getValue());
        if (expression instanceof WasmSetGlobal assignment) return List.of(assignment.getValue());
        if (expression instanceof WasmDrop drop) return List.of(drop.getOperand());
        if (expression instanceof WasmReturn end) return end.getValue() == null ? List.of() : List.of(end.getValue());
        if (expression instanceof WasmStructGet read) return List.of(read.getInstance());
        if (expression instanceof WasmStructSet write) return List.of(write.getInstance(), write.getValue());
        if (expression instanceof WasmStructNew creation) return creation.getInitializers();
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
        if (expression instanceof WasmTest test) return List.of(test.getValue());
        if (expression instanceof WasmIsNull test) return List.of(test.getValue());
        if (expression instanceof WasmConversion conversion) return List.of(conversion.getOperand());
        if (expression instanceof WasmIntUnary unary) return List.of(unary.getOperand());
        if (expression instanceof WasmIntBinary binary) return List.of(binary.getFirst(), binary.getSecond());
        if (expression instanceof WasmFloatBinary binary) return List.of(binary.getFirst(), binary.getSecond());
        if (expression instanceof WasmReferencesEqual equality) return List.of(equality.getFirst(), equality.getSecond());
        if (expression instanceof WasmConditional conditional) return List.of(conditional.getCondition());
        if (expression instanceof WasmSwitch choice) return List.of(choice.getSelector());
        if (expression instanceof WasmBranch branch && branch.getResult() == null) return List.of(branch.getCondition());
        if (expression instanceof WasmBlock block && !block.isLoop() && !block.getBody().isEmpty()) return List.of(block.getBody().get(0));
        return List.of();
    }

    private static Map<WasmLocal, Integer> reads(List<WasmExpression> body) {
        Map<WasmLocal, Integer> reads = new HashMap<>();
        new WasmDefaultExpressionVisitor() {
            @Override
            public void visit(WasmGetLocal expression) {
                reads.merge(expression.getLocal(), 1, Integer::sum);
            }
        }.visitMany(body);
        return reads;
    }

    private static int readsIn(WasmExpression expression, WasmLocal local) {
        return reads(List.of(expression)).getOrDefault(local, 0);
    }

    private static Set<WasmLocal> assigned(WasmExpression value) {
        Set<WasmLocal> assigned = new HashSet<>();
        new WasmDefaultExpressionVisitor() {
            @Override
            public void visit(WasmSetLocal expression) {
                super.visit(expression);
                assigned.add(expression.getLocal());
            }
        }.visitMany(List.of(value));
        return assigned;
    }
}
