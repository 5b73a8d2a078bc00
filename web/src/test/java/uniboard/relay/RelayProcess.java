package uniboard.relay;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;

/** A relay in a process of its own, so that what it takes can be told from what the devices take. */
final class RelayProcess implements AutoCloseable {
    private static final String STATUS = "/proc/self/status";
    private static final String RESIDENT = "VmRSS:";

    private final Process process;
    private final BufferedReader said;
    private final URI address;

    /** @param times how often the usual limits it has */
    RelayProcess(int times) throws IOException {
        process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
            System.getProperty("java.class.path"), RelayProcess.class.getName(), Integer.toString(times))
            .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        said = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String line = said.readLine();
        if (line == null) throw new IOException("The relay doesn't start.");
        address = URI.create(line + "/mqtt");
    }

    /** The process: as it is told how often the usual limits to have, and with each line that it is told then says what it takes. */
    public static void main(String[] arguments) throws IOException {
        int times = Integer.parseInt(arguments[0]);
        Limits limits = new Limits(times * Limits.USUAL.visitors(), times * Limits.USUAL.addresses(), times * Limits.USUAL.allBytes());
        try (Relay relay = new Relay("localhost", 0, Set.of(), limits, Duration.ofHours(4), Duration.ofSeconds(30))) {
            System.out.println(relay.address());
            BufferedReader asked = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            while (asked.readLine() != null) System.out.println(memory() + ", " + relay.addresses() + " topics known");
        }
    }

    private static String memory() throws IOException {
        String resident = resident();
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return ((runtime.totalMemory() - runtime.freeMemory()) >> 20) + " MB of heap in use" + resident;
    }

    /** As Linux tells it; empty elsewhere. */
    private static String resident() throws IOException {
        if (!Files.isReadable(Path.of(STATUS))) return "";
        for (String line : Files.readAllLines(Path.of(STATUS))) {
            if (!line.startsWith(RESIDENT)) continue;
            String kilobytes = line.substring(RESIDENT.length()).strip();
            return ", " + (Integer.parseInt(kilobytes.substring(0, kilobytes.indexOf(' '))) >> 10) + " MB resident";
        }
        return "";
    }

    URI address() {
        return address;
    }

    /** What it takes: memory, and of the processor since its start. */
    String taken() throws IOException {
        OutputStream ask = process.getOutputStream();
        ask.write('\n');
        ask.flush();
        long milliseconds = process.toHandle().info().totalCpuDuration().orElse(Duration.ZERO).toMillis();
        return said.readLine() + ", " + milliseconds / 1000 + " s of processor so far";
    }

    @Override
    public void close() throws IOException {
        process.getOutputStream().close();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
        }
    }
}
