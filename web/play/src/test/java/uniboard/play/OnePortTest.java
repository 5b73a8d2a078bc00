package uniboard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.BindException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.paho.client.mqttv3.MqttClient;
import org.eclipse.paho.client.mqttv3.persist.MemoryPersistence;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Of a small site: the front door, a table and its script. */
@Timeout(120)
class OnePortTest {
    private static final InetAddress LOCAL = InetAddress.getLoopbackAddress();
    private static final String TABLE = """
        <!DOCTYPE html>
        <html lang="en" data-game="onitama" data-relay="RELAY">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self'POLICY; media-src 'self'">
        """;

    private final HttpClient client = HttpClient.newHttpClient();
    @TempDir
    private Path folder;
    private Path site;
    private OnePort server;

    @BeforeEach
    void serve() throws IOException {
        site = Files.createDirectory(folder.resolve("site"));
        Files.writeString(folder.resolve("secret.txt"), "secret");
        Files.writeString(site.resolve("index.html"), "<html lang=\"en\" data-friends=\"\">");
        Files.writeString(site.resolve("game.01234567.js"), "start();");
        Files.writeString(Files.createDirectory(site.resolve("onitama")).resolve("index.html"), table("ws://earlier.example:1"));
        server = new OnePort(site, LOCAL, 0, asked -> false);
    }

    @AfterEach
    void end() {
        server.close();
    }

    private static String table(String relay) {
        return TABLE.replace("RELAY", relay.isEmpty() ? "" : relay + " open").replace("POLICY", relay.isEmpty() ? "" : ' ' + relay);
    }

    private HttpResponse<String> get(String host, String path, String... headers) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://" + host + ':' + server.port() + path));
        if (headers.length > 0) request.headers(headers);
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    /** As a client writes it that keeps to nothing. */
    private String status(String request) throws IOException {
        try (Socket socket = new Socket(LOCAL, server.port()); InputStream in = socket.getInputStream()) {
            socket.getOutputStream().write((request + "\r\nConnection: close\r\n\r\n").getBytes(StandardCharsets.UTF_8));
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().findFirst().orElse("");
        }
    }

    private WebSocket connect(String address, String origin) throws Exception {
        return client.newWebSocketBuilder().subprotocols("mqtt").header("Origin", origin)
            .buildAsync(URI.create(address), new WebSocket.Listener() { }).get(60, TimeUnit.SECONDS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "127.0.0.1"})
    void pagesNameTheRelayWhereTheyWereAskedForAndItLetsThemIn(String host) throws Exception {
        String relay = "ws://" + host + ':' + server.port() + "/relay";
        assertEquals(table(relay), get(host, "/onitama/").body());
        assertEquals("<html lang=\"en\" data-friends=\"yes\">", get(host, "/").body());
        connect(relay, "http://" + host + ':' + server.port()).abort();
    }

