package uniboard.web.driver;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/** WebDriver (W3C): commands as JSON over HTTP, to a driver that starts the browser itself. */
final class ClassicSession implements AutoCloseable {
    private static final Duration TO_ANSWER = Duration.ofMinutes(5);

    private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String address;

    /**
     * @param driver where it listens
     * @param wishes the protocol's capabilities
     */
    ClassicSession(String driver, JsonObject wishes) {
        JsonObject begun = ask("POST", driver + "/session", Json.object("capabilities", Json.object("alwaysMatch", wishes)))
            .getAsJsonObject();
        address = driver + "/session/" + begun.get("sessionId").getAsString();
    }

    JsonElement get(String command) {
        return ask("GET", address + command, null);
    }

    JsonElement post(String command, JsonObject parameters) {
        return ask("POST", address + command, parameters);
    }

    /** @throws CommandFailure if the browser can't do it */
    private JsonElement ask(String method, String command, JsonObject parameters) {
        HttpRequest.BodyPublisher body = parameters == null ? HttpRequest.BodyPublishers.noBody()
            : HttpRequest.BodyPublishers.ofString(parameters.toString());
        HttpRequest request = HttpRequest.newBuilder(URI.create(command)).timeout(TO_ANSWER).header("Content-Type", "application/json")
            .method(method, body).build();
        try {
            HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
            JsonElement value = JsonParser.parseString(response.body()).getAsJsonObject().get("value");
            if (response.statusCode() == 200) return value;
            JsonObject error = value.getAsJsonObject();
            throw new CommandFailure(command.substring(command.lastIndexOf('/')), error.get("error").getAsString(),
                error.get("message").getAsString());
        } catch (IOException e) {
            throw new IllegalStateException(command + " got no answer: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(command + " was interrupted.", e);
        }
    }

    @Override
    public void close() {
        ask("DELETE", address, null);
    }
}
