package uniboard.web.compiler;

import java.util.List;
import java.util.stream.Collectors;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.expression.WasmBlock;
import org.teavm.backend.wasm.model.expression.WasmBranch;
import org.teavm.backend.wasm.model.expression.WasmBreak;
import org.teavm.backend.wasm.model.expression.WasmCall;
import org.teavm.backend.wasm.model.expression.WasmConditional;
import org.teavm.backend.wasm.model.expression.WasmDrop;
import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmGetGlobal;
import org.teavm.backend.wasm.model.expression.WasmGetLocal;
import org.teavm.backend.wasm.model.expression.WasmInt32Constant;
import org.teavm.backend.wasm.model.expression.WasmIntBinary;
import org.teavm.backend.wasm.model.expression.WasmIntBinaryOperation;
import org.teavm.backend.wasm.model.expression.WasmIntUnary;
import org.teavm.backend.wasm.model.expression.WasmReturn;
import org.teavm.backend.wasm.model.expression.WasmSetGlobal;
import org.teavm.backend.wasm.model.expression.WasmSetLocal;
import org.teavm.backend.wasm.model.expression.WasmSwitch;
import org.teavm.backend.wasm.model.expression.WasmThrow;
import org.teavm.backend.wasm.model.expression.WasmTry;

/** Interprets an integer function and records its observable effects. Every fourth call throws. */
final class WasmInterpreter {
    private final StringBuilder trace = new StringBuilder();
    private final int[] locals;
    private int global = 7;
    private int calls;
    private int turns;

    private WasmInterpreter(WasmFunction function) {
        locals = new int[function.getLocalVariables().size()];
        for (int i = 0; i < function.getType().getParameterTypes().size(); i++) locals[i] = i * 3 + 1;
    }

    static String run(WasmFunction function) {
        WasmInterpreter interpreter = new WasmInterpreter(function);
        String end;
        try {
            end = "gives " + interpreter.list(function.getBody());
        } catch (Return returned) {
            end = "gives " + returned.value;
        } catch (Thrown thrown) {
            end = "throws " + thrown.value;
        } catch (Endless endless) {
            end = "goes on";
        }
        return interpreter.trace + end + ' ' + interpreter.global;
    }

    private int list(List<WasmExpression> statements) {
        int result = 0;
        for (WasmExpression statement : statements) result = value(statement);
        return result;
    }

    private int value(WasmExpression expression) {
        if (expression instanceof WasmInt32Constant constant) return constant.getValue();
        if (expression instanceof WasmGetLocal read) return locals[read.getLocal().getIndex()];
        if (expression instanceof WasmSetLocal assignment) return set(assignment.getLocal(), value(assignment.getValue()));
        if (expression instanceof WasmGetGlobal) return global;
        if (expression instanceof WasmSetGlobal assignment) return set(value(assignment.getValue()));
        if (expression instanceof WasmIntBinary binary)
            return result(binary.getOperation(), value(binary.getFirst()), value(binary.getSecond()));
        if (expression instanceof WasmIntUnary negation) return number(value(negation.getOperand()) == 0);
        if (expression instanceof WasmDrop drop) return value(drop.getOperand());
        if (expression instanceof WasmCall call) return call(call.getArguments().stream().map(this::value).collect(Collectors.toList()));
        if (expression instanceof WasmConditional conditional) return choose(conditional);
        if (expression instanceof WasmBlock block) return block(block);
        if (expression instanceof WasmTry attempt) return attempt(attempt);
        if (expression instanceof WasmBranch branch) return branch(branch);
        throw leave(expression);
    }

    private static int result(WasmIntBinaryOperation operation, int a, int b) {
        return switch (operation) {
            case ADD -> a + b;
            case AND -> a & b;
            case EQ -> number(a == b);
            case NE -> number(a != b);
            case LT_SIGNED -> number(a < b);
            case LE_SIGNED -> number(a <= b);
            case GT_SIGNED -> number(a > b);
            case GE_SIGNED -> number(a >= b);
            case LT_UNSIGNED -> number(Integer.compareUnsigned(a, b) < 0);
            case LE_UNSIGNED -> number(Integer.compareUnsigned(a, b) <= 0);
            case GT_UNSIGNED -> number(Integer.compareUnsigned(a, b) > 0);
            case GE_UNSIGNED -> number(Integer.compareUnsigned(a, b) >= 0);
            default -> throw new IllegalStateException("Not known here: " + operation);
        };
    }

    private static int number(boolean isMet) {
        return isMet ? 1 : 0;
    }

    private int set(WasmLocal local, int value) {
        locals[local.getIndex()] = value;
        return value;
    }

    private int set(int value) {
        trace.append("sets ").append(value).append(", ");
        global = value;
        return value;
    }

    private int call(List<Integer> arguments) {
        trace.append("calls ").append(arguments).append(", ");
        global += arguments.hashCode() % 17;
        if (++calls % 4 == 0) throw new Thrown(calls);
        return arguments.hashCode() % 23;
    }

    private int choose(WasmConditional conditional) {
        WasmBlock taken = isMet(value(conditional.getCondition())) ? conditional.getThenBlock() : conditional.getElseBlock();
        try {
            return list(taken.getBody());
        } catch (Jump jump) {
            if (jump.target != conditional.getThenBlock() && jump.target != conditional.getElseBlock()) throw jump;
            return jump.value;
        }
    }

    private static boolean isMet(int value) {
        return value != 0;
    }

    private int block(WasmBlock block) {
        while (true) {
            try {
                return list(block.getBody());
            } catch (Jump jump) {
                if (jump.target != block) throw jump;
                if (!block.isLoop()) return jump.value;
                if (++turns > 50) throw new Endless();
            }
        }
    }

    private int branch(WasmBranch branch) {
        int result = branch.getResult() == null ? 0 : value(branch.getResult());
        if (isMet(value(branch.getCondition()))) throw new Jump(branch.getTarget(), result);
        return result;
    }

    private int attempt(WasmTry attempt) {
        try {
            return list(attempt.getBody());
        } catch (Thrown thrown) {
            WasmLocal variable = attempt.getCatches().get(0).getCatchVariables().get(0);
            if (variable != null) set(variable, thrown.value);
            return list(attempt.getCatches().get(0).getBody());
        }
    }

    private RuntimeException leave(WasmExpression expression) {
        if (expression instanceof WasmBreak jump) return new Jump(jump.getTarget(), jump.getResult() == null ? 0 : value(jump.getResult()));
        if (expression instanceof WasmReturn end) return new Return(value(end.getValue()));
        if (expression instanceof WasmThrow end) return new Thrown(value(end.getArguments().get(0)));
        if (expression instanceof WasmSwitch choice) {
            int selected = value(choice.getSelector());
            return new Jump(selected >= 0 && selected < choice.getTargets().size() ? choice.getTargets().get(selected)
                : choice.getDefaultTarget(), 0);
        }
        return new IllegalStateException("Not known here: " + expression);
    }

    private abstract static class Leaving extends RuntimeException {
        final transient int value;

        Leaving(int value) {
            super(null, null, false, false);
            this.value = value;
        }
    }

    private static final class Jump extends Leaving {
        private final transient WasmBlock target;

        Jump(WasmBlock target, int value) {
            super(value);
            this.target = target;
        }
    }

    private static final class Return extends Leaving {
        Return(int value) {
            super(value);
        }
    }

    private static final class Thrown extends Leaving {
        Thrown(int value) {
            super(value);
        }
    }

    private static final class Endless extends Leaving {
        Endless() {
            super(0);
        }
    }
}
