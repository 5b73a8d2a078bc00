package uniboard.web.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.teavm.backend.wasm.model.WasmField;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmFunctionType;
import org.teavm.backend.wasm.model.WasmGlobal;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.WasmStructure;
import org.teavm.backend.wasm.model.WasmType;
import org.teavm.backend.wasm.model.expression.WasmBlock;
import org.teavm.backend.wasm.model.expression.WasmCall;
import org.teavm.backend.wasm.model.expression.WasmCast;
import org.teavm.backend.wasm.model.expression.WasmDrop;
import org.teavm.backend.wasm.model.expression.WasmExpression;
import org.teavm.backend.wasm.model.expression.WasmFunctionReference;
import org.teavm.backend.wasm.model.expression.WasmGetGlobal;
import org.teavm.backend.wasm.model.expression.WasmGetLocal;
import org.teavm.backend.wasm.model.expression.WasmInt32Constant;
import org.teavm.backend.wasm.model.expression.WasmNullConstant;
import org.teavm.backend.wasm.model.expression.WasmSetLocal;
import org.teavm.backend.wasm.model.expression.WasmStructGet;
import org.teavm.backend.wasm.model.expression.WasmStructNew;
import org.teavm.backend.wasm.model.expression.WasmStructNewDefault;
import org.teavm.backend.wasm.model.expression.WasmStructSet;
import org.teavm.backend.wasm.model.expression.WasmTry;

class WasmPassesTest {
    private final WasmStructure piece = new WasmStructure("Piece");
    private final WasmType.Reference type = piece.getReference();
    private final WasmFunctionType method = new WasmFunctionType("method", List.of(), List.of(WasmType.Reference.ANY));
    private final WasmGlobal table = new WasmGlobal("table", WasmType.Reference.ANY, new WasmNullConstant(WasmType.Reference.ANY));
    private final WasmFunction constructor = new WasmFunction(method);
    private final WasmFunction function = new WasmFunction(method);
    private final WasmLocal receiver = local(WasmType.Reference.ANY);
    private final WasmLocal target = local(type);
    private final WasmLocal holder = local(type);

    @BeforeEach
    void fillStructure() {
        for (WasmType field : List.of(WasmType.Reference.ANY, type, WasmType.INT32, WasmType.FLOAT64))
            piece.getFields().add(new WasmField(field.asStorage()));
    }

    private WasmLocal local(WasmType type) {
        WasmLocal local = new WasmLocal(type);
        function.add(local);
        return local;
    }

    private WasmCast cast(WasmType.Reference type) {
        return new WasmCast(new WasmGetLocal(receiver), type);
    }

    private WasmStructGet field(WasmExpression instance, int index) {
        return new WasmStructGet(piece, instance, index);
    }

    @Test
    void aReceiverIsCastOnce() {
        WasmDrop first = new WasmDrop(field(cast(type), 1));
        WasmDrop second = new WasmDrop(field(cast(type), 2));
        function.getBody().addAll(List.of(first, second));
        for (int i = 0; i < 8; i++) function.getBody().add(new WasmDrop(cast(type)));
        ReceiverCasts.share(function);
        WasmSetLocal shared = assertInstanceOf(WasmSetLocal.class, function.getBody().get(0));
        assertInstanceOf(WasmCast.class, shared.getValue());
        for (WasmDrop drop : List.of(first, second)) {
            WasmGetLocal instance = assertInstanceOf(WasmGetLocal.class, ((WasmStructGet) drop.getOperand()).getInstance());
            assertSame(shared.getLocal(), instance.getLocal());
        }
    }

    @Test
    void aReceiverThatIsAssignedOrCastToTwoTypesStays() {
        WasmFunction other = new WasmFunction(method);
        other.add(new WasmLocal(WasmType.Reference.ANY));
        WasmLocal parameter = other.getLocalVariables().get(0);
        for (int i = 0; i < 5; i++)
            for (WasmType.Reference to : List.of(type, WasmType.Reference.STRUCT))
                other.getBody().add(new WasmDrop(new WasmCast(new WasmGetLocal(parameter), to)));
        ReceiverCasts.share(other);
        assertEquals(10, other.getBody().size());
        for (int i = 0; i < 10; i++) function.getBody().add(new WasmDrop(cast(type)));
        function.getBody().add(new WasmSetLocal(receiver, new WasmNullConstant(WasmType.Reference.ANY)));
        ReceiverCasts.share(function);
        assertEquals(11, function.getBody().size());
    }

