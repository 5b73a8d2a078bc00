package uniboard.web.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmFunctionType;
import org.teavm.backend.wasm.model.WasmGlobal;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.WasmTag;
import org.teavm.backend.wasm.model.WasmType;
import org.teavm.backend.wasm.model.expression.WasmBlock;
import org.teavm.backend.wasm.model.expression.WasmBranch;
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
import org.teavm.backend.wasm.model.expression.WasmSetGlobal;
import org.teavm.backend.wasm.model.expression.WasmSetLocal;
import org.teavm.backend.wasm.model.expression.WasmTry;

/** The passes over locals preserve what a function does, on every path. */
class LocalPassesTest {
    private final WasmFunctionType type = new WasmFunctionType("f", List.of(), List.of(WasmType.INT32));
    private final WasmFunction function = new WasmFunction(type);
    private final WasmGlobal global = new WasmGlobal("global", WasmType.INT32, new WasmInt32Constant(0));
    private final WasmLocal parameter = local(WasmType.INT32);
    private final WasmLocal first = local(WasmType.INT32);
    private final WasmLocal second = local(WasmType.INT32);

    private WasmLocal local(WasmType type) {
        WasmLocal local = new WasmLocal(type);
        function.add(local);
        return local;
    }

    private void body(WasmExpression... statements) {
        function.getBody().addAll(List.of(statements));
    }

    private static WasmGetLocal get(WasmLocal local) {
        return new WasmGetLocal(local);
    }

    private static WasmSetLocal set(WasmLocal local, WasmExpression value) {
        return new WasmSetLocal(local, value);
    }

    private WasmSetGlobal show(WasmExpression value) {
        return new WasmSetGlobal(global, value);
    }

    private WasmCall call(WasmExpression... arguments) {
        return new WasmCall(function, arguments);
    }

    private static WasmExpression sum(WasmExpression a, WasmExpression b) {
        return new WasmIntBinary(WasmIntType.INT32, WasmIntBinaryOperation.ADD, a, b);
    }

    private List<String> kinds() {
        return function.getBody().stream().map(statement -> statement.getClass().getSimpleName()).toList();
    }

    @Test
    void whatIsDoneStays() {
        int smaller = 0;
        List<Consumer<WasmFunction>> passes = List.of(WasmConditions::shorten, LateValues::move, SharedLocals::share,
            UnreadAssignments::remove, LateValues::move, SharedLocals::share, WasmConditions::shorten);
        for (long seed = 0; seed < 4000; seed++) {
            WasmFunction random = RandomFunction.of(seed);
            String before = WasmInterpreter.run(random);
            for (Consumer<WasmFunction> pass : passes) {
                pass.accept(random);
                assertEquals(before, WasmInterpreter.run(random), "Function " + seed + " after pass " + passes.indexOf(pass));
            }
            WasmLayout.groupLocals(random, any -> 1);
            assertEquals(before, WasmInterpreter.run(random), "Function " + seed + ", laid out");
            if (random.getLocalVariables().size() < RandomFunction.of(seed).getLocalVariables().size()) smaller++;
        }
        assertTrue(smaller > 1000, "Only " + smaller + " functions have fewer locals");
    }

    @Test
    void localsThatAreNeededOneAfterTheOtherAreOne() {
        body(set(first, call(get(parameter))), show(get(first)), set(second, call(get(parameter))), show(get(second)),
            show(get(parameter)));
        SharedLocals.share(function);
        WasmSetLocal once = (WasmSetLocal) function.getBody().get(0);
        WasmSetLocal later = (WasmSetLocal) function.getBody().get(2);
        assertSame(once.getLocal(), later.getLocal());
        assertNotSame(parameter, once.getLocal(), "The parameter is still needed");
    }

    @Test
    void aCopyAndItsSourceAreOne() {
        body(set(first, call(get(parameter))), set(second, get(first)), show(sum(get(first), get(second))));
        SharedLocals.share(function);
        assertEquals(List.of("WasmSetLocal", "WasmSetGlobal"), kinds());
    }

    @Test
    void aCopyWhoseSourceChangesStaysApart() {
        body(set(first, call(get(parameter))), set(second, get(first)), set(first, call(get(first))), show(sum(get(first), get(second))));
        SharedLocals.share(function);
        assertEquals(4, function.getBody().size());
    }

