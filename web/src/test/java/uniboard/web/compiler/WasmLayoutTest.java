package uniboard.web.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmFunctionType;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.WasmType;
import org.teavm.backend.wasm.model.expression.WasmGetLocal;

class WasmLayoutTest {
    private final WasmModule module = new WasmModule();
    private final WasmFunctionType type = new WasmFunctionType("of one number", List.of(), List.of(WasmType.INT32));

    private WasmFunction add(String name) {
        WasmFunction function = new WasmFunction(type);
        function.setName(name);
        module.functions.add(function);
        return function;
    }

    @Test
    void whatIsUsedMostStandsFirstAndTheRestByName() {
        for (int i = 0; i < WasmLayout.SHORT; i++) add("often " + i);
        Stream.of("Piece::move", "Card::draw", "Piece::capture", "Card::turn").forEach(this::add);
        WasmLayout.arrange(module.functions, function -> function.getName().startsWith("often") ? 9 : 1, WasmFunction::getName);
        assertEquals(Stream.concat(IntStream.range(0, WasmLayout.SHORT).mapToObj(i -> "often " + i),
            Stream.of("Card::draw", "Card::turn", "Piece::capture", "Piece::move")).toList(),
            module.functions.stream().map(WasmFunction::getName).toList());
    }

    @Test
    void fewPartsStandByUse() {
        Stream.of("a", "bb", "ccc").forEach(this::add);
        WasmLayout.arrange(module.functions, function -> function.getName().length(), WasmFunction::getName);
        assertEquals(List.of("ccc", "bb", "a"), module.functions.stream().map(WasmFunction::getName).toList());
    }

    @Test
    void localsOfATypeStandTogetherBehindTheParameters() {
        WasmFunction function = add("function");
        for (WasmType local : List.of(WasmType.INT32, WasmType.INT32, WasmType.FLOAT64, WasmType.INT32, WasmType.FLOAT64, WasmType.INT32))
            function.add(new WasmLocal(local));
        List<WasmLocal> before = List.copyOf(function.getLocalVariables());
        for (WasmLocal local : before.subList(1, 6)) function.getBody().add(new WasmGetLocal(local));
        function.getBody().add(new WasmGetLocal(before.get(5)));
        function.add(new WasmLocal(WasmType.INT32, "unused"));
        WasmLayout.groupLocals(function, type -> type == WasmType.FLOAT64 ? 9 : 8);
        List<WasmLocal> locals = function.getLocalVariables();
        assertEquals(Stream.of(0, 2, 4, 5, 1, 3).map(before::get).toList(), locals, "Types and locals that are used most stand first");
        assertEquals(List.of(0, 1, 2, 3, 4, 5), locals.stream().map(WasmLocal::getIndex).toList());
    }
}
