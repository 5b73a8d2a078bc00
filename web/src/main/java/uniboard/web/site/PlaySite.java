package uniboard.web.site;

import java.io.IOException;
import java.net.BindException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Serves the built site and opens it in the default browser, until Ctrl-C. */
public final class PlaySite {
    private static final int LAST_PORT = 65535;

    private PlaySite() {
    }

    /** @param arguments the site's folder and the port */
    public static void main(String... arguments) throws IOException, InterruptedException {
        SiteServer server;
        try {
            server = serve(Path.of(arguments[0]), port(arguments[1]));
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(1);
            return;
        }
        System.out.println("\n  Uniboard is at " + server.address() + "\n  Ctrl-C ends it.\n");
        open(server.address());
        Thread.currentThread().join();
    }

    private static int port(String text) {
        try {
            int port = Integer.parseInt(text);
            if (port >= 0 && port <= LAST_PORT) return port;
        } catch (NumberFormatException e) {
            // Told below, like a number out of range.
        }
        throw new IllegalArgumentException("-Dport=" + text + " is not a port; a port is a number from 0 (any free one) to " + LAST_PORT
            + '.');
    }

    private static SiteServer serve(Path site, int first) throws IOException {
        for (int port = first; port <= LAST_PORT; port++) {
            try {
                return new SiteServer(site, "/", port);
            } catch (BindException e) {
                System.out.println("Port " + port + " is taken (or not allowed): " + e.getMessage() + ". Trying " + (port + 1) + '.');
            }
        }
        throw new IllegalArgumentException("No free port from " + first + " on.");
    }

    /** Where there is no browser, the printed address has to do. */
    private static void open(String address) {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.contains("linux") && System.getenv("DISPLAY") == null && System.getenv("WAYLAND_DISPLAY") == null) return;
        List<String> command = system.contains("win") ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
            : system.contains("mac") ? List.of("open", address) : List.of("xdg-open", address);
        try {
            new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        } catch (IOException e) {
            System.out.println("  No browser could be opened; open the address yourself.");
        }
    }
}
