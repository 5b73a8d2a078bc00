package uniboard.web.compiler;

import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmFloatBinary;
import org.teavm.backend.wasm.model.expression.WasmInt32Constant;
import org.teavm.backend.wasm.model.expression.WasmIntBinary;
import org.teavm.backend.wasm.model.expression.WasmIntBinaryOperation;
import org.teavm.backend.wasm.model.expression.WasmIntType;
import org.teavm.backend.wasm.model.expression.WasmIntUnary;
import org.teavm.backend.wasm.model.expression.WasmIntUnaryOperation;
import org.teavm.backend.wasm.model.expression.WasmIsNull;
import org.teavm.backend.wasm.model.expression.WasmReferencesEqual;
import org.teavm.backend.wasm.model.expression.WasmTest;

/** Simplifies conditions, whose only meaning is whether they are zero. */
final class Truth {
    private Truth() {
    }

    /** The condition without double negation. */
    static WasmExpression of(WasmExpression condition) {
        if (!isNegation(condition)) return condition;
        WasmExpression opposite = opposite(((WasmIntUnary) condition).getOperand());
        return opposite == null ? condition : of(opposite);
    }

    static WasmExpression negation(WasmExpression condition) {
        WasmExpression opposite = opposite(condition);
        return opposite != null && isTruth(opposite) ? opposite
            : new WasmIntUnary(WasmIntType.INT32, WasmIntUnaryOperation.EQZ, condition);
    }

    /** The opposite condition; null if it would take an added negation. */
    static WasmExpression opposite(WasmExpression condition) {
        if (isNegation(condition)) return ((WasmIntUnary) condition).getOperand();
        if (!(condition instanceof WasmIntBinary binary)) return null;
        WasmIntBinaryOperation operation = opposite(binary.getOperation());
        return operation == null ? null : new WasmIntBinary(binary.getType(), operation, binary.getFirst(), binary.getSecond());
    }

    static boolean isNegation(WasmExpression condition) {
        return condition instanceof WasmIntUnary unary && unary.getOperation() == WasmIntUnaryOperation.EQZ
            && unary.getType() == WasmIntType.INT32;
    }

    /** Whether its value is always zero or one. */
    static boolean isTruth(WasmExpression condition) {
        if (condition instanceof WasmInt32Constant constant) return constant.getValue() == 0 || constant.getValue() == 1;
        if (condition instanceof WasmIntBinary binary) return opposite(binary.getOperation()) != null;
        if (condition instanceof WasmIntUnary unary) return unary.getOperation() == WasmIntUnaryOperation.EQZ;
        if (condition instanceof WasmFloatBinary binary)
            return switch (binary.getOperation()) {
                case EQ, NE, LT, LE, GT, GE -> true;
                default -> false;
            };
        return condition instanceof WasmIsNull || condition instanceof WasmReferencesEqual || condition instanceof WasmTest;
    }

    private static WasmIntBinaryOperation opposite(WasmIntBinaryOperation operation) {
        return switch (operation) {
            case EQ -> WasmIntBinaryOperation.NE;
            case NE -> WasmIntBinaryOperation.EQ;
            case LT_SIGNED -> WasmIntBinaryOperation.GE_SIGNED;
            case GE_SIGNED -> WasmIntBinaryOperation.LT_SIGNED;
            case GT_SIGNED -> WasmIntBinaryOperation.LE_SIGNED;
            case LE_SIGNED -> WasmIntBinaryOperation.GT_SIGNED;
            case LT_UNSIGNED -> WasmIntBinaryOperation.GE_UNSIGNED;
            case GE_UNSIGNED -> WasmIntBinaryOperation.LT_UNSIGNED;
            case GT_UNSIGNED -> WasmIntBinaryOperation.LE_UNSIGNED;
            case LE_UNSIGNED -> WasmIntBinaryOperation.GT_UNSIGNED;
            default -> null;
        };
    }
}
