package uniboard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.BindException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import uniboard.relay.Relay;
import uniboard.web.site.SiteServer;

/** Of a small site: the front door and a table. */
@Timeout(120)
class MeetingTest {
    private static final String TABLE = """
        <!DOCTYPE html>
        <html lang="en" data-game="onitama" data-relay="RELAY">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self'POLICY; media-src 'self'">
        """;
    private static final Reach NETWORK = new Reach(List.of("127.0.0.1", "192.168.1.5"));

    private final HttpClient client = HttpClient.newHttpClient();
    @TempDir
    private Path site;

    @BeforeEach
    void build() throws IOException {
        Files.writeString(site.resolve("index.html"), "<html lang=\"en\">");
        Files.writeString(Files.createDirectory(site.resolve("onitama")).resolve("index.html"), table("ws://earlier.example:1"));
    }

    private static String table(String relay) {
        return TABLE.replace("RELAY", relay.isEmpty() ? "" : relay + " open").replace("POLICY", relay.isEmpty() ? "" : ' ' + relay);
    }

    private String served(SiteServer server) throws Exception {
        return client.send(HttpRequest.newBuilder(URI.create(server.address() + "onitama/")).build(), HttpResponse.BodyHandlers.ofString())
            .body();
    }

    private WebSocket connect(Meeting meeting, String origin) throws Exception {
        return client.newWebSocketBuilder().subprotocols("mqtt").header("Origin", origin)
            .buildAsync(URI.create(meeting.address()), new WebSocket.Listener() { }).get(60, TimeUnit.SECONDS);
    }

    private void assertLetsIn(Meeting meeting, String origin) throws Exception {
        connect(meeting, origin).abort();
    }

    private void assertSendsAway(Meeting meeting, String origin) {
        ExecutionException failure = assertThrows(ExecutionException.class, () -> connect(meeting, origin));
        assertEquals(403, assertInstanceOf(WebSocketHandshakeException.class, failure.getCause()).getResponse().statusCode());
    }

    @Test
    void pagesNameTheRelayThatLetsThemIn() throws Exception {
        try (SiteServer server = new SiteServer(site, "/", 0); Meeting meeting = new Meeting(site, Reach.MACHINE, server.port())) {
            assertEquals("localhost", URI.create(meeting.address()).getHost());
            assertEquals(table(meeting.address()), served(server));
            assertLetsIn(meeting, "http://localhost:" + server.port());
            assertLetsIn(meeting, "http://127.0.0.1:" + server.port());
            assertSendsAway(meeting, "http://192.168.1.5:" + server.port());
            assertSendsAway(meeting, "http://evil.example");
        }
    }

    /** The first address stands for that of the network. */
    @Test
    void inANetworkPagesNameTheRelayByItsAddressThere() throws Exception {
        try (SiteServer server = new SiteServer(site, "/", NETWORK.listening(), 0);
                Meeting meeting = new Meeting(site, NETWORK, server.port())) {
            assertEquals("127.0.0.1", URI.create(meeting.address()).getHost());
            assertEquals(table(meeting.address()), served(server));
            assertLetsIn(meeting, "http://192.168.1.5:" + server.port());
            assertSendsAway(meeting, "http://192.168.1.6:" + server.port());
        }
    }

    @Test
    void twoCanBeOpen() throws Exception {
        try (Meeting one = new Meeting(site, Reach.MACHINE, 8080); Meeting other = new Meeting(site, Reach.MACHINE, 8081)) {
            assertLetsIn(one, "http://localhost:8080");
            assertLetsIn(other, "http://localhost:8081");
        }
    }

    @Test
    void bothStop() throws Exception {
        SiteServer server = new SiteServer(site, "/", 0);
        Meeting meeting = new Meeting(site, Reach.MACHINE, server.port());
        meeting.close();
        server.close();
        assertThrows(ConnectException.class, () -> served(server));
        int port = URI.create(meeting.address()).getPort();
        new ServerSocket(port, 1, InetAddress.getLoopbackAddress()).close();
    }

    @Test
    void aTakenPortIsReplacedByAnyFreeOne() throws IOException {
        List<Integer> tried = new ArrayList<>();
        try (Meeting meeting = new Meeting(site, Reach.MACHINE, 8080, (host, port, origins) -> {
            tried.add(port);
            if (port != 0) throw new BindException("taken");
            return new Relay(host, port, origins);
        })) {
            assertEquals(List.of(1884, 0), tried);
            assertTrue(URI.create(meeting.address()).getPort() > 0);
        }
    }

    @Test
    void withoutARelayPagesNameNone() throws Exception {
        Meeting.Opening failing = (host, port, origins) -> {
            throw new IOException("no memory");
        };
        try (SiteServer server = new SiteServer(site, "/", 0);
                Meeting meeting = new Meeting(site, Reach.MACHINE, server.port(), failing)) {
            assertEquals("", meeting.address());
            assertEquals(table(""), served(server));
        }
    }

    @Test
    void whatIsNoSiteEndsTheRelay() throws IOException {
        Files.delete(site.resolve("index.html"));
        List<Relay> opened = new ArrayList<>();
        assertThrows(IllegalArgumentException.class, () -> new Meeting(site, Reach.MACHINE, 8080, (host, port, origins) -> {
            opened.add(new Relay(host, 0, origins));
            return opened.get(0);
        }).close());
        assertFalse(opened.isEmpty());
        new ServerSocket(URI.create(opened.get(0).address()).getPort(), 1, InetAddress.getLoopbackAddress()).close();
    }
}
