package uniboard.play;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** This machine's default browser. */
final class Browser {
    private static final String SYSTEM = System.getProperty("os.name").toLowerCase(Locale.ROOT);

    private Browser() {
    }

    /** @return whether it was asked to open the address */
    static boolean open(String address) {
        List<String> command = SYSTEM.startsWith("win") ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
            : SYSTEM.contains("mac") ? List.of("open", address) : List.of("xdg-open", address);
        try {
            new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether there is a screen for one. */
    static boolean hasScreen() {
        return !SYSTEM.contains("linux") || System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
    }
}
