package uniboard.web.compiler;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmFunctionType;
import org.teavm.backend.wasm.model.WasmGlobal;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.WasmTag;
import org.teavm.backend.wasm.model.WasmType;
import org.teavm.backend.wasm.model.expression.WasmBlock;
import org.teavm.backend.wasm.model.expression.WasmBranch;
import org.teavm.backend.wasm.model.expression.WasmBreak;
import org.teavm.backend.wasm.model.expression.WasmCall;
import org.teavm.backend.wasm.model.expression.WasmCatch;
import org.teavm.backend.wasm.model.expression.WasmConditional;
import org.teavm.backend.wasm.model.expression.WasmDrop;
import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmGetGlobal;
import org.teavm.backend.wasm.model.expression.WasmGetLocal;
import org.teavm.backend.wasm.model.expression.WasmInt32Constant;
import org.teavm.backend.wasm.model.expression.WasmIntBinary;
import org.teavm.backend.wasm.model.expression.WasmIntBinaryOperation;
import org.teavm.backend.wasm.model.expression.WasmIntType;
import org.teavm.backend.wasm.model.expression.WasmIntUnary;
import org.teavm.backend.wasm.model.expression.WasmIntUnaryOperation;
import org.teavm.backend.wasm.model.expression.WasmReturn;
import org.teavm.backend.wasm.model.expression.WasmSetGlobal;
import org.teavm.backend.wasm.model.expression.WasmSetLocal;
import org.teavm.backend.wasm.model.expression.WasmSwitch;
import org.teavm.backend.wasm.model.expression.WasmThrow;
import org.teavm.backend.wasm.model.expression.WasmTry;

/** A random integer function with all kinds of control flow, for {@link WasmInterpreter}. */
final class RandomFunction {
    private static final int LOCALS = 8;
    private static final List<WasmIntBinaryOperation> OPERATIONS = List.of(WasmIntBinaryOperation.EQ, WasmIntBinaryOperation.NE,
        WasmIntBinaryOperation.LT_SIGNED, WasmIntBinaryOperation.LE_SIGNED, WasmIntBinaryOperation.GT_SIGNED,
        WasmIntBinaryOperation.GE_SIGNED, WasmIntBinaryOperation.LT_UNSIGNED, WasmIntBinaryOperation.GE_UNSIGNED);

    private final WasmFunctionType type = new WasmFunctionType("f", List.of(WasmType.INT32), List.of(WasmType.INT32, WasmType.INT32));
    private final WasmFunction function = new WasmFunction(type);
    private final WasmFunction called = new WasmFunction(type);
    private final WasmTag tag = new WasmTag(type);
    private final WasmGlobal global = new WasmGlobal("global", WasmType.INT32, new WasmInt32Constant(0));
    private final List<WasmBlock> targets = new ArrayList<>();
    private final Random random;

    private RandomFunction(long seed) {
        random = new Random(seed);
        for (int i = 0; i < LOCALS; i++) function.add(new WasmLocal(WasmType.INT32));
        function.getBody().addAll(statements(4));
        function.getBody().add(value(2));
    }

    static WasmFunction of(long seed) {
        return new RandomFunction(seed).function;
    }

    private WasmLocal local() {
        return function.getLocalVariables().get(random.nextInt(LOCALS));
    }

    private List<WasmExpression> statements(int depth) {
        List<WasmExpression> statements = new ArrayList<>();
        for (int i = random.nextInt(5) + 1; i > 0; i--) statements.add(statement(depth));
        return statements;
    }

    private WasmExpression statement(int depth) {
        int kind = random.nextInt(depth > 0 ? 20 : 12);
        if (kind < 8) return new WasmSetLocal(local(), value(2));
        return switch (kind) {
            case 8 -> new WasmDrop(call());
            case 9 -> new WasmSetGlobal(global, value(2));
            case 10 -> targets.isEmpty() ? new WasmSetLocal(local(), new WasmGetLocal(local())) : new WasmBranch(any(2), target());
            case 11 -> new WasmSetLocal(local(), new WasmGetLocal(local()));
            case 12, 13 -> conditional(depth);
            case 14, 15 -> within(new WasmBlock(false), depth);
            case 16 -> within(new WasmBlock(true), depth);
            case 17, 18 -> attempt(depth);
            default -> leaving();
        };
    }

