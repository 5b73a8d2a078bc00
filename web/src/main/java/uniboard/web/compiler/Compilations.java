package uniboard.web.compiler;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLConnection;
import java.nio.file.Path;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Compiles the programs of games, those of which something has changed since; what was compiled is kept in a folder. */
public final class Compilations implements AutoCloseable {
    private final List<Path> classPath;
    private final KeptPrograms kept;
    private final ExecutorService threads = Executors.newFixedThreadPool(2);
    private final Queue<IsolatedCompiler> idle = new ConcurrentLinkedQueue<>();

    /**
     * @param classPath of the programs, their compiler included
     * @param kept      the folder in which compiled programs stay from one build to the next
     */
    public Compilations(List<Path> classPath, Path kept) throws IOException {
        this.classPath = List.copyOf(classPath);
        this.kept = new KeptPrograms(kept, ProgramInputs.of(classPath));
        // Else a loader that is closed takes the open jars from the others.
        URLConnection.setDefaultUseCaches("jar", false);
    }

    /** The running program's class path. */
    public static List<Path> classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of).toList();
    }

    /** Null if the program would have to be compiled. */
    public CompiledProgram ready(String game, Target target) throws IOException {
        Path folder = kept.find(game, target);
        return folder == null ? null : new CompiledProgram(folder);
    }

    /** The program, compiled unless it is ready; those asked for first come first, two at a time. */
    public CompletableFuture<CompiledProgram> program(String game, Target target) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                CompiledProgram ready = ready(game, target);
                return ready != null ? ready : new CompiledProgram(compiled(game, target));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }, threads);
    }

    /** The page's program as JavaScript, with its scripts made smaller. */
    public CompletableFuture<CompiledProgram> minified(CompletableFuture<CompiledProgram> program) {
        return program.thenApplyAsync(CompiledProgram::minified, threads);
    }

    private Path compiled(String game, Target target) throws IOException {
        IsolatedCompiler compiler = idle.poll();
        if (compiler == null) compiler = new IsolatedCompiler(classPath);
        Path folder = kept.workshop(game, target);
        try {
            Set<String> classes = compiler.compile(game, target, folder);
            return kept.keep(game, target, folder, classes);
        } catch (IOException | RuntimeException e) {
            KeptPrograms.delete(folder);
            throw e;
        } finally {
            idle.add(compiler);
        }
    }

    /** Begins no further compilation, and waits for those that run. */
    @Override
    public void close() throws IOException {
        threads.shutdownNow();
        try {
            if (!threads.awaitTermination(1, TimeUnit.MINUTES)) return;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return;
        }
        for (IsolatedCompiler compiler : idle) compiler.close();
    }
}
