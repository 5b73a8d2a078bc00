package uniboard.web.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.web.compiler.Compilations;
import uniboard.web.compiler.CompiledProgram;
import uniboard.web.compiler.Target;

/**
 * Compiles programs that a site was built without when they are asked for, and one after the other meanwhile. Tests whether a file of the
 * site, by its path there, is a program's, and is there now. A function of types of the JDK, because the server loads it with a class path
 * that isn't its own: the compiler's.
 */
public final class ProgramsOnDemand implements Predicate<String>, AutoCloseable {
    /** Beside the site where programs are compiled on demand: Java properties. */
    public static final String DESCRIPTION = "on-demand.properties";
    /** The compiler's class path, in lines. */
    public static final String CLASS_PATH = "classPath";
    /** The folder of compiled programs. */
    public static final String KEPT = "kept";
    /** What a page's program is compiled to: a {@link Target}'s name. */
    public static final String PAGE = "page";

    private record Program(String game, Target target) {
        @Override
        public String toString() {
            return game + " (" + target.name().toLowerCase(Locale.ROOT) + ')';
        }
    }

    private static final Program ARRIVAL = new Program(ProgramFile.ARRIVAL.game(), ProgramFile.ARRIVAL.target());

    private final Path site;
    private final Compilations compilations;
    private final Target pageTarget;
    /** By their paths. */
    private final Map<String, ProgramFile> files;
    private final Map<Program, CompletableFuture<CompiledProgram>> programs = new ConcurrentHashMap<>();

    public ProgramsOnDemand(Path site, List<Path> classPath, Path kept, String pageTarget) throws IOException {
        this.site = site;
        this.pageTarget = Target.valueOf(pageTarget);
        compilations = new Compilations(classPath, kept);
        List<Target> targets = List.of(this.pageTarget, Target.WORKER);
        files = new AllGames().games().stream().map(Game::id).flatMap(game -> ProgramFile.of(game, targets).stream())
            .collect(Collectors.toMap(ProgramFile::name, file -> file));
        files.put(ProgramFile.ARRIVAL.name(), ProgramFile.ARRIVAL);
        List<Program> missing = new ArrayList<>();
        for (Game game : new AllGames().games())
            for (Target target : targets) if (compilations.ready(game.id(), target) == null) missing.add(new Program(game.id(), target));
        if (compilations.ready(ARRIVAL.game, ARRIVAL.target) == null) missing.add(ARRIVAL);
        // One at a time, so that what is asked for meanwhile has a processor for itself.
        CompletableFuture<?> before = CompletableFuture.completedFuture(null);
        for (Program program : missing) before = before.handle((compiled, failure) -> program).thenCompose(this::compiled);
    }

    private CompletableFuture<CompiledProgram> compiled(Program program) {
        return programs.computeIfAbsent(program, key -> {
            long start = System.nanoTime();
            System.out.println("Compiling " + program + '.');
            CompletableFuture<CompiledProgram> compiled = compilations.program(program.game, program.target);
            return compiled.whenComplete((made, failure) -> {
                double seconds = (System.nanoTime() - start) / 1e9;
                if (failure == null) System.out.printf(Locale.ROOT, "Compiled %s after %.1f s.%n", program, seconds);
                else System.err.println(program + " can't be compiled: " + reason(failure));
            });
        });
    }

    /** @throws IllegalStateException if the program can't be compiled, with the compiler's words */
    @Override
    public boolean test(String path) {
        ProgramFile file = files.get(path);
        if (file == null) return false;
        try {
            CompiledProgram program = (file.target() == ProgramFile.ARRIVAL.target() ? compiled(ARRIVAL) : ofGame(file)).join();
            write(site.resolve(path), program.file(file.part()));
            return true;
        } catch (CompletionException e) {
            throw new IllegalStateException(reason(e), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private CompletableFuture<CompiledProgram> ofGame(ProgramFile file) {
        CompletableFuture<CompiledProgram> page = compiled(new Program(file.game(), pageTarget));
        // The page asks for it after its first picture.
        CompletableFuture<CompiledProgram> worker = compiled(new Program(file.game(), Target.WORKER));
        return file.target() == Target.WORKER ? worker : page;
    }

    @Override
    public void close() throws IOException {
        compilations.close();
    }

    private static String reason(Throwable failure) {
        Throwable cause = failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        return cause.getMessage() == null ? cause.toString() : cause.getMessage();
    }

    /** At one go, because others may be reading. */
    private static void write(Path file, byte[] content) throws IOException {
        Path written = Files.createTempFile(Files.createDirectories(file.getParent()), file.getFileName().toString(), ".new");
        Files.write(written, content);
        Files.move(written, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Says for the server of the site that all its programs are there. */
    static void forget(Path site) throws IOException {
        Files.deleteIfExists(site.resolveSibling(DESCRIPTION));
    }

    /** Says for the server of the site how its programs are compiled. */
    static void describe(Path site, Path kept, Target pageTarget) throws IOException {
        Properties properties = new Properties();
        properties.setProperty(CLASS_PATH, Compilations.classPath().stream().map(Path::toString).collect(Collectors.joining("\n")));
        properties.setProperty(KEPT, kept.toAbsolutePath().toString());
        properties.setProperty(PAGE, pageTarget.name());
        try (Writer writer = Files.newBufferedWriter(site.resolveSibling(DESCRIPTION))) {
            properties.store(writer, null);
        }
    }
}
