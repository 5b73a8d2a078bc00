package uniboard.play;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.BindException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import uniboard.web.site.SiteServer;

/** Serves the built site, with a relay at which its tables meet, and opens it in the default browser, until Ctrl-C. */
public final class Play {
    private static final int LAST_PORT = 65535;
    private static final String SYSTEM = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    /** As the build says that the site names no relay. */
    private static final String UNKNOWN = "unknown";

    private Play() {
    }

    /**
     * @param arguments the site's folder; the port; whether to serve the local network ({@code true} or {@code false}); the relay that the
     *                  site was built with, which is left alone, or {@code unknown}
     */
    public static void main(String... arguments) throws IOException, InterruptedException {
        Path site = Path.of(arguments[0]);
        try {
            Reach reach = reach(arguments[2]);
            try (SiteServer server = serve(site, port(arguments[1]), reach, MissingPrograms.of(site));
                    Meeting meeting = arguments[3].equals(UNKNOWN) ? new Meeting(site, reach, server.port()) : null) {
                tell(terminal(), server, reach, meeting == null ? arguments[3] : meeting.address());
                open(server.address());
                Thread.currentThread().join();
            }
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
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

    private static Reach reach(String lan) {
        if (lan.equals("false")) return Reach.MACHINE;
        if (!lan.equals("true")) throw new IllegalArgumentException("-Dlan=" + lan + " is neither true nor false.");
        Reach reach = new Reach(LocalNetwork.addresses());
        if (!reach.isNetwork())
            System.out.println("This machine has no address in a local network, such as 192.168.1.5; the site is for this machine alone.");
        return reach;
    }

    private static SiteServer serve(Path site, int first, Reach reach, Predicate<String> programs) throws IOException {
        for (int port = first; port <= LAST_PORT; port++) {
            try {
                return new SiteServer(site, "/", reach.listening(), port, programs);
            } catch (BindException e) {
                System.out.println("Port " + port + " is taken (or not allowed): " + e.getMessage() + ". Trying " + (port + 1) + '.');
            }
        }
        throw new IllegalArgumentException("No free port from " + first + " on.");
    }

    /** @param relay its address, or empty */
    private static void tell(PrintStream out, SiteServer server, Reach reach, String relay) {
        out.println("\n  Uniboard is at " + server.address());
        List<String> addresses = reach.addresses().stream().map(host -> "http://" + host + ':' + server.port() + '/').toList();
        for (String address : addresses) out.println("  In the local network it is at " + address);
        if (!relay.isEmpty()) out.println("  Tables on several devices meet at " + relay);
        if (reach.isNetwork()) out.println('\n' + QrCodePicture.of(addresses.get(0)));
        out.println("  Ctrl-C ends it.\n");
    }

    /** Where no language is set, as in many containers, Java's own would write question marks for blocks. */
    private static PrintStream terminal() {
        if (SYSTEM.startsWith("win")) return System.out;
        return new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    }

    /** Where there is no browser, the printed address has to do. */
    private static void open(String address) {
        if (SYSTEM.contains("linux") && System.getenv("DISPLAY") == null && System.getenv("WAYLAND_DISPLAY") == null) return;
        List<String> command = SYSTEM.startsWith("win") ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
            : SYSTEM.contains("mac") ? List.of("open", address) : List.of("xdg-open", address);
        try {
            new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        } catch (IOException e) {
            System.out.println("  No browser could be opened; open the address yourself.");
        }
    }
}
