package uniboard.desktop;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** What the person has told the system about colours, contrast and motion, asked of the system's own tools. */
final class SystemTaste {
    private static final int PATIENCE_SECONDS = 3;

    private final String system;
    private final Function<List<String>, String> output;
    private volatile boolean dark;
    private volatile boolean moreContrast;
    private volatile boolean reducedMotion;

    SystemTaste() {
        this(System.getProperty("os.name"), SystemTaste::run);
    }

    /** @param output what a command prints; empty where it can't be run */
    SystemTaste(String system, Function<List<String>, String> output) {
        this.system = system.toLowerCase(Locale.ROOT);
        this.output = output;
    }

    boolean isDark() {
        return dark;
    }

    boolean wantsMoreContrast() {
        return moreContrast;
    }

    boolean wantsReducedMotion() {
        return reducedMotion;
    }

    /** Asks the system in the background, then runs {@code asked}. */
    void ask(Runnable asked) {
        Thread thread = new Thread(() -> {
            ask();
            asked.run();
        }, "system taste");
        thread.setDaemon(true);
        thread.start();
    }

    void ask() {
        if (system.startsWith("mac")) askMac();
        else if (system.startsWith("windows")) askWindows();
        else askGnome();
    }

    private void askMac() {
        dark = output("defaults", "read", "-g", "AppleInterfaceStyle").contains("Dark");
        moreContrast = output("defaults", "read", "com.apple.universalaccess", "increaseContrast").startsWith("1");
        reducedMotion = output("defaults", "read", "com.apple.universalaccess", "reduceMotion").startsWith("1");
    }

    private void askWindows() {
        dark = registry("HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize", "AppsUseLightTheme").equals("0x0");
        String contrast = registry("HKCU\\Control Panel\\Accessibility\\HighContrast", "Flags");
        // An odd number of flags' sum: switched on.
        moreContrast = !contrast.isEmpty() && "13579".indexOf(contrast.charAt(contrast.length() - 1)) >= 0;
        reducedMotion = registry("HKCU\\Control Panel\\Desktop\\WindowMetrics", "MinAnimate").equals("0");
    }

    /** The value, which ends the last line that isn't empty. */
    private String registry(String key, String value) {
        String[] words = output("reg", "query", key, "/v", value).split("\\s+");
        return words.length == 0 ? "" : words[words.length - 1];
    }

    /** Other desktops of Linux keep GNOME's settings in step, or lack them. */
    private void askGnome() {
        dark = output("gsettings", "get", "org.gnome.desktop.interface", "color-scheme").contains("dark");
        moreContrast = output("gsettings", "get", "org.gnome.desktop.a11y.interface", "high-contrast").startsWith("true");
        reducedMotion = output("gsettings", "get", "org.gnome.desktop.interface", "enable-animations").startsWith("false");
    }

    private String output(String... command) {
        return output.apply(List.of(command)).strip();
    }

    private static String run(List<String> command) {
        try {
            Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
            process.getOutputStream().close();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return "";
            }
            return process.exitValue() == 0 ? new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8) : "";
        } catch (IOException e) {
            return "";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }
}
