package uniboard.web.compiler;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.WasmType;
import org.teavm.backend.wasm.model.expression.WasmBlock;
import org.teavm.backend.wasm.model.expression.WasmBranch;
import org.teavm.backend.wasm.model.expression.WasmBreak;
import org.teavm.backend.wasm.model.expression.WasmConditional;
import org.teavm.backend.wasm.model.expression.WasmDefaultExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmDrop;
import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmInt32Constant;
import org.teavm.backend.wasm.model.expression.WasmIntUnary;
import org.teavm.backend.wasm.model.expression.WasmReplacingExpressionVisitor;

/**
 * Shortens branches. TeaVM leaves a block early with the value of "and" and "or", tests that value again, and negates the conditions
 * that leave loops.
 */
final class WasmConditions {
    private WasmConditions() {
    }

    static void shorten(WasmModule module) {
        for (WasmFunction function : module.functions) shorten(function);
    }

    static void shorten(WasmFunction function) {
        if (isTree(function)) new WasmReplacingExpressionVisitor(WasmConditions::shorter).replace(function);
    }

    /** Whether no expression object is used in two places. */
    private static boolean isTree(WasmFunction function) {
        Set<WasmExpression> met = new HashSet<>();
        boolean[] isTree = {true};
        new WasmDefaultExpressionVisitor() {
            @Override
            public void visit(WasmBlock expression) {
                isTree[0] &= met.add(expression);
                super.visit(expression);
            }

            @Override
            public void visit(WasmConditional expression) {
                isTree[0] &= met.add(expression);
                super.visit(expression);
            }
        }.visitMany(function.getBody());
        return isTree[0];
    }

    private static WasmExpression shorter(WasmExpression expression) {
        if (expression instanceof WasmBlock block) return chosen(block);
        if (expression instanceof WasmConditional conditional) return shorter(conditional);
        if (expression instanceof WasmBranch branch) return shorter(branch);
        if (expression instanceof WasmIntUnary unary && Truth.isNegation(unary)) {
            WasmExpression opposite = Truth.opposite(unary.getOperand());
            return opposite != null && Truth.isTruth(opposite) ? opposite : expression;
        }
        return expression;
    }

    /** Replaces a block that starts by leaving with a constant by a conditional. */
    private static WasmExpression chosen(WasmBlock block) {
        if (block.isLoop() || !isLeft(block, block.getBody())) return block;
        WasmConditional choice = choice(block, block.getBody());
        choice.setType(block.getType());
        return shorter(choice);
    }

    private static boolean isLeft(WasmBlock block, List<WasmExpression> body) {
        return body.size() > 1 && body.get(0) instanceof WasmDrop drop && drop.getOperand() instanceof WasmBranch branch
            && branch.getTarget() == block && branch.getResult() instanceof WasmInt32Constant;
    }

    private static WasmConditional choice(WasmBlock block, List<WasmExpression> body) {
        WasmBranch branch = (WasmBranch) ((WasmDrop) body.get(0)).getOperand();
        boolean isAnd = ((WasmInt32Constant) branch.getResult()).getValue() == 0;
        WasmExpression opposite = isAnd ? Truth.opposite(branch.getCondition()) : null;
        WasmConditional choice = new WasmConditional(opposite != null ? opposite : branch.getCondition());
        choice.setType(block.getType());
        WasmBlock other = opposite != null ? choice.getElseBlock() : choice.getThenBlock();
        WasmBlock rest = opposite != null ? choice.getThenBlock() : choice.getElseBlock();
        other.getBody().add(branch.getResult());
        rest.getBody().addAll(body.subList(1, body.size()));
        BlockTargets.replace(rest.getBody(), block, rest);
        if (isLeft(rest, rest.getBody())) {
            WasmExpression inner = shorter(choice(rest, rest.getBody()));
            rest.getBody().clear();
            rest.getBody().add(inner);
        }
        return choice;
    }

