package uniboard.desktop;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import uniboard.machine.InstalledDisplay;

/** A Java program that opens a window: in a virtual display of the usual size where there is one, else on the machine's own. */
final class WindowProcess {
    private static final int PATIENCE_SECONDS = 180;

    /**
     * @param status exit status
     * @param output all it wrote, errors included
     */
    record Ended(int status, String output) {
    }

    private WindowProcess() {
    }

    /**
     * Runs it to its end.
     *
     * @param folder        for what the program keeps and writes
     * @param javaArguments what follows {@code java}
     * @throws IllegalStateException if it doesn't end
     */
    static Ended run(Path folder, List<String> javaArguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        if (System.getProperty("os.name").equals("Linux") && InstalledDisplay.virtual()) {
            // With a file of our own xvfb-run has no folder to remove, in which it sometimes fails and then hides the program's status.
            command.addAll(List.of("xvfb-run", "-a", "-f", folder.resolve("Xauthority").toString(), "-s", "-screen 0 1280x800x24"));
        }
        return run(folder, new ProcessBuilder(withJava(command, folder, javaArguments)));
    }

    /** The same on a Linux machine that has no display. */
    static Ended runWithoutDisplay(Path folder, List<String> javaArguments) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(withJava(new ArrayList<>(), folder, javaArguments));
        builder.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY"));
        return run(folder, builder);
    }

    private static List<String> withJava(List<String> command, Path folder, List<String> javaArguments) {
        command.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
        command.add("-D" + DataFolder.OVERRIDE + "=" + folder);
        command.addAll(javaArguments);
        return command;
    }

    private static Ended run(Path folder, ProcessBuilder builder) throws IOException, InterruptedException {
        Path output = Files.createTempFile(folder, "window", ".log");
        Process process = builder.redirectErrorStream(true).redirectOutput(output.toFile()).start();
        boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (!ended) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        String text = Files.readString(output, StandardCharsets.UTF_8);
        if (!ended) throw new IllegalStateException("Still running after " + PATIENCE_SECONDS + " s: " + builder.command() + "\n" + text);
        return new Ended(process.exitValue(), text);
    }
}
