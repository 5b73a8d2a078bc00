package uniboard.web.driver;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** WebDriver BiDi (W3C): commands and events as JSON over a web socket. */
final class Bidi implements AutoCloseable {
    private static final int SECONDS_TO_ANSWER = 120;

    private final Map<Integer, CompletableFuture<JsonObject>> asked = new ConcurrentHashMap<>();
    private final AtomicInteger last = new AtomicInteger();
    private final WebSocket socket;

    /** @param events gets each event, on a thread of the socket's */
    Bidi(URI address, Consumer<JsonObject> events) {
        socket = HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(address, new Mail(events)).join();
    }

    /** @throws CommandFailure if the browser can't do it */
    JsonObject send(String method, JsonObject parameters) {
        int id = last.incrementAndGet();
        CompletableFuture<JsonObject> answer = new CompletableFuture<>();
        asked.put(id, answer);
        socket.sendText(Json.object("id", id, "method", method, "params", parameters).toString(), true).join();
        try {
            JsonObject told = answer.get(SECONDS_TO_ANSWER, TimeUnit.SECONDS);
            if (told.get("type").getAsString().equals("success")) return told.getAsJsonObject("result");
            throw new CommandFailure(method, told.get("error").getAsString(), told.get("message").getAsString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(method + " was interrupted.", e);
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException(method + " got no answer.", e);
        } finally {
            asked.remove(id);
        }
    }

    @Override
    public void close() {
        socket.abort();
    }

    /** What comes in, put together where it comes in parts. */
    private final class Mail implements WebSocket.Listener {
        private final Consumer<JsonObject> events;
        private final StringBuilder text = new StringBuilder();

        Mail(Consumer<JsonObject> events) {
            this.events = events;
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean isLast) {
            text.append(part);
            if (isLast) {
                JsonObject message = JsonParser.parseString(text.toString()).getAsJsonObject();
                text.setLength(0);
                if (message.get("type").getAsString().equals("event")) events.accept(message);
                else if (!message.get("id").isJsonNull()) answer(message);
            }
            from.request(1);
            return null;
        }

        private void answer(JsonObject message) {
            CompletableFuture<JsonObject> answer = asked.get(message.get("id").getAsInt());
            if (answer != null) answer.complete(message);
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
            onError(from, new IllegalStateException("The browser has closed the connection: " + status + ' ' + reason));
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            asked.values().forEach(answer -> answer.completeExceptionally(error));
        }
    }
}
