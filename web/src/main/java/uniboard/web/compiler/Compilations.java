package uniboard.web.compiler;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** Compiles the programs of games, those of which something has changed since; what was compiled is kept in a folder. */
public final class Compilations {
    private static final String INPUTS = "inputs.txt";

    private final Path kept;
    private final ProgramInputs inputs;

    /** @param kept the folder in which compiled programs stay from one build to the next */
    public Compilations(Path kept) throws IOException {
        this.kept = kept;
        inputs = ProgramInputs.ofClassPath();
    }

    /** A file of a program, as {@link Target} names it. */
    public byte[] file(String game, Target target, String name) throws IOException {
        return Files.readAllBytes(folder(game, target).resolve(name));
    }

    private Path folder(String game, Target target) {
        return kept.resolve(game).resolve(target.name().toLowerCase(Locale.ROOT));
    }

    public void compile(List<String> games, List<Target> targets) throws Exception {
        // Else a loader that is closed takes the open jars from the others.
        URLConnection.setDefaultUseCaches("jar", false);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        Map<Path, Future<Set<String>>> running = new LinkedHashMap<>();
        try {
            for (Target target : targets) {
                for (String game : games) {
                    Path folder = folder(game, target);
                    if (isFresh(folder, target)) continue;
                    Files.createDirectories(folder);
                    Files.deleteIfExists(folder.resolve(INPUTS));
                    running.put(folder, threads.submit(() -> isolated(target, game, folder)));
                }
            }
            for (Map.Entry<Path, Future<Set<String>>> each : running.entrySet())
                Files.writeString(each.getKey().resolve(INPUTS), inputs.of(each.getValue().get()));
        } finally {
            threads.shutdownNow();
        }
    }

    /** Makes the page's scripts smaller; in the place of {@link #file} gives what came of it. */
    public Map<String, byte[]> minified(List<String> games) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            Map<String, Future<Path>> running = new LinkedHashMap<>();
            for (String game : games)
                running.put(game, threads.submit(() -> Minification.of(folder(game, Target.JAVASCRIPT).resolve(Target.SCRIPT))));
            Map<String, byte[]> scripts = new LinkedHashMap<>();
            for (Map.Entry<String, Future<Path>> each : running.entrySet())
                scripts.put(each.getKey(), Files.readAllBytes(each.getValue().get()));
            return scripts;
        } finally {
            threads.shutdownNow();
        }
    }

    private boolean isFresh(Path folder, Target target) throws IOException {
        Path account = folder.resolve(INPUTS);
        for (String file : target.files()) if (!Files.exists(folder.resolve(file))) return false;
        return Files.exists(account) && inputs.areStill(Files.readString(account));
    }

    /** TeaVM and its plugins keep static state and use one thread: each compilation gets its own class loader. */
    private static Set<String> isolated(Target target, String game, Path folder) throws Exception {
        List<URL> classpath = Stream.of(System.getProperty("java.class.path").split(System.getProperty("path.separator")))
            .map(Compilations::url).toList();
        try (URLClassLoader loader = new URLClassLoader(classpath.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
            Thread.currentThread().setContextClassLoader(loader);
            @SuppressWarnings("unchecked")
            BiFunction<String, Path, Set<String>> compiler = (BiFunction<String, Path, Set<String>>) Class
                .forName(Target.class.getName(), true, loader).getField(target.name()).get(null);
            return compiler.apply(game, folder);
        }
    }

    private static URL url(String entry) {
        try {
            return Path.of(entry).toUri().toURL();
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }
}