    @Test
    void whatIsReadBeforeItIsAssignedIsStillNothing() {
        body(show(get(first)), set(first, call(get(first))), show(get(first)));
        SharedLocals.share(function);
        assertNotSame(parameter, ((WasmSetLocal) function.getBody().get(1)).getLocal());
    }

    @Test
    void whatTheNextTurnOfALoopNeedsStaysApart() {
        WasmBlock loop = new WasmBlock(true);
        loop.getBody().addAll(List.of(show(get(first)), set(second, call(get(parameter))), show(get(second)), show(get(second)),
            new WasmBranch(get(second), loop)));
        body(set(first, call(get(parameter))), loop);
        SharedLocals.share(function);
        assertNotSame(((WasmSetLocal) function.getBody().get(0)).getLocal(), ((WasmSetLocal) loop.getBody().get(1)).getLocal());
    }

    @Test
    void whatACatchNeedsIsAssignedBeforeAnythingFails() {
        WasmTry attempt = new WasmTry();
        attempt.getBody().addAll(List.of(set(first, new WasmInt32Constant(5)), new WasmDrop(call(get(parameter))),
            set(first, new WasmInt32Constant(6))));
        WasmCatch caught = new WasmCatch(new WasmTag(type));
        caught.getCatchVariables().add(second);
        caught.getBody().add(show(get(first)));
        attempt.getCatches().add(caught);
        body(attempt);
        UnreadAssignments.remove(function);
        LateValues.move(function);
        SharedLocals.share(function);
        assertEquals(3, attempt.getBody().size());
        assertNotSame(caught.getCatchVariables().get(0), ((WasmSetLocal) attempt.getBody().get(0)).getLocal());
    }

    @Test
    void whatNothingReadsIsNotAssigned() {
        body(set(first, new WasmInt32Constant(3)), set(first, call(get(parameter))));
        UnreadAssignments.remove(function);
        assertEquals(List.of("WasmDrop"), kinds());
    }

    @Test
    void aValueIsHandedToWhatReadsIt() {
        WasmSetGlobal use = show(sum(get(parameter), get(first)));
        body(set(first, call(get(parameter))), use);
        LateValues.move(function);
        assertEquals(List.of(use), function.getBody());
        assertInstanceOf(WasmCall.class, ((WasmIntBinary) use.getValue()).getSecond());
    }

    @Test
    void aValueThatIsNeededOnceMoreIsKeptInPassing() {
        WasmSetGlobal use = show(get(first));
        body(set(first, call(get(parameter))), use, show(get(first)));
        LateValues.move(function);
        assertEquals(2, function.getBody().size());
        assertSame(first, assertInstanceOf(Tee.class, use.getValue()).getLocal());
    }

    @Test
    void aValueThatOthersMightChangeWaitsForNone() {
        body(set(first, new WasmGetGlobal(global)), new WasmDrop(call(call(get(parameter)), get(first))));
        LateValues.move(function);
        assertEquals(2, function.getBody().size());
    }

    @Test
    void aValueIsNotMadeInEachTurnOfALoop() {
        WasmBlock loop = new WasmBlock(true);
        loop.getBody().add(show(get(first)));
        body(set(first, call(get(parameter))), loop);
        LateValues.move(function);
        assertEquals(2, function.getBody().size());
    }

    @Test
    void aValueThatOnlyOneWayNeedsIsMadeBeforeTheyPart() {
        WasmConditional conditional = new WasmConditional(call(get(parameter)));
        conditional.getThenBlock().getBody().add(show(get(first)));
        body(set(first, call(get(parameter))), conditional);
        LateValues.move(function);
        assertEquals(2, function.getBody().size());
    }

    @Test
    void bothConditionsAreAskedInBothPlacesOfOneObject() {
        WasmConditional both = new WasmConditional(call(get(parameter)));
        both.setType(WasmType.INT32.asBlock());
        both.getThenBlock().getBody().add(call(get(parameter)));
        both.getElseBlock().getBody().add(new WasmInt32Constant(0));
        WasmConditional twice = new WasmConditional(both);
        twice.getThenBlock().getBody().add(show(get(parameter)));
        body(twice, twice);
        WasmConditions.shorten(function);
        assertSame(both, twice.getCondition());
    }

    @Test
    void oneObjectInTwoPlacesStaysWhereItIs() {
        WasmGetLocal both = get(first);
        body(set(first, call(get(parameter))), show(sum(both, both)));
        LateValues.move(function);
        assertEquals(2, function.getBody().size());
    }
}
