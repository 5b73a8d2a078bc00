package uniboard.web.compiler;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
        arrange(module.functions, counter::usages, WasmLayout::place);
        arrange(module.globals, counter::usages, WasmGlobal::getName);
        arrange(module.types, counter::usages, WasmCompositeType::getName);
        Map<WasmType, Integer> locals = new HashMap<>();
        for (WasmFunction function : module.functions)
            for (WasmLocal local : function.getLocalVariables()) locals.merge(local.getType(), 1, Integer::sum);
        for (WasmFunction function : module.functions) groupLocals(function, locals::get);
    }

    /** A function's kind, by which they are sorted first: those that are alike from class to class, and all others. */
    private static int kind(String name) {
        if (name.contains("$lambda$") && name.contains("::<init>")) return 0;
        if (name.contains("::<clinit>")) return 1;
        // Of types and arrays themselves.
        if (name.contains("@") || name.startsWith("Array<")) return 2;
        return name.endsWith("::parts") ? 3 : 4;
    }

    /** Within a class those of a type next to each other. */
    private static String place(WasmFunction function) {
        String name = String.valueOf(function.getName());
        int end = Math.max(0, name.indexOf("::"));
        return kind(name) + name.substring(0, end) + ' ' + function.getType().getParameterTypes().size() + function.getType().getName()
            + name.substring(end);
    }

    /** Those used most first, all others by name. */
    static <T extends WasmEntity> void arrange(WasmCollection<T> parts, ToIntFunction<T> usages, Function<T, String> name) {
        List<T> order = new ArrayList<>(parts.stream().sorted(Comparator.comparingInt(part -> -usages.applyAsInt(part))).toList());
        if (order.size() > SHORT) order.subList(SHORT, order.size()).sort(Comparator.comparing(part -> String.valueOf(name.apply(part))));
        Map<T, Integer> places = new HashMap<>();
        for (T part : order) places.put(part, places.size());
        parts.sort(Comparator.comparing(places::get));
    }

    /**
     * By type, the types in the same order everywhere, and those of a type that are used most first. Parameters stay where they are; locals
     * that nothing uses go.
     *
     * @param usages how many locals of a type there are in the module
     */
    static void groupLocals(WasmFunction function, ToIntFunction<WasmType> usages) {
        List<WasmLocal> locals = function.getLocalVariables();
        int parameters = Math.min(function.getType().getParameterTypes().size(), locals.size());
        Map<WasmLocal, Integer> uses = uses(function);
        List<WasmLocal> order = new ArrayList<>(uses.keySet());
        order.removeAll(locals.subList(0, parameters));
        order.sort(Comparator.comparingInt((WasmLocal local) -> -usages.applyAsInt(local.getType())).thenComparing(WasmLayout::typeName)
            .thenComparing(local -> -uses.get(local)));
        order.addAll(0, locals.subList(0, parameters));
        renumber(function, order);
    }

    private static String typeName(WasmLocal local) {
        if (local.getType() instanceof WasmType.CompositeReference reference) return reference.composite.getName() + reference.isNullable();
        if (local.getType() instanceof WasmType.SpecialReference reference) return reference.kind.name() + reference.isNullable();
        return ((WasmType.Number) local.getType()).number.name();
    }

    /** Of locals, in the order in which they are first used. */
    private static Map<WasmLocal, Integer> uses(WasmFunction function) {
        Map<WasmLocal, Integer> uses = new LinkedHashMap<>();
        new WasmDefaultExpressionVisitor() {
            @Override
            public void visit(WasmGetLocal expression) {
                uses.merge(expression.getLocal(), 1, Integer::sum);
            }

            @Override
            public void visit(WasmSetLocal expression) {
                super.visit(expression);
                uses.merge(expression.getLocal(), 1, Integer::sum);
            }

            @Override
            public void visit(WasmTry expression) {
                super.visit(expression);
                expression.getCatches().forEach(caught -> caught.getCatchVariables().stream().filter(Objects::nonNull)
                    .forEach(local -> uses.merge(local, 1, Integer::sum)));
            }
        }.visitMany(function.getBody());
        return uses;
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
