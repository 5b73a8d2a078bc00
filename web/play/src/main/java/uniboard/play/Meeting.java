package uniboard.play;

import java.io.IOException;
import java.net.BindException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Set;
import uniboard.relay.Relay;
import uniboard.web.site.RelayOfSite;

/** A relay for the tables of a served site, and of that site alone; the site's pages name it. */
final class Meeting implements AutoCloseable {
    /** Next to MQTT's own. */
    private static final int PORT = 1884;

    private final Relay relay;
    private final String address;

    /** Opens a relay. */
    @FunctionalInterface
    interface Opening {
        /** As {@link Relay#Relay(String, int, Set)}. */
        Relay open(String host, int port, Set<String> origins) throws IOException;
    }

    /**
     * @param site the folder, whose pages are rewritten
     * @param sitePort where it is served
     * @throws IllegalArgumentException if the folder has no built site
     */
    Meeting(Path site, Reach reach, int sitePort) throws IOException {
        this(site, reach, sitePort, Relay::new);
    }

    Meeting(Path site, Reach reach, int sitePort, Opening opening) throws IOException {
        relay = opened(reach.listening().getHostAddress(), reach.origins(sitePort), opening);
        address = relay == null ? "" : "ws://" + reach.host() + ':' + URI.create(relay.address()).getPort();
        try {
            RelayOfSite.rewrite(site, address.isEmpty() ? "" : address + ",open");
        } catch (IOException | RuntimeException e) {
            close();
            throw e;
        }
    }

    /** Null if it doesn't start: anybody who wants to play at one device needs none. */
    private static Relay opened(String host, Set<String> origins, Opening opening) {
        try {
            try {
                return opening.open(host, PORT, origins);
            } catch (BindException e) {
                return opening.open(host, 0, origins);
            }
        } catch (IOException | RuntimeException e) {
            System.out.println("The relay doesn't start, so tables can't be shared between devices: " + e.getMessage());
            return null;
        }
    }

    /** As the pages name it; empty if it didn't start. */
    String address() {
        return address;
    }

    @Override
    public void close() {
        if (relay != null) relay.close();
    }
}
