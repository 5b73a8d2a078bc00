package uniboard.web.compiler;

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.expression.WasmArrayCopy;
import org.teavm.backend.wasm.model.expression.WasmArrayGet;
import org.teavm.backend.wasm.model.expression.WasmArrayLength;
import org.teavm.backend.wasm.model.expression.WasmArrayNewDefault;
import org.teavm.backend.wasm.model.expression.WasmArrayNewFixed;
import org.teavm.backend.wasm.model.expression.WasmArraySet;
import org.teavm.backend.wasm.model.expression.WasmBlock;
import org.teavm.backend.wasm.model.expression.WasmCall;
import org.teavm.backend.wasm.model.expression.WasmCallReference;
import org.teavm.backend.wasm.model.expression.WasmCast;
import org.teavm.backend.wasm.model.expression.WasmConditional;
import org.teavm.backend.wasm.model.expression.WasmConversion;
import org.teavm.backend.wasm.model.expression.WasmDefaultExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmDrop;
import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmExternConversion;
import org.teavm.backend.wasm.model.expression.WasmFloat32Constant;
import org.teavm.backend.wasm.model.expression.WasmFloat64Constant;
import org.teavm.backend.wasm.model.expression.WasmFloatBinary;
import org.teavm.backend.wasm.model.expression.WasmFloatUnary;
import org.teavm.backend.wasm.model.expression.WasmFunctionReference;
import org.teavm.backend.wasm.model.expression.WasmGetGlobal;
import org.teavm.backend.wasm.model.expression.WasmGetLocal;
import org.teavm.backend.wasm.model.expression.WasmIndirectCall;
import org.teavm.backend.wasm.model.expression.WasmInt31Get;
import org.teavm.backend.wasm.model.expression.WasmInt31Reference;
import org.teavm.backend.wasm.model.expression.WasmInt32Constant;
import org.teavm.backend.wasm.model.expression.WasmInt64Constant;
import org.teavm.backend.wasm.model.expression.WasmIntBinary;
import org.teavm.backend.wasm.model.expression.WasmIntUnary;
import org.teavm.backend.wasm.model.expression.WasmIsNull;
import org.teavm.backend.wasm.model.expression.WasmLoadFloat32;
import org.teavm.backend.wasm.model.expression.WasmLoadFloat64;
import org.teavm.backend.wasm.model.expression.WasmLoadInt32;
import org.teavm.backend.wasm.model.expression.WasmLoadInt64;
import org.teavm.backend.wasm.model.expression.WasmNullConstant;
import org.teavm.backend.wasm.model.expression.WasmReferencesEqual;
import org.teavm.backend.wasm.model.expression.WasmSetGlobal;
import org.teavm.backend.wasm.model.expression.WasmSetLocal;
import org.teavm.backend.wasm.model.expression.WasmStoreFloat32;
import org.teavm.backend.wasm.model.expression.WasmStoreFloat64;
import org.teavm.backend.wasm.model.expression.WasmStoreInt32;
import org.teavm.backend.wasm.model.expression.WasmStoreInt64;
import org.teavm.backend.wasm.model.expression.WasmStructGet;
import org.teavm.backend.wasm.model.expression.WasmStructNew;
import org.teavm.backend.wasm.model.expression.WasmStructNewDefault;
import org.teavm.backend.wasm.model.expression.WasmStructSet;
import org.teavm.backend.wasm.model.expression.WasmTest;

/**
 * The side effects of an expression, and what it reads that others may change. Failing isn't an effect: nulls, bounds and casts aren't
 * checked (see {@link Compilation}).
 */
final class Effects extends WasmDefaultExpressionVisitor {
    private final Set<WasmLocal> read = new HashSet<>();
    private final Set<WasmLocal> assigned = new HashSet<>();
    /** Heap and globals, which any call may change. */
    private boolean readsOthers;
    private boolean changesOthers;
    /** Also an expression of a kind unknown here. */
    private boolean leaves;

    private Effects() {
    }

    static Effects of(WasmExpression expression) {
        Effects effects = new Effects();
        effects.visitDefault(expression);
        return effects;
    }

    boolean mentions(WasmLocal local) {
        return read.contains(local) || assigned.contains(local);
    }

    Set<WasmLocal> assigned() {
        return assigned;
    }

    Set<WasmLocal> mentioned() {
        Set<WasmLocal> mentioned = new HashSet<>(read);
        mentioned.addAll(assigned);
        return mentioned;
    }

    /** Whether it has no side effects, so that it can be dropped if its value is unused. */
    boolean isNothing() {
        return assigned.isEmpty() && !readsOthers && !changesOthers && !leaves;
    }

    /** Whether this can be evaluated after the other, which follows it now. */
    boolean mayFollow(Effects other) {
        if (other.leaves || leaves && !other.isNothing()) return false;
        if (changesOthers && (other.readsOthers || other.changesOthers) || other.changesOthers && readsOthers) return false;
        return Collections.disjoint(assigned, other.read) && Collections.disjoint(assigned, other.assigned)
            && Collections.disjoint(other.assigned, read);
    }

    @Override
    public void visitDefault(WasmExpression expression) {
        add(expression);
        super.visitDefault(expression);
    }

    private void add(WasmExpression expression) {
        if (expression instanceof WasmGetLocal mention) read.add(mention.getLocal());
        else if (expression instanceof WasmSetLocal assignment) assigned.add(assignment.getLocal());
        else if (changes(expression)) changesOthers = true;
        else if (reads(expression)) readsOthers = true;
        else if (!isHarmless(expression)) leaves = true;
    }

    private static boolean changes(WasmExpression expression) {
        return expression instanceof WasmCall || expression instanceof WasmCallReference || expression instanceof WasmIndirectCall
            || expression instanceof WasmSetGlobal || expression instanceof WasmStructSet || expression instanceof WasmArraySet
            || expression instanceof WasmArrayCopy || expression instanceof WasmStoreInt32 || expression instanceof WasmStoreInt64
            || expression instanceof WasmStoreFloat32 || expression instanceof WasmStoreFloat64;
    }

    private static boolean reads(WasmExpression expression) {
        if (expression instanceof WasmGetGlobal mention) return !mention.getGlobal().isImmutable();
        return expression instanceof WasmStructGet || expression instanceof WasmArrayGet || expression instanceof WasmLoadInt32
            || expression instanceof WasmLoadInt64 || expression instanceof WasmLoadFloat32 || expression instanceof WasmLoadFloat64;
    }

    private static boolean isHarmless(WasmExpression expression) {
        if (expression instanceof WasmBlock block) return !block.isLoop();
        return expression instanceof WasmConditional || expression instanceof WasmInt32Constant || expression instanceof WasmInt64Constant
            || expression instanceof WasmFloat32Constant || expression instanceof WasmFloat64Constant
            || expression instanceof WasmNullConstant || expression instanceof WasmFunctionReference || expression instanceof WasmGetGlobal
            || expression instanceof WasmIntBinary || expression instanceof WasmFloatBinary || expression instanceof WasmIntUnary
            || expression instanceof WasmFloatUnary || expression instanceof WasmIsNull || expression instanceof WasmReferencesEqual
            || expression instanceof WasmTest || expression instanceof WasmExternConversion || expression instanceof WasmInt31Reference
            || expression instanceof WasmStructNew || expression instanceof WasmStructNewDefault || expression instanceof WasmArrayNewFixed
            || expression instanceof WasmDrop || expression instanceof WasmArrayLength || expression instanceof WasmCast
            || expression instanceof WasmConversion || expression instanceof WasmArrayNewDefault || expression instanceof WasmInt31Get;
    }
}