    private WasmBlock target() {
        return targets.get(random.nextInt(targets.size()));
    }

    private WasmExpression leaving() {
        WasmConditional conditional = new WasmConditional(any(2));
        conditional.getThenBlock().getBody().add(jump());
        return conditional;
    }

    private WasmExpression jump() {
        int kind = random.nextInt(4);
        if (kind == 0 || targets.isEmpty()) return new WasmReturn(value(1));
        if (kind == 1) {
            WasmThrow end = new WasmThrow(tag);
            end.getArguments().add(value(1));
            return end;
        }
        if (kind == 2) return new WasmBreak(target());
        WasmSwitch choice = new WasmSwitch(value(1), target());
        choice.getTargets().add(target());
        choice.getTargets().add(target());
        return choice;
    }

    private WasmBlock within(WasmBlock block, int depth) {
        targets.add(block);
        block.getBody().addAll(statements(depth - 1));
        targets.remove(block);
        return block;
    }

    private WasmConditional conditional(int depth) {
        WasmConditional conditional = new WasmConditional(any(2));
        within(conditional.getThenBlock(), depth);
        if (random.nextBoolean()) within(conditional.getElseBlock(), depth);
        return conditional;
    }

    private WasmTry attempt(int depth) {
        WasmTry attempt = new WasmTry();
        attempt.getBody().addAll(statements(depth - 1));
        WasmCatch caught = new WasmCatch(tag);
        caught.getCatchVariables().add(random.nextInt(4) == 0 ? null : local());
        caught.getBody().addAll(statements(depth - 1));
        attempt.getCatches().add(caught);
        return attempt;
    }

    private WasmCall call() {
        return new WasmCall(called, value(1), value(1));
    }

    private WasmExpression value(int depth) {
        int kind = random.nextInt(depth > 0 ? 14 : 6);
        if (kind < 5) return new WasmGetLocal(local());
        if (kind == 5) return new WasmInt32Constant(random.nextInt(9));
        if (kind < 7) return new WasmIntBinary(WasmIntType.INT32, WasmIntBinaryOperation.ADD, value(depth - 1), value(depth - 1));
        if (kind < 9) return condition(depth);
        if (kind == 9) return new WasmGetGlobal(global);
        if (kind == 10) return call();
        return kind == 11 ? chosen(depth) : block(depth - 1);
    }

    private WasmExpression condition(int depth) {
        if (depth > 0 && random.nextInt(4) == 0) return new WasmIntUnary(WasmIntType.INT32, WasmIntUnaryOperation.EQZ, any(depth - 1));
        return new WasmIntBinary(WasmIntType.INT32, OPERATIONS.get(random.nextInt(OPERATIONS.size())), value(depth - 1), value(depth - 1));
    }

    private WasmExpression any(int depth) {
        return switch (random.nextInt(3)) {
            case 0 -> condition(depth);
            case 1 -> block(depth);
            default -> value(Math.max(depth, 0));
        };
    }

    private WasmConditional chosen(int depth) {
        WasmConditional conditional = new WasmConditional(any(depth - 1));
        conditional.setType(WasmType.INT32.asBlock());
        if (random.nextInt(3) == 0) {
            int result = random.nextInt(2);
            conditional.getThenBlock().getBody().add(new WasmInt32Constant(result));
            conditional.getElseBlock().getBody().add(new WasmInt32Constant(1 - result));
            return conditional;
        }
        conditional.getThenBlock().getBody().add(value(depth - 1));
        conditional.getElseBlock().getBody().add(block(depth - 1));
        return conditional;
    }

    /** A block that is left early, as TeaVM emits "and" and "or". */
    private WasmBlock block(int depth) {
        if (depth <= 0) {
            WasmBlock plain = new WasmBlock(false);
            plain.setType(WasmType.INT32.asBlock());
            plain.getBody().add(value(0));
            return plain;
        }
        WasmBlock block = new WasmBlock(false);
        block.setType(WasmType.INT32.asBlock());
        WasmBranch early = new WasmBranch(any(depth - 1), block);
        early.setResult(new WasmInt32Constant(random.nextInt(2)));
        block.getBody().add(new WasmDrop(early));
        if (random.nextBoolean()) block.getBody().add(new WasmSetLocal(local(), value(depth - 1)));
        block.getBody().add(value(depth - 1));
        return block;
    }
}
