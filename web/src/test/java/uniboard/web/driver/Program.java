package uniboard.web.driver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A program that runs with a home folder of its own, which goes when it ends. */
final class Program implements AutoCloseable {
    private static final int SECONDS_TO_END = 10;

    private final Path home;
    private final Process process;

    /** @param home kept by the program from now on */
    Program(Path home, List<String> command, Map<String, String> environment) {
        this.home = home;
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log().toFile());
        builder.environment().put("HOME", home.toString());
        builder.environment().putAll(environment);
        try {
            process = builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Path newHome(String name) {
        try {
            return Files.createTempDirectory("uniboard-" + name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path log() {
        return home.resolve("output.txt");
    }

    /** What it has printed so far. */
    String output() {
        try {
            return Files.readString(log());
        } catch (IOException e) {
            return e.toString();
        }
    }

    boolean runs() {
        return process.isAlive();
    }

    @Override
    public void close() {
        List<ProcessHandle> all = Stream.concat(process.descendants(), Stream.of(process.toHandle())).toList();
        process.destroy();
        try {
            if (!process.waitFor(SECONDS_TO_END, TimeUnit.SECONDS)) process.destroyForcibly().waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        for (ProcessHandle each : all) {
            each.destroyForcibly();
            each.onExit().join();
        }
        // What another process still writes there isn't worth a failure.
        try (Stream<Path> files = Files.walk(home)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        } catch (IOException | UncheckedIOException e) {
            home.toFile().deleteOnExit();
        }
    }
}
