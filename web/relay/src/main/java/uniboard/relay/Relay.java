package uniboard.relay;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.time.Duration;
import java.util.Set;

/**
 * Passes packets between the devices at one table: an MQTT broker behind a WebSocket. Everything is in memory and is forgotten some hours
 * after its last use.
 *
 * <p>Anybody who reaches it may publish and subscribe to topics such as {@code uniboard/ROOM/all}, and to nothing else. There are no
 * wildcards: a room is as secret as its name. A topic's last packet with the retain flag is kept for those who come later, until an empty
 * one takes it away.
 */
public final class Relay implements AutoCloseable {
    /** Of the relay where it shares a port with a site. */
    public static final String PATH = "/relay";

    private static final Duration KEPT = Duration.ofHours(4);
    private static final Duration SWEEP = Duration.ofSeconds(30);

    private final WebSocketListener door;
    private final Broker broker;
    private final String address;

    /**
     * Takes visitors as soon as it returns.
     *
     * @param host the name or address of the interface to listen on; "localhost" for this machine alone
     * @param port 0 for any free one
     * @param origins whose pages may connect, such as {@code http://localhost:8080}; programs that are no browsers may always
     * @throws BindException if the port is taken
     */
    public Relay(String host, int port, Set<String> origins) throws IOException {
        this(host, port, origins, Limits.USUAL, KEPT, SWEEP);
    }

    /**
     * @param limits how much it takes
     * @param kept how long packets are kept for those who come later
     * @param sweep how often old ones are looked for
     */
    Relay(String host, int port, Set<String> origins, Limits limits, Duration kept, Duration sweep) throws IOException {
        this(new WebSocketListener(InetAddress.getByName(host), port, allowing(origins), limits.visitors()), host, "", limits, kept, sweep);
    }

    private Relay(WebSocketListener door, String host, String path, Limits limits, Duration kept, Duration sweep) throws IOException {
        this.door = door;
        try {
            broker = new Broker(limits, kept, sweep);
        } catch (IOException | RuntimeException e) {
            door.close();
            throw e;
        }
        door.open(broker.acceptor());
        address = "ws://" + (InetAddress.getByName(host).isLoopbackAddress() ? "localhost" : host) + ':' + door.port() + path;
    }

    private static Origins allowing(Set<String> origins) {
        Set<String> allowed = Set.copyOf(origins);
        return (origin, host) -> allowed.contains(origin);
    }

    /**
     * A relay with a site at the same port, so that a firewall has to let one through. The relay's path there is {@code /relay}.
     *
     * @param host the interface to listen on
     * @param port 0 for any free one
     * @throws BindException if the port is taken
     */
    public static Relay besideSite(InetAddress host, int port, Origins origins, HttpAnswers site) throws IOException {
        WebSocketListener door = new WebSocketListener(host, port, origins, Limits.USUAL.visitors(), PATH, site);
        return new Relay(door, host.getHostAddress(), PATH, Limits.USUAL, KEPT, SWEEP);
    }

    /** How many devices are connected now. */
    public int visitors() {
        return door.visitors();
    }

    public String address() {
        return address;
    }

    /** How many topics are remembered, those of kept packets included. */
    int addresses() {
        return broker.addresses();
    }

    @Override
    public void close() {
        door.shut();
        try {
            broker.close();
        } finally {
            door.close();
        }
    }
}
