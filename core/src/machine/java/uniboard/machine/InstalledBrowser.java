package uniboard.machine;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Finds the Chromium, Chrome or Edge that the browser tests drive. */
public final class InstalledBrowser {
    /** First the one without windows of its own, whose pages take the machine a quarter less work. */
    private static final List<String> LINUX_COMMANDS = List.of("chromium-headless-shell", "chrome-headless-shell", "chromium",
        "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge", "microsoft-edge-stable");
    private static final List<String> WINDOWS_FILES = List.of("Google\\Chrome\\Application\\chrome.exe",
        "Chromium\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe");
    private static final List<String> MAC_FILES = List.of("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium", "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge");

    private InstalledBrowser() {
    }

    /**
     * The browser's program file: the one that the environment's {@code CHROME} names, or else the first one found where such browsers
     * are usually installed.
     *
     * @throws IllegalStateException if {@code CHROME} is set to something that can't be run
     */
    public static Optional<Path> find() {
        String named = System.getenv("CHROME");
        if (named == null || named.isBlank()) return usualPlaces().stream().filter(InstalledBrowser::runs).findFirst();
        Path file = Path.of(named);
        if (Files.isExecutable(file)) return Optional.of(file);
        throw new IllegalStateException("CHROME names " + named + ", which is not a program that can be run. Set it to the file of a "
            + "Chromium, Chrome or Edge, or unset it.");
    }

    private static List<Path> usualPlaces() {
        List<Path> places = new ArrayList<>();
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.contains("win")) {
            for (String variable : List.of("ProgramFiles", "ProgramFiles(x86)", "LocalAppData")) {
                String root = System.getenv(variable);
                if (root != null) for (String file : WINDOWS_FILES) places.add(Path.of(root, file));
            }
        } else if (system.contains("mac")) {
            for (String file : MAC_FILES) places.add(Path.of(file));
        } else {
            for (String command : LINUX_COMMANDS) onPath(command).ifPresent(places::add);
        }
        return places;
    }

    static Optional<Path> onPath(String command) {
        String path = System.getenv("PATH");
        if (path == null) return Optional.empty();
        for (String folder : path.split(File.pathSeparator)) {
            if (folder.isEmpty()) continue;
            Path file = Path.of(folder, command);
            if (Files.isExecutable(file) && !Files.isDirectory(file)) return Optional.of(file);
        }
        return Optional.empty();
    }

    /** Ubuntu has a chromium-browser that only says it should be installed as a snap: being there isn't enough. */
    static boolean runs(Path browser) {
        if (!Files.isExecutable(browser)) return false;
        if (!System.getProperty("os.name").equals("Linux")) return true;
        try {
            Process process = new ProcessBuilder(browser.toString(), "--version").redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
            if (process.waitFor(30, TimeUnit.SECONDS)) return process.exitValue() == 0;
            process.destroyForcibly();
            return false;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
