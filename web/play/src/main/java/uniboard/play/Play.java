package uniboard.play;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import uniboard.web.site.SiteServer;

/** Serves the built site, with a relay at which its tables meet, and opens it in the default browser, until Ctrl-C. */
public final class Play {
    /** As the build says that the site names no relay. */
    private static final String UNKNOWN = "unknown";

    private Play() {
    }

    /** @param relay its address, or empty */
    private record Served(int port, String relay, Runnable closing) implements AutoCloseable {
        @Override
        public void close() {
            closing.run();
        }
    }

    /**
     * @param arguments the site's folder; the port; whether to serve the local network ({@code true} or {@code false}); the relay that the
     *                  site was built with, which is left alone, or {@code unknown}
     */
    public static void main(String... arguments) throws IOException, InterruptedException {
        try {
            Reach reach = reach(arguments[2]);
            try (Served served = serve(Path.of(arguments[0]), Ports.port("-Dport=", arguments[1]), reach, arguments[3])) {
                tell(Terminal.out(), served, reach);
                if (Browser.hasScreen() && !Browser.open(address("localhost", served.port)))
                    System.out.println("  No browser could be opened; open the address yourself.");
                Thread.currentThread().join();
            }
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }

    private static Reach reach(String lan) {
        if (lan.equals("false")) return Reach.MACHINE;
        if (!lan.equals("true")) throw new IllegalArgumentException("-Dlan=" + lan + " is neither true nor false.");
        Reach reach = new Reach(LocalNetwork.addresses());
        if (!reach.isNetwork())
            System.out.println("This machine has no address in a local network, such as 192.168.1.5; the site is for this machine alone.");
        return reach;
    }

    private static Served serve(Path site, int first, Reach reach, String relay) throws IOException {
        Predicate<String> programs = MissingPrograms.of(site);
        if (relay.equals(UNKNOWN)) {
            try {
                OnePort server = Ports.firstFree(first, port -> new OnePort(site, reach.listening(), port, programs));
                return new Served(server.port(), server.relay(reach.host()), server::close);
            } catch (IOException e) {
                // Anybody who wants to play at one device needs none.
                System.out.println("The relay doesn't start, so tables can't be shared between devices: " + e.getMessage());
            }
        }
        SiteServer server = Ports.firstFree(first, port -> new SiteServer(site, "/", reach.listening(), port, programs));
        return new Served(server.port(), relay.equals(UNKNOWN) ? "" : relay, server::close);
    }

    private static String address(String host, int port) {
        return "http://" + host + ':' + port + '/';
    }

    private static void tell(PrintStream out, Served served, Reach reach) {
        out.println("\n  Uniboard is at " + address("localhost", served.port));
        List<String> addresses = reach.addresses().stream().map(host -> address(host, served.port)).toList();
        for (String address : addresses) out.println("  In the local network it is at " + address);
        if (!served.relay.isEmpty()) out.println("  Tables on several devices meet at " + served.relay);
        if (reach.isNetwork()) out.println('\n' + QrCodePicture.of(addresses.get(0)));
        out.println("  Ctrl-C ends it.\n");
    }
}
