package uniboard.web.compiler;

import java.util.Collection;
import java.util.List;
import java.util.function.UnaryOperator;
import org.teavm.backend.wasm.model.expression.WasmBlock;
import org.teavm.backend.wasm.model.expression.WasmBranch;
import org.teavm.backend.wasm.model.expression.WasmBreak;
import org.teavm.backend.wasm.model.expression.WasmCastBranch;
import org.teavm.backend.wasm.model.expression.WasmDefaultExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmNullBranch;
import org.teavm.backend.wasm.model.expression.WasmSwitch;

/** Visits and replaces the targets of all branches. */
final class BlockTargets extends WasmDefaultExpressionVisitor {
    private final UnaryOperator<WasmBlock> change;

    private BlockTargets(UnaryOperator<WasmBlock> change) {
        this.change = change;
    }

    static void replace(List<WasmExpression> body, WasmBlock from, WasmBlock to) {
        new BlockTargets(target -> target == from ? to : target).visitMany(body);
    }

    /** Whether an expression branches to one of the blocks. */
    static boolean isAny(WasmExpression expression, Collection<WasmBlock> blocks) {
        boolean[] isMet = {false};
        new BlockTargets(target -> {
            isMet[0] |= blocks.contains(target);
            return target;
        }).visitDefault(expression);
        return isMet[0];
    }

    @Override
    public void visit(WasmBranch branch) {
        super.visit(branch);
        branch.setTarget(change.apply(branch.getTarget()));
    }

    @Override
    public void visit(WasmNullBranch branch) {
        super.visit(branch);
        branch.setTarget(change.apply(branch.getTarget()));
    }

    @Override
    public void visit(WasmCastBranch branch) {
        super.visit(branch);
        branch.setTarget(change.apply(branch.getTarget()));
    }

    @Override
    public void visit(WasmBreak jump) {
        super.visit(jump);
        jump.setTarget(change.apply(jump.getTarget()));
    }

    @Override
    public void visit(WasmSwitch choice) {
        super.visit(choice);
        choice.getTargets().replaceAll(change);
        choice.setDefaultTarget(change.apply(choice.getDefaultTarget()));
    }
}
