package uniboard.play;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Comparator;
import java.util.List;

/** Where other devices at home, at school or at the club find this machine. */
final class LocalNetwork {
    /** Kept for documentation, and nobody's: the way there is the way to anywhere. */
    private static final String ANYWHERE = "192.0.2.1";

    private LocalNetwork() {
    }

    /** This machine's addresses, as in 192.168.1.5, the likeliest first; empty if it has none. */
    static List<String> addresses() {
        try {
            return chosen(NetworkInterface.networkInterfaces().filter(LocalNetwork::isUp).flatMap(NetworkInterface::inetAddresses).toList(),
                outward());
        } catch (SocketException e) {
            return List.of();
        }
    }

    /** Where other devices find the site that is served at a port, the likeliest first; empty if this machine is in no network. */
    static List<String> sites(int port) {
        return addresses().stream().map(host -> "http://" + host + ':' + port + '/').toList();
    }

    /** Where this machine itself finds it, in a network or not. */
    static String siteForThisMachine(int port) {
        return "http://localhost:" + port + '/';
    }

    private static boolean isUp(NetworkInterface network) {
        try {
            return network.isUp();
        } catch (SocketException e) {
            return false;
        }
    }

    /**
     * @param outward the address with which this machine goes to other networks; others may be those of virtual machines and containers
     * @return which of them devices in a local network may reach
     */
    static List<String> chosen(List<InetAddress> all, InetAddress outward) {
        return all.stream().filter(address -> address instanceof Inet4Address && address.isSiteLocalAddress())
            .sorted(Comparator.comparing(address -> !address.equals(outward))).map(InetAddress::getHostAddress).distinct().toList();
    }

    /** Asks the system alone: nothing is sent. The wildcard address if there is no way out. */
    private static InetAddress outward() throws SocketException {
        try (DatagramSocket socket = new DatagramSocket()) {
            try {
                socket.connect(new InetSocketAddress(ANYWHERE, 9));
            } catch (IOException e) {
                // The wildcard address tells it.
            }
            return socket.getLocalAddress();
        }
    }
}
