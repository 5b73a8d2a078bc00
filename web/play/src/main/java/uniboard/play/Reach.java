package uniboard.play;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Who may come: this machine alone, or the local network.
 *
 * @param addresses of this machine in the local network, as in 192.168.1.5; empty for this machine alone
 */
record Reach(List<String> addresses) {
    static final Reach MACHINE = new Reach(List.of());
    /** Interfaces. */
    private static final String ALL = "0.0.0.0";
    /** Of HTTP, which an origin leaves out. */
    private static final int USUAL_PORT = 80;

    boolean isNetwork() {
        return !addresses.isEmpty();
    }

    /** Where to listen. */
    InetAddress listening() {
        return isNetwork() ? new InetSocketAddress(ALL, 0).getAddress() : InetAddress.getLoopbackAddress();
    }

    /** By which name all who may come find this machine. */
    String host() {
        return isNetwork() ? addresses.get(0) : "localhost";
    }

    /** Of the pages that are served at the port, as browsers name them. */
    Set<String> origins(int port) {
        return Stream.concat(Stream.of("localhost", "127.0.0.1"), addresses.stream())
            .map(host -> "http://" + host + (port == USUAL_PORT ? "" : ":" + port)).collect(Collectors.toUnmodifiableSet());
    }
}
