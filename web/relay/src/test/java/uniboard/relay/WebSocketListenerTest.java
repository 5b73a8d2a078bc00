package uniboard.relay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class WebSocketListenerTest {
    private static final String OWN = "http://localhost:8080";

    private final HttpClient client = HttpClient.newHttpClient();
    private Relay relay;

    @BeforeEach
    void open() throws IOException {
        relay = new Relay("localhost", 0, Set.of(OWN, "https://example.org"));
    }

    @AfterEach
    void close() {
        relay.close();
    }

    /** Tells with which code the relay closed. */
    private static final class Visitor implements WebSocket.Listener {
        private final CompletableFuture<Integer> closed = new CompletableFuture<>();

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
            closed.complete(status);
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            closed.completeExceptionally(error);
        }
    }

    private WebSocket connect(WebSocket.Listener visitor, String... origins) throws Exception {
        WebSocket.Builder builder = client.newWebSocketBuilder().subprotocols("mqtt");
        for (String origin : origins) builder.header("Origin", origin);
        return builder.buildAsync(URI.create(relay.address() + "/mqtt"), visitor).get(100, TimeUnit.SECONDS);
    }

    @ParameterizedTest
    @ValueSource(strings = {OWN, "https://example.org"})
    void ownPageIsLetIn(String origin) throws Exception {
        WebSocket socket = connect(new Visitor(), origin);
        assertEquals("mqtt", socket.getSubprotocol());
        socket.abort();
    }

    @Test
    void programThatIsNoPageIsLetIn() throws Exception {
        connect(new Visitor()).abort();
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://evil.example", "null", "http://localhost:8081", "https://localhost:8080",
        "http://localhost:8080.evil.example"})
    void foreignPageIsSentAway(String origin) {
        ExecutionException failure = assertThrows(ExecutionException.class, () -> connect(new Visitor(), origin));
        assertEquals(403, assertInstanceOf(WebSocketHandshakeException.class, failure.getCause()).getResponse().statusCode());
    }

    @Test
    void foreignOriginBesideAnOwnOneIsSentAway() {
        assertThrows(ExecutionException.class, () -> connect(new Visitor(), OWN, "http://evil.example"));
    }

    @Test
    void plainRequestGetsNothing() throws Exception {
        assertEquals(400, send(HttpRequest.newBuilder(http()).build()));
    }

    @Test
    void longRequestIsNotGathered() throws Exception {
        HttpRequest.BodyPublisher body = HttpRequest.BodyPublishers.ofByteArray(new byte[1 << 20]);
        assertEquals(413, send(HttpRequest.newBuilder(http()).POST(body).expectContinue(true).build()));
    }

    private URI http() {
        return URI.create(relay.address().replace("ws://", "http://"));
    }

    private int send(HttpRequest request) throws Exception {
        return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    }

    /** The packet is never sent: its head suffices. */
    @Test
    void longPacketIsNotGathered() throws Exception {
        assertEquals(1009, closing(0x10, 0xff, 0xff, 0xff, 0x7f));
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET / HTTP/1.1\r\n\r\n", "AMQP\0\1\0\0", "\u0010\2XX"})
    void anotherProtocolIsRefused(String text) throws Exception {
        assertEquals(1002, closing(text.chars().toArray()));
    }

    @Test
    void endlessLengthIsRefused() throws Exception {
        assertEquals(1002, closing(0x10, 0x80, 0x80, 0x80, 0x80, 0x80));
    }

    private int closing(int... bytes) throws Exception {
        Visitor visitor = new Visitor();
        ByteBuffer buffer = ByteBuffer.allocate(bytes.length);
        for (int b : bytes) buffer.put((byte) b);
        connect(visitor, OWN).sendBinary(buffer.flip(), true).get(100, TimeUnit.SECONDS);
        return visitor.closed.get(100, TimeUnit.SECONDS);
    }
}
