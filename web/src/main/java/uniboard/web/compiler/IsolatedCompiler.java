package uniboard.web.compiler;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * TeaVM in a class loader of its own: its plugins keep static state, which two compilations at a time must not share. Programs that are
 * compiled one after the other share it, and with it what the JVM has loaded and optimized: they take two thirds of the time.
 */
final class IsolatedCompiler implements AutoCloseable {
    private final CompilerLoader loader;

    IsolatedCompiler(List<Path> classPath) {
        loader = new CompilerLoader(classPath);
    }

    /** @return the names of the classes in the program */
    @SuppressWarnings("unchecked")
    Set<String> compile(String game, Target target, Path folder) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        // By it TeaVM finds its plugins.
        thread.setContextClassLoader(loader);
        try {
            loader.begin();
            BiFunction<String, Path, Set<String>> compiler = (BiFunction<String, Path, Set<String>>) Class
                .forName(Target.class.getName(), true, loader).getField(target.name()).get(null);
            return compiler.apply(game, folder);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("The class path has no compiler", e);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Override
    public void close() throws IOException {
        loader.close();
    }
}
