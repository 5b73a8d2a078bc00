package uniboard.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Runs before the tests that need a browser or a display, and sees to it that they are there. On Debian and Ubuntu as root it installs what
 * is missing (the property {@code browser.install=false} forbids it); elsewhere it stops the build with the command to type.
 */
public final class TestMachine {
    private enum Need {
        BROWSER("a Chromium, Chrome or Edge for the browser tests", () -> InstalledBrowser.find().isPresent()),
        DISPLAY("a display with OpenGL for the window tests", InstalledDisplay::present);

        final String description;
        final BooleanSupplier met;

        Need(String description, BooleanSupplier met) {
            this.description = description;
            this.met = met;
        }

        List<String> packages(String distribution) {
            if (this == DISPLAY) return List.of("xvfb", "xauth", "libgl1", "libgl1-mesa-dri");
            return List.of(distribution.equals("ubuntu") ? "chromium-browser" : "chromium");
        }

        String elsewhere() {
            return this == BROWSER ? "install Google Chrome, Chromium or Microsoft Edge, or set CHROME to the program's file"
                : "install Xvfb, xauth and Mesa's software OpenGL, or set DISPLAY";
        }
    }

    private TestMachine() {
    }

    /**
     * @param needs {@code browser}, {@code display} or both
     * @throws IllegalStateException if something is missing and may not or can't be installed
     */
    public static void main(String... needs) {
        List<Need> missing = new ArrayList<>();
        for (String need : needs) {
            Need known = Arrays.stream(Need.values()).filter(n -> n.name().equalsIgnoreCase(need)).findFirst()
                .orElseThrow(() -> new IllegalStateException("Unknown need " + need + "; known are browser and display."));
            if (!known.met.getAsBoolean()) missing.add(known);
        }
        if (!missing.isEmpty()) provide(missing);
    }

    private static void provide(List<Need> missing) {
        String distribution = distribution();
        boolean apt = distribution.equals("debian") || distribution.equals("ubuntu");
        for (Need need : missing) System.out.println("This machine lacks " + need.description + '.');
        if (!apt) throw stop(missing, Need::elsewhere);
        List<String> packages = missing.stream().flatMap(need -> need.packages(distribution).stream()).toList();
        String install = "apt-get update && apt-get install -y --no-install-recommends " + String.join(" ", packages);
        if (!"root".equals(System.getProperty("user.name"))) throw stop(missing, need -> "sudo sh -c '" + install + "'");
        if (System.getProperty("browser.install", "true").equals("false")) throw stop(missing, need -> install);
        System.out.println("Installing it: " + install + "   (-Dbrowser.install=false forbids this)");
        run("apt-get", "-q", "update");
        List<String> command = new ArrayList<>(List.of("apt-get", "-q", "install", "-y", "--no-install-recommends"));
        command.addAll(packages);
        run(command.toArray(String[]::new));
        List<Need> still = missing.stream().filter(need -> !need.met.getAsBoolean()).toList();
        if (!still.isEmpty()) throw stop(still, Need::elsewhere);
    }

    private static IllegalStateException stop(List<Need> missing, Function<Need, String> remedy) {
        StringBuilder text = new StringBuilder("The tests can't run on this machine as it is.");
        for (Need need : missing)
            text.append("\n  Missing: ").append(need.description).append(".\n  To get it: ").append(remedy.apply(need));
        return new IllegalStateException(text.append("\n  Or leave the tests out: -DskipTests").toString());
    }

    /** {@code debian}, {@code ubuntu}, or something else that apt may not know. */
    private static String distribution() {
        try {
            for (String line : Files.readAllLines(Path.of("/etc/os-release")))
                if (line.startsWith("ID=")) return line.substring(3).replace("\"", "").strip();
        } catch (IOException e) {
            return "";
        }
        return "";
    }

    private static void run(String... command) {
        String typed = String.join(" ", command);
        try {
            ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
            builder.environment().put("DEBIAN_FRONTEND", "noninteractive");
            int status = builder.start().waitFor();
            if (status != 0) throw new IllegalStateException(typed + " ended with status " + status + '.');
        } catch (IOException e) {
            throw new IllegalStateException(typed + " could not be started: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(typed + " was interrupted.", e);
        }
    }
}
