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
 * is missing (the property {@code browser.install=false} forbids it); elsewhere it stops the build with the command to type. Without the
 * browsers that few machines can have the build goes on, and their tests are left out.
 */
public final class TestMachine {
    private enum Need {
        BROWSER("a Chromium, Chrome or Edge for the browser tests", () -> InstalledBrowser.find().isPresent(),
            "install Google Chrome, Chromium or Microsoft Edge, or set CHROME to the program's file"),
        DISPLAY("a display with OpenGL for the window tests", InstalledDisplay::present,
            "install Xvfb, xauth and Mesa's software OpenGL, or set DISPLAY"),
        FIREFOX("Firefox with Xvfb", () -> OtherBrowser.FIREFOX.program().isPresent(),
            "on Linux, install Firefox 140 or newer and Xvfb; on other systems it isn't driven"),
        WEBKIT("WebKit's MiniBrowser with WebKitWebDriver and Xvfb", () -> OtherBrowser.WEBKIT.program().isPresent(),
            "on Linux, install WebKitGTK's driver and Xvfb; on other systems it isn't driven");

        final String description;
        final BooleanSupplier met;
        final String elsewhere;

        Need(String description, BooleanSupplier met, String elsewhere) {
            this.description = description;
            this.met = met;
            this.elsewhere = elsewhere;
        }

        List<String> packages(String distribution) {
            return switch (this) {
                case BROWSER -> List.of(distribution.equals("ubuntu") ? "chromium-browser" : "chromium-headless-shell");
                case DISPLAY -> List.of("xvfb", "xauth", "libgl1", "libgl1-mesa-dri");
                case FIREFOX -> OtherBrowser.FIREFOX.packages(distribution);
                case WEBKIT -> OtherBrowser.WEBKIT.packages(distribution);
            };
        }

        /** Whether tests are left out where there is none. */
        boolean spared() {
            return this == FIREFOX || this == WEBKIT;
        }
    }

    private TestMachine() {
    }

    /**
     * @param needs {@code browser}, {@code display}, {@code firefox}, {@code webkit}
     * @throws IllegalStateException if something that can't be spared is missing and may not or can't be installed
     */
    public static void main(String... needs) {
        List<Need> missing = new ArrayList<>();
        for (String need : needs) {
            Need known = Arrays.stream(Need.values()).filter(n -> n.name().equalsIgnoreCase(need)).findFirst()
                .orElseThrow(() -> new IllegalStateException("Unknown need " + need + "; known are " + Arrays.toString(Need.values())));
            if (!known.met.getAsBoolean()) missing.add(known);
        }
        List<Need> needed = missing.stream().filter(need -> !need.spared()).toList();
        try {
            if (!needed.isEmpty()) provide(needed);
        } catch (IllegalStateException e) {
            throw new IllegalStateException("The tests can't run on this machine as it is." + e.getMessage()
                + "\n  Or leave the tests out: -DskipTests", e);
        }
        for (Need spared : missing) if (spared.spared()) provideOrLeaveOut(spared);
    }

    private static void provideOrLeaveOut(Need need) {
        try {
            provide(List.of(need));
        } catch (IllegalStateException e) {
            System.out.println("The tests in it are left out." + e.getMessage());
        }
    }

    private static void provide(List<Need> missing) {
        String distribution = distribution();
        boolean apt = distribution.equals("debian") || distribution.equals("ubuntu");
        for (Need need : missing) System.out.println("This machine lacks " + need.description + '.');
        if (!apt || missing.stream().anyMatch(need -> need.packages(distribution).isEmpty())) throw lack(missing, need -> need.elsewhere);
        List<String> packages = missing.stream().flatMap(need -> need.packages(distribution).stream()).toList();
        String install = "apt-get update && apt-get install -y --no-install-recommends " + String.join(" ", packages);
        if (!"root".equals(System.getProperty("user.name"))) throw lack(missing, need -> "sudo sh -c '" + install + "'");
        if (System.getProperty("browser.install", "true").equals("false")) throw lack(missing, need -> install);
        System.out.println("Installing it: " + install + "   (-Dbrowser.install=false forbids this)");
        run("apt-get", "-q", "update");
        List<String> command = new ArrayList<>(List.of("apt-get", "-q", "install", "-y", "--no-install-recommends"));
        command.addAll(packages);
        run(command.toArray(String[]::new));
        List<Need> still = missing.stream().filter(need -> !need.met.getAsBoolean()).toList();
        if (!still.isEmpty()) throw lack(still, need -> need.elsewhere);
    }

    private static IllegalStateException lack(List<Need> missing, Function<Need, String> remedy) {
        StringBuilder text = new StringBuilder();
        for (Need need : missing)
            text.append("\n  Missing: ").append(need.description).append(".\n  To get it: ").append(remedy.apply(need));
        return new IllegalStateException(text.toString());
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
            if (status != 0) throw new IllegalStateException("\n  " + typed + " ended with status " + status + '.');
        } catch (IOException e) {
            throw new IllegalStateException("\n  " + typed + " could not be started: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("\n  " + typed + " was interrupted.", e);
        }
    }
}
