package uniboard.web.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** That what it changes in TeaVM is still there to be changed. */
class CompilerLoaderTest {
    @Test
    void setsOfNodesKeepTheirOrder() throws Exception {
        try (CompilerLoader loader = new CompilerLoader(Compilations.classPath())) {
            Class<?> original = Class.forName("org.teavm.dependency.TypeSet");
            Class<?> loaded = Class.forName(original.getName(), true, loader);
            assertEquals(loader, loaded.getClassLoader());
            assertEquals(Set.copyOf(fields(original)), Set.copyOf(fields(loaded)));
        }
    }

    private static List<String> fields(Class<?> type) {
        return Stream.of(type.getDeclaredFields()).map(Field::getName).toList();
    }

    @Test
    void eachCompilationBeginsWithTheSameSeed() throws Exception {
        try (CompilerLoader loader = new CompilerLoader(Compilations.classPath())) {
            loader.begin();
            Class<?> sets = Class.forName("org.teavm.hppc.IntHashSet", true, loader);
            sets.getConstructor().newInstance();
            Field seed = Class.forName("org.teavm.hppc.HashContainers", true, loader).getDeclaredField("ITERATION_SEED");
            seed.setAccessible(true);
            int used = ((AtomicInteger) seed.get(null)).get();
            loader.begin();
            sets.getConstructor().newInstance();
            assertEquals(used, ((AtomicInteger) seed.get(null)).get());
        }
    }

    @Test
    void methodsThatAreCalledOnceAreInlinedHoweverLongTheyAre() throws Exception {
        try (CompilerLoader loader = new CompilerLoader(Compilations.classPath())) {
            String strategy = "org.teavm.model.optimization.DefaultInliningStrategy";
            assertEquals(List.of(100_000, 100_000, 100_000), limits(loader.loadClass(strategy), true));
            assertEquals(List.of(20, 7, 300), limits(loader.loadClass(strategy), false));
            assertEquals(loader, Class.forName(strategy + "$InliningStepImpl", true, loader).getClassLoader());
        }
    }

    private static List<Integer> limits(Class<?> type, boolean isOnceUsed) throws ReflectiveOperationException {
        Object strategy = type.getConstructor(int.class, int.class, int.class, boolean.class).newInstance(20, 7, 300, isOnceUsed);
        List<Integer> limits = new ArrayList<>();
        for (String name : List.of("complexityThreshold", "depthThreshold", "totalComplexityThreshold")) {
            Field field = type.getDeclaredField(name);
            field.setAccessible(true);
            limits.add(field.getInt(strategy));
        }
        return limits;
    }
}
