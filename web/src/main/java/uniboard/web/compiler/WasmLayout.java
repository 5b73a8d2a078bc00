package uniboard.web.compiler;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.teavm.backend.wasm.model.WasmCollection;
import org.teavm.backend.wasm.model.WasmCompositeType;
import org.teavm.backend.wasm.model.WasmEntity;
import org.teavm.backend.wasm.model.WasmFunction;
import org.teavm.backend.wasm.model.WasmGlobal;
import org.teavm.backend.wasm.model.WasmLocal;
import org.teavm.backend.wasm.model.WasmModule;
import org.teavm.backend.wasm.model.WasmType;
import org.teavm.backend.wasm.model.expression.WasmDefaultExpressionVisitor;
import org.teavm.backend.wasm.model.expression.WasmGetLocal;
import org.teavm.backend.wasm.model.expression.WasmSetLocal;
import org.teavm.backend.wasm.model.expression.WasmTry;
import org.teavm.backend.wasm.optimization.WasmUsageCounter;

/**
 * The order of a module's parts. TeaVM puts what is used most first, which tears apart what is alike; compressed, the module is a fifteenth
 * smaller with the functions of a class next to each other, and so the locals of a type within a function; and by a hundred and fiftieth
 * more with those apart that are alike from class to class.
 */
final class WasmLayout {
    /** Indices up to it take one byte each, however often they stand there; as numbers with a sign, which types are, too. */
    static final int SHORT = 63;

    private WasmLayout() {
    }

    static void arrange(WasmModule module) {
        WasmUsageCounter counter = new WasmUsageCounter();
        counter.applyToModule(module);
        arrange(module.functions, counter::usages, function -> kind(String.valueOf(function.getName())) + function.getName());
        arrange(module.globals, counter::usages, WasmGlobal::getName);
        arrange(module.types, counter::usages, WasmCompositeType::getName);
        for (WasmFunction function : module.functions) groupLocals(function);
    }

    /** A function's kind, by which they are sorted first: those that are alike from class to class, and all others. */
    private static int kind(String name) {
        if (name.contains("$lambda$") && name.contains("::<init>")) return 0;
        if (name.contains("::<clinit>")) return 1;
        // Of types and arrays themselves.
        if (name.contains("@") || name.startsWith("Array<")) return 2;
        return name.endsWith("::parts") ? 3 : 4;
    }

    /** Those used most first, all others by name. */
    static <T extends WasmEntity> void arrange(WasmCollection<T> parts, ToIntFunction<T> usages, Function<T, String> name) {
        List<T> order = new ArrayList<>(parts.stream().sorted(Comparator.comparingInt(part -> -usages.applyAsInt(part))).toList());
        if (order.size() > SHORT) order.subList(SHORT, order.size()).sort(Comparator.comparing(part -> String.valueOf(name.apply(part))));
        Map<T, Integer> places = new HashMap<>();
        for (T part : order) places.put(part, places.size());
        parts.sort(Comparator.comparing(places::get));
    }

    /** Parameters stay where they are; locals that nothing uses go. */
    static void groupLocals(WasmFunction function) {
        List<WasmLocal> locals = function.getLocalVariables();
        int parameters = Math.min(function.getType().getParameterTypes().size(), locals.size());
        Map<WasmType, List<WasmLocal>> byType = new LinkedHashMap<>();
        Set<WasmLocal> used = used(function);
        for (WasmLocal local : locals.subList(parameters, locals.size()))
            if (used.contains(local)) byType.computeIfAbsent(local.getType(), type -> new ArrayList<>()).add(local);
        List<WasmLocal> order = new ArrayList<>(locals.subList(0, parameters));
        byType.values().forEach(order::addAll);
        renumber(function, order);
    }

    private static Set<WasmLocal> used(WasmFunction function) {
        Set<WasmLocal> used = new HashSet<>();
        new WasmDefaultExpressionVisitor() {
            @Override
            public void visit(WasmGetLocal expression) {
                used.add(expression.getLocal());
            }

            @Override
            public void visit(WasmSetLocal expression) {
                super.visit(expression);
                used.add(expression.getLocal());
            }

            @Override
            public void visit(WasmTry expression) {
                super.visit(expression);
                expression.getCatches().forEach(caught -> used.addAll(caught.getCatchVariables()));
            }
        }.visitMany(function.getBody());
        return used;
    }

    /** By reflection, because TeaVM lets locals be added only. */
    private static void renumber(WasmFunction function, List<WasmLocal> order) {
        try {
            Field locals = WasmFunction.class.getDeclaredField("localVariables");
            Field index = WasmLocal.class.getDeclaredField("index");
            locals.setAccessible(true);
            index.setAccessible(true);
            @SuppressWarnings("unchecked")
            List<WasmLocal> list = (List<WasmLocal>) locals.get(function);
            list.clear();
            list.addAll(order);
            for (int i = 0; i < order.size(); i++) index.setInt(order.get(i), i);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("TeaVM has changed: WasmLayout must follow.", e);
        }
    }
}