    private WasmBlock creation() {
        WasmBlock block = new WasmBlock(false);
        block.setType(type.asBlock());
        block.getBody().addAll(List.of(new WasmSetLocal(holder, new WasmStructNewDefault(piece)),
            new WasmStructSet(piece, new WasmGetLocal(holder), 0, new WasmGetGlobal(table)), new WasmGetLocal(holder)));
        return block;
    }

    @Test
    void aSmallObjectIsCreatedWithItsTable() {
        WasmSetLocal assignment = new WasmSetLocal(target, creation());
        function.getBody().add(assignment);
        Allocations.shorten(function);
        List<WasmExpression> values = assertInstanceOf(WasmStructNew.class, assignment.getValue()).getInitializers();
        assertEquals(List.of("WasmGetGlobal", "WasmNullConstant", "WasmInt32Constant", "WasmFloat64Constant"),
            values.stream().map(value -> value.getClass().getSimpleName()).toList());
    }

    @Test
    void aLargeObjectIsCreatedWhereItBelongs() {
        for (int i = 0; i < 9; i++) piece.getFields().add(new WasmField(WasmType.INT32.asStorage()));
        function.getBody().add(new WasmSetLocal(target, creation()));
        Allocations.shorten(function);
        assertEquals(2, function.getBody().size());
        assertSame(target, ((WasmSetLocal) function.getBody().get(0)).getLocal());
        assertSame(target, ((WasmGetLocal) ((WasmStructSet) function.getBody().get(1)).getInstance()).getLocal());
    }

    @Test
    void aHolderThatIsReadElsewhereKeepsItsObject() {
        function.getBody().addAll(List.of(new WasmSetLocal(target, creation()), new WasmDrop(new WasmGetLocal(holder))));
        Allocations.shorten(function);
        assertInstanceOf(WasmBlock.class, ((WasmSetLocal) function.getBody().get(0)).getValue());
    }

    private WasmSetLocal construction(WasmExpression... arguments) {
        WasmCall call = new WasmCall(constructor, new WasmGetLocal(holder));
        call.getArguments().addAll(List.of(arguments));
        WasmBlock block = new WasmBlock(false);
        block.setType(type.asBlock());
        block.getBody().addAll(List.of(new WasmSetLocal(holder, new WasmStructNewDefault(piece)), call, new WasmGetLocal(holder)));
        return new WasmSetLocal(target, block);
    }

    @Test
    void anObjectIsConstructedInItsVariable() {
        function.getBody().add(construction());
        ConstructedLocals.join(function);
        assertEquals(2, function.getBody().size());
        assertSame(target, ((WasmSetLocal) function.getBody().get(0)).getLocal());
        assertSame(target, ((WasmGetLocal) ((WasmCall) function.getBody().get(1)).getArguments().get(0)).getLocal());
    }

    @Test
    void aVariableThatItsConstructorNeedsIsAssignedAfterwards() {
        WasmSetLocal assignment = construction(new WasmGetLocal(target));
        function.getBody().add(assignment);
        ConstructedLocals.join(function);
        assertEquals(List.of(assignment), function.getBody());
    }

    @Test
    void whereExceptionsAreCaughtAVariableIsAssignedAfterwards() {
        WasmTry attempt = new WasmTry();
        WasmSetLocal assignment = construction();
        attempt.getBody().add(assignment);
        function.getBody().add(attempt);
        ConstructedLocals.join(function);
        assertEquals(List.of(assignment), attempt.getBody());
    }

    @Test
    void whatNothingLeadsToGoes() {
        WasmModule module = new WasmModule();
        WasmFunction mentioned = named("mentioned");
        WasmFunction unused = named("unused");
        WasmFunction start = named("start");
        WasmGlobal holding = new WasmGlobal("holding", WasmType.Reference.FUNC, new WasmFunctionReference(mentioned));
        for (WasmFunction function : List.of(mentioned, unused, start)) {
            function.setReferenced(true);
            module.functions.add(function);
        }
        module.globals.add(holding);
        module.globals.add(new WasmGlobal("alone", WasmType.INT32, new WasmInt32Constant(1)));
        start.getBody().add(new WasmDrop(new WasmGetGlobal(holding)));
        module.setStartFunction(start);
        UnusedEntities.remove(module);
        assertEquals(List.of(mentioned, start), module.functions.stream().toList());
        assertEquals(List.of(holding), module.globals.stream().toList());
        assertFalse(mentioned.isReferenced(), "A constant mentions it");
        assertTrue(start.isReferenced());
    }

    private WasmFunction named(String name) {
        WasmFunction function = new WasmFunction(method);
        function.setName(name);
        return function;
    }
}
