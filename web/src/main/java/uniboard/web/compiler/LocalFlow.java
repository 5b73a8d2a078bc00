package uniboard.web.compiler;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.expression.WasmBlock;
import org.teavm.backend.wasm.model.expression.WasmBranch;
import org.teavm.backend.wasm.model.expression.WasmBreak;
import org.teavm.backend.wasm.model.expression.WasmCallReference;
import org.teavm.backend.wasm.model.expression.WasmCastBranch;
import org.teavm.backend.wasm.model.expression.WasmCatch;
import org.teavm.backend.wasm.model.expression.WasmConditional;
import org.teavm.backend.wasm.model.expression.WasmDefaultExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmGetLocal;
import org.teavm.backend.wasm.model.expression.WasmIndirectCall;
import org.teavm.backend.wasm.model.expression.WasmNullBranch;
import org.teavm.backend.wasm.model.expression.WasmReturn;
import org.teavm.backend.wasm.model.expression.WasmSetLocal;
import org.teavm.backend.wasm.model.expression.WasmSwitch;
import org.teavm.backend.wasm.model.expression.WasmThrow;
import org.teavm.backend.wasm.model.expression.WasmTry;
import org.teavm.backend.wasm.model.expression.WasmUnreachable;

/** A function's reads and writes of locals as a control-flow graph in source order, and the liveness computed on it. */
final class LocalFlow extends WasmDefaultExpressionVisitor {
    private final List<LocalStep> steps = new ArrayList<>();
    private final Map<WasmBlock, LocalStep> targets = new HashMap<>();
    private final Map<WasmExpression, List<LocalStep>> byExpression = new HashMap<>();
    private final BitSet neededByHandlers = new BitSet();
    private List<LocalStep> handlers = List.of();
    private LocalStep last;
    /** Whether control can't reach the next step from the last one. */
    private boolean isCut;

    LocalFlow(WasmFunction function) {
        last = point();
        steps.add(last);
        visitMany(function.getBody());
        boolean isMore = true;
        while (isMore) {
            isMore = false;
            for (int i = steps.size() - 1; i >= 0; i--) isMore |= steps.get(i).update();
        }
        for (LocalStep step : steps) for (LocalStep handler : step.handlers()) neededByHandlers.or(handler.neededBefore());
    }

    List<LocalStep> steps() {
        return steps;
    }

    /** Locals whose initial value may be read. */
    BitSet neededAtStart() {
        return steps.get(0).neededBefore();
    }

    BitSet neededByHandlers() {
        return neededByHandlers;
    }

    /** The step of an expression; null where TeaVM uses one object in several places. */
    LocalStep of(WasmExpression mention) {
        List<LocalStep> found = byExpression.getOrDefault(mention, List.of());
        return found.size() == 1 ? found.get(0) : null;
    }

    private LocalStep point() {
        return new LocalStep(LocalStep.Kind.NEITHER, null, null, handlers);
    }

    private void add(LocalStep step) {
        if (!isCut) last.leadTo(step);
        steps.add(step);
        last = step;
        isCut = false;
    }

    private void mention(LocalStep.Kind kind, WasmLocal local, WasmExpression expression) {
        LocalStep step = new LocalStep(kind, local, expression, handlers);
        if (expression != null) byExpression.computeIfAbsent(expression, mention -> new ArrayList<>(1)).add(step);
        add(step);
    }

    private void leadTo(LocalStep step) {
        if (!isCut) last.leadTo(step);
    }

    private void endAt(LocalStep end) {
        leadTo(end);
        isCut = true;
        add(end);
    }

    private void visitOptional(WasmExpression expression) {
        if (expression != null) visitDefault(expression);
    }

    @Override
    public void visit(WasmGetLocal expression) {
        mention(LocalStep.Kind.READ, expression.getLocal(), expression);
    }

    @Override
    public void visit(WasmSetLocal expression) {
        super.visit(expression);
        mention(LocalStep.Kind.ASSIGNMENT, expression.getLocal(), expression);
    }

    @Override
    public void visit(WasmBlock block) {
        LocalStep target = point();
        targets.put(block, target);
        if (block.isLoop()) add(target);
        super.visit(block);
        if (!block.isLoop()) endAt(target);
    }

    @Override
    public void visit(WasmConditional conditional) {
        visitDefault(conditional.getCondition());
        LocalStep fork = point();
        add(fork);
        LocalStep end = point();
        targets.put(conditional.getThenBlock(), end);
        targets.put(conditional.getElseBlock(), end);
        visitMany(conditional.getThenBlock().getBody());
        leadTo(end);
        last = fork;
        isCut = false;
        visitMany(conditional.getElseBlock().getBody());
        endAt(end);
    }

    @Override
    public void visit(WasmTry attempt) {
        LocalStep end = point();
        List<LocalStep> outer = handlers;
        List<LocalStep> starts = new ArrayList<>();
        for (int i = 0; i < attempt.getCatches().size(); i++) starts.add(point());
        List<LocalStep> all = new ArrayList<>(outer);
        all.addAll(starts);
        handlers = Collections.unmodifiableList(all);
        add(point());
        visitMany(attempt.getBody());
        handlers = outer;
        leadTo(end);
        for (int i = 0; i < starts.size(); i++) {
            isCut = true;
            add(starts.get(i));
            catching(attempt.getCatches().get(i));
            leadTo(end);
        }
        isCut = true;
        add(end);
    }

    private void catching(WasmCatch caught) {
        for (WasmLocal variable : caught.getCatchVariables())
            if (variable != null) mention(LocalStep.Kind.ASSIGNMENT, variable, null);
        visitMany(caught.getBody());
    }

    @Override
    public void visit(WasmBranch branch) {
        visitOptional(branch.getResult());
        visitDefault(branch.getCondition());
        leadTo(targets.get(branch.getTarget()));
    }

    @Override
    public void visit(WasmNullBranch branch) {
        visitOptional(branch.getResult());
        visitDefault(branch.getValue());
        leadTo(targets.get(branch.getTarget()));
    }

    @Override
    public void visit(WasmCastBranch branch) {
        visitOptional(branch.getResult());
        visitDefault(branch.getValue());
        leadTo(targets.get(branch.getTarget()));
    }

    @Override
    public void visit(WasmBreak jump) {
        super.visit(jump);
        leadTo(targets.get(jump.getTarget()));
        isCut = true;
    }

    @Override
    public void visit(WasmSwitch choice) {
        super.visit(choice);
        for (WasmBlock target : choice.getTargets()) leadTo(targets.get(target));
        leadTo(targets.get(choice.getDefaultTarget()));
        isCut = true;
    }

    @Override
    public void visit(WasmReturn end) {
        super.visit(end);
        isCut = true;
    }

    @Override
    public void visit(WasmThrow end) {
        super.visit(end);
        isCut = true;
    }

    @Override
    public void visit(WasmUnreachable end) {
        isCut = true;
    }

    /** Evaluates arguments before the function reference. */
    @Override
    public void visit(WasmCallReference call) {
        visitMany(call.getArguments());
        visitDefault(call.getFunctionReference());
    }

    @Override
    public void visit(WasmIndirectCall call) {
        visitMany(call.getArguments());
        visitDefault(call.getSelector());
    }
}