    @Test
    void filesOfTheSiteStayAsTheyAre() throws Exception {
        get("localhost", "/onitama/");
        assertEquals(table("ws://earlier.example:1"), Files.readString(site.resolve("onitama/index.html")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://evil.example", "http://192.168.1.6:8080", "null"})
    void foreignPagesAreSentAway(String origin) {
        ExecutionException failure = assertThrows(ExecutionException.class, () -> connect(server.relay("localhost"), origin));
        assertEquals(403, assertInstanceOf(WebSocketHandshakeException.class, failure.getCause()).getResponse().statusCode());
    }

    /** A stranger's name may be pointed at this machine: its pages would look like ours. */
    @Test
    void aStrangersNameForThisMachineGetsNoRelay() throws Exception {
        String host = "Host: evil.example:" + server.port();
        assertEquals("HTTP/1.1 403 Forbidden", status("GET /relay HTTP/1.1\r\n" + host + "\r\nOrigin: http://evil.example:" + server.port()
            + "\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13"));
        assertEquals("HTTP/1.1 200 OK", status("GET /onitama/ HTTP/1.1\r\n" + host));
    }

    @ParameterizedTest
    @CsvSource({"/,text/html; charset=utf-8", "/game.01234567.js,text/javascript; charset=utf-8"})
    void filesHaveTheirTypes(String path, String type) throws Exception {
        HttpResponse<String> response = get("localhost", path);
        assertEquals(200, response.statusCode());
        assertEquals(type, response.headers().firstValue("Content-Type").orElseThrow());
    }

    @Test
    void whatTheBrowserHasIsNotSentAgain() throws Exception {
        String version = get("localhost", "/").headers().firstValue("ETag").orElseThrow();
        assertEquals(304, get("localhost", "/", "If-None-Match", version).statusCode());
        assertEquals("gzip", get("localhost", "/game.01234567.js", "Accept-Encoding", "gzip").headers().firstValue("Content-Encoding")
            .orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/x/../../secret.txt", "//etc/passwd", "/nothing",
        "/relay", "/%00"})
    void nothingElseIsServed(String path) throws Exception {
        assertEquals("HTTP/1.1 404 Not Found", status("GET " + path + " HTTP/1.1\r\nHost: localhost"));
    }

    @ParameterizedTest
    @CsvSource({"POST / HTTP/1.1,405 Method Not Allowed", "GET /%zz HTTP/1.1,400 Bad Request", "nonsense,400 Bad Request"})
    void whatIsNoRequestForAFileIsRefused(String request, String status) throws Exception {
        assertEquals("HTTP/1.1 " + status, status(request + "\r\nHost: localhost"));
    }

    @ParameterizedTest
    @CsvSource({"/onitama?lang=fr,/onitama/?lang=fr", "/x%0d%0aA:%20b/../onitama,/x%0d%0aA:%20b/../onitama/"})
    void aFolderWithoutItsSlashIsLedToTheFolder(String path, String location) throws Exception {
        HttpResponse<String> response = get("localhost", path);
        assertEquals(301, response.statusCode());
        assertEquals(location, response.headers().firstValue("Location").orElseThrow());
    }

    @Test
    void devicesMeetAtTheSamePort() throws Exception {
        String topic = "uniboard/room/all";
        try (MqttClient early = new MqttClient(server.relay("localhost"), "early", new MemoryPersistence());
                MqttClient late = new MqttClient(server.relay("localhost"), "late", new MemoryPersistence())) {
            early.connect();
            early.publish(topic, "Boar c1-c2".getBytes(StandardCharsets.UTF_8), 1, true);
            late.connect();
            BlockingQueue<String> heard = new LinkedBlockingQueue<>();
            late.subscribe(topic, 1, (on, message) -> heard.add(new String(message.getPayload(), StandardCharsets.UTF_8)));
            assertEquals("Boar c1-c2", heard.poll(60, TimeUnit.SECONDS));
            assertEquals(2, server.visitors());
            early.disconnect();
            late.disconnect();
        }
    }

    @Test
    void twoCanBeOpenAndATakenPortIsTold() throws Exception {
        assertThrows(BindException.class, () -> new OnePort(site, LOCAL, server.port(), asked -> false).close());
        try (OnePort other = new OnePort(site, LOCAL, 0, asked -> false)) {
            connect(other.relay("localhost"), "http://localhost:" + other.port()).abort();
            connect(server.relay("localhost"), "http://localhost:" + server.port()).abort();
        }
    }

    @Test
    void aTakenPortIsSkipped() throws Exception {
        try (OnePort next = Ports.firstFree(server.port(), port -> new OnePort(site, LOCAL, port, asked -> false))) {
            assertTrue(next.port() > server.port());
        }
    }

    @Test
    void itsPortIsFreeAfterwards() throws Exception {
        server.close();
        assertThrows(ConnectException.class, () -> get("localhost", "/"));
        new ServerSocket(server.port(), 1, LOCAL).close();
    }
}
