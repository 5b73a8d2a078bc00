package uniboard.play;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;

/**
 * Who may come: this machine alone, or the local network.
 *
 * @param addresses of this machine in the local network, as in 192.168.1.5; empty for this machine alone
 */
record Reach(List<String> addresses) {
    static final Reach MACHINE = new Reach(List.of());
    /** Interfaces. */
    private static final String ALL = "0.0.0.0";

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
}