    private static WasmExpression shorter(WasmConditional conditional) {
        conditional.setCondition(Truth.of(conditional.getCondition()));
        List<WasmExpression> then = conditional.getThenBlock().getBody();
        List<WasmExpression> otherwise = conditional.getElseBlock().getBody();
        if (!otherwise.isEmpty() && conditional.getCondition() instanceof WasmIntUnary unary && Truth.isNegation(unary))
            swap(conditional, unary.getOperand());
        if (isConstant(then, 1) && isConstant(otherwise, 0) && Truth.isTruth(conditional.getCondition())) return conditional.getCondition();
        if (isConstant(then, 0) && isConstant(otherwise, 1)) return Truth.negation(conditional.getCondition());
        if (conditional.getType() != null || !otherwise.isEmpty()) return conditional;
        if (then.size() == 1 && then.get(0) instanceof WasmBreak jump && jump.getResult() == null
            && jump.getTarget() != conditional.getThenBlock()) return shorter(new WasmBranch(conditional.getCondition(), jump.getTarget()));
        if (conditional.getCondition() instanceof WasmConditional both && isAnd(both)) {
            conditional.setCondition(last(both.getThenBlock()));
            return first(both, shorter(conditional));
        }
        return conditional;
    }

    private static void swap(WasmConditional conditional, WasmExpression condition) {
        conditional.setCondition(condition);
        WasmBlock then = conditional.getThenBlock();
        WasmBlock otherwise = conditional.getElseBlock();
        List<WasmExpression> before = new ArrayList<>(then.getBody());
        then.getBody().clear();
        then.getBody().addAll(otherwise.getBody());
        otherwise.getBody().clear();
        otherwise.getBody().addAll(before);
        BlockTargets.replace(then.getBody(), otherwise, then);
        BlockTargets.replace(otherwise.getBody(), then, otherwise);
    }

    private static WasmExpression shorter(WasmBranch branch) {
        branch.setCondition(Truth.of(branch.getCondition()));
        if (branch.getResult() != null) return branch;
        boolean isNegated = branch.getCondition() instanceof WasmIntUnary unary && Truth.isNegation(unary);
        WasmExpression condition = isNegated ? ((WasmIntUnary) branch.getCondition()).getOperand() : branch.getCondition();
        if (!(condition instanceof WasmConditional both)) return branch;
        if (isAnd(both)) {
            if (!isNegated) return first(both, shorter(new WasmBranch(last(both.getThenBlock()), branch.getTarget())));
            return either(branch, Truth.negation(both.getCondition()), both.getThenBlock(), Truth.negation(last(both.getThenBlock())));
        }
        if (isOr(both) && !isNegated) return either(branch, both.getCondition(), both.getElseBlock(), last(both.getElseBlock()));
        return branch;
    }

    /** Merges two branches to the same target. */
    private static WasmBlock either(WasmBranch branch, WasmExpression first, WasmBlock between, WasmExpression second) {
        WasmBlock branches = new WasmBlock(false);
        branches.getBody().add(shorter(new WasmBranch(first, branch.getTarget())));
        branches.getBody().addAll(between.getBody().subList(0, between.getBody().size() - 1));
        branches.getBody().add(shorter(new WasmBranch(second, branch.getTarget())));
        return branches;
    }

    /** Nested conditionals as one. */
    private static WasmExpression first(WasmConditional both, WasmExpression statement) {
        WasmConditional outer = new WasmConditional(both.getCondition());
        List<WasmExpression> way = both.getThenBlock().getBody();
        outer.getThenBlock().getBody().addAll(way.subList(0, way.size() - 1));
        outer.getThenBlock().getBody().add(statement);
        return outer;
    }

    private static WasmExpression last(WasmBlock block) {
        return block.getBody().get(block.getBody().size() - 1);
    }

    private static boolean isAnd(WasmConditional conditional) {
        return isWhole(conditional) && isConstant(conditional.getElseBlock().getBody(), 0)
            && !conditional.getThenBlock().getBody().isEmpty();
    }

    private static boolean isOr(WasmConditional conditional) {
        return isWhole(conditional) && isConstant(conditional.getThenBlock().getBody(), 1)
            && !conditional.getElseBlock().getBody().isEmpty();
    }

    /** Whether it has a value of its own, and comes to its end for it. */
    private static boolean isWhole(WasmConditional conditional) {
        return conditional.getType() == WasmType.INT32.asBlock()
            && !BlockTargets.isAny(conditional, Set.of(conditional.getThenBlock(), conditional.getElseBlock()));
    }

    private static boolean isConstant(List<WasmExpression> body, int value) {
        return body.size() == 1 && body.get(0) instanceof WasmInt32Constant constant && constant.getValue() == value;
    }
}
