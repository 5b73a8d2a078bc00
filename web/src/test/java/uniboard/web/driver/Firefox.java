package uniboard.web.driver;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/** Firefox in a window that nobody sees, for without one it has no WebGL; driven by WebDriver BiDi. */
public final class Firefox implements DrivenBrowser {
    private static final Duration TO_START = Duration.ofMinutes(1);
    /** The file in its profile in which it tells where it listens. */
    private static final String TOLD = "WebDriverBiDiServer.json";
    /** Less motion, fingers, and nothing asked of anybody but the page's server. */
    private static final String PREFERENCES = """
        user_pref("ui.prefersReducedMotion", 1);
        user_pref("dom.w3c_touch_events.enabled", 1);
        user_pref("remote.active-protocols", 1);
        user_pref("app.update.disabledForTesting", true);
        user_pref("browser.shell.checkDefaultBrowser", false);
        user_pref("datareporting.policy.dataSubmissionEnabled", false);
        user_pref("toolkit.telemetry.server", "");
        user_pref("network.captive-portal-service.enabled", false);
        user_pref("network.connectivity-service.enabled", false);
        user_pref("services.settings.server", "data:,");
        user_pref("browser.safebrowsing.update.enabled", false);
        user_pref("intl.accept_languages", "%s");
        """;

    private final List<String> complaints = new CopyOnWriteArrayList<>();
    private final VirtualDisplay display;
    private final Program program;
    private final Bidi bidi;
    private final String context;

    /**
     * @param file     the program
     * @param xvfb     makes the display
     * @param language what it asks pages for, such as {@code fr-CA}
     */
    public Firefox(Path file, Path xvfb, String language) {
        Path home = Program.newHome("firefox");
        Path profile = home.resolve("profile");
        try {
            Files.createDirectory(profile);
            Files.writeString(profile.resolve("user.js"), PREFERENCES.formatted(language));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        display = new VirtualDisplay(xvfb);
        List<String> command = List.of(file.toString(), "--no-remote", "--profile", profile.toString(), "--remote-debugging-port=0",
            "about:blank");
        program = new Program(home, command, Map.of("DISPLAY", display.name(), "GDK_BACKEND", "x11", "MOZ_CRASHREPORTER_DISABLE", "1"));
        try {
            bidi = new Bidi(URI.create("ws://" + address(profile.resolve(TOLD)) + "/session"), this::hear);
            bidi.send("session.new", Json.object("capabilities", new JsonObject()));
            bidi.send("session.subscribe", Json.object("events", List.of("log.entryAdded")));
            // In the window that it opens by itself the page doesn't get the keyboard.
            context = bidi.send("browsingContext.create", Json.object("type", "window")).get("context").getAsString();
        } catch (RuntimeException e) {
            program.close();
            display.close();
            throw e;
        }
    }

    private String address(Path told) {
        return Patience.until(TO_START, () -> {
            if (!program.runs()) throw new IllegalStateException("Firefox has ended at once: " + program.output());
            try {
                String text = Files.exists(told) ? Files.readString(told).strip() : "";
                if (!text.endsWith("}")) return null;
                JsonObject server = JsonParser.parseString(text).getAsJsonObject();
                return server.get("ws_host").getAsString() + ':' + server.get("ws_port").getAsInt();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }, () -> "Firefox doesn't listen: " + program.output());
    }

    private void hear(JsonObject event) {
        JsonObject entry = event.getAsJsonObject("params");
        String level = entry.get("level").getAsString();
        if (level.equals("error") || level.equals("warn")) complaints.add(level + ": " + entry.get("text").getAsString());
    }

    @Override
    public void open(String address) {
        try {
            send("browsingContext.navigate", "url", address, "wait", "complete");
        } catch (CommandFailure e) {
            // A page that leads elsewhere at once is left before it is complete.
            if (!e.kind().equals("unknown error")) throw e;
        }
    }

    @Override
    public String text(String expression) {
        JsonObject told;
        try {
            told = bidi.send("script.evaluate", Json.object("expression", expression, "awaitPromise", true, "target",
                Json.object("context", context)));
        } catch (CommandFailure e) {
            throw new ScriptFailure(e.getMessage());
        }
        if (!told.get("type").getAsString().equals("success"))
            throw new ScriptFailure(told.getAsJsonObject("exceptionDetails").get("text").getAsString() + " in " + expression);
        return told.getAsJsonObject("result").get("value").getAsString();
    }

    @Override
    public void perform(JsonArray sources) {
        send("input.performActions", "actions", sources);
    }

    @Override
    public boolean hasFingers() {
        return true;
    }

    @Override
    public void setSize(int width, int height) {
        send("browsingContext.setViewport", "viewport", Json.object("width", width, "height", height));
    }

    @Override
    public byte[] screenshot() {
        return Base64.getDecoder().decode(send("browsingContext.captureScreenshot").get("data").getAsString());
    }

    @Override
    public List<String> complaints() {
        return List.copyOf(complaints);
    }

    private JsonObject send(String method, Object... parameters) {
        JsonObject all = Json.object(parameters);
        all.addProperty("context", context);
        return bidi.send(method, all);
    }

    @Override
    public void close() {
        bidi.close();
        program.close();
        display.close();
    }
}
