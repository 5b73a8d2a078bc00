package uniboard.web.driver;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/** WebKit's own small browser for GTK (MiniBrowser), in a window that nobody sees, driven by WebDriver. It has no fingers. */
public final class WebKit implements DrivenBrowser {
    private static final Duration TO_START = Duration.ofSeconds(30);
    /** GTK's word for less motion. */
    private static final String SETTINGS = """
        [Settings]
        gtk-enable-animations=0
        """;
    /** Else its toolbar wouldn't let the window be as narrow as a phone. */
    private static final String LOOKS = "* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; }";
    /** The protocol has no way to hear of them before a page has been loaded. */
    private static final String LISTEN = """
        window.complaints ??= [];
        for (const type of ['error', 'warn']) {
          const tell = console[type];
          console[type] = (...words) => { complaints.push(`${type}: ${words.join(' ')}`); tell.apply(console, words); };
        }
        addEventListener('error', event => complaints.push(`error: ${event.message}`));
        addEventListener('unhandledrejection', event => complaints.push(`error: ${event.reason}`));
        addEventListener('securitypolicyviolation', event => complaints.push(`policy: ${event.violatedDirective} ${event.blockedURI}`));
        """;

    private final VirtualDisplay display;
    private final Program driver;
    private final ClassicSession session;

    /**
     * @param driver   WebKitWebDriver
     * @param browser  MiniBrowser
     * @param xvfb     makes the display
     * @param language what it asks pages for, such as {@code fr-CA}, where the C library has what it takes to make a locale of it
     */
    public WebKit(Path driver, Path browser, Path xvfb, String language) {
        display = new VirtualDisplay(xvfb);
        int port = freePort();
        Path home = homeWithSettings();
        this.driver = new Program(home, List.of(driver.toString(), "--port=" + port), environment(home, language.replace('-', '_')));
        try {
            session = begin("http://127.0.0.1:" + port, browser);
        } catch (RuntimeException e) {
            this.driver.close();
            display.close();
            throw e;
        }
    }

    private static Path homeWithSettings() {
        Path home = Program.newHome("webkit");
        Path gtk = home.resolve(".config/gtk-3.0");
        try {
            Files.createDirectories(gtk);
            Files.writeString(gtk.resolve("settings.ini"), SETTINGS);
            Files.writeString(gtk.resolve("gtk.css"), LOOKS);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return home;
    }

    private Map<String, String> environment(Path home, String locale) {
        return Map.of("DISPLAY", display.name(), "NO_AT_BRIDGE", "1", "GDK_BACKEND", "x11", "GSETTINGS_BACKEND", "memory",
            "LIBGL_ALWAYS_SOFTWARE", "1", "LOCPATH", home.toString(), "LC_ALL", compiled(home, locale) ? locale + ".UTF-8" : "C.UTF-8");
    }

    /** Machines have few locales, and WebKit knows a language only where there is its locale. */
    private static boolean compiled(Path home, String locale) {
        try {
            List<String> command = List.of("localedef", "-i", locale, "-f", "UTF-8", home.resolve(locale + ".UTF-8").toString());
            Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
            return process.waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private ClassicSession begin(String address, Path browser) {
        JsonObject options = Json.object("binary", browser.toString(), "args", List.of("--automation"));
        return Patience.until(TO_START, () -> {
            try {
                return new ClassicSession(address, Json.object("webkitgtk:browserOptions", options));
            } catch (CommandFailure e) {
                throw e;
            } catch (IllegalStateException e) {
                // It doesn't listen yet.
                return null;
            }
        }, () -> "WebKitWebDriver doesn't listen: " + driver.output());
    }

    @Override
    public void open(String address) {
        try {
            session.post("/url", Json.object("url", address));
        } catch (CommandFailure e) {
            // A page that leads elsewhere at once is left before it is complete.
            if (!e.kind().equals("unknown error")) throw e;
        }
        session.post("/execute/sync", Json.object("script", LISTEN, "args", List.of()));
    }

    @Override
    public String text(String expression) {
        String script = "const done = arguments[0]; (async () => (" + expression + "))()"
            + ".then(text => done({ text }), error => done({ error: String(error) }));";
        JsonObject told;
        try {
            told = session.post("/execute/async", Json.object("script", script, "args", List.of())).getAsJsonObject();
        } catch (CommandFailure e) {
            throw new ScriptFailure(e.getMessage());
        }
        JsonElement error = told.get("error");
        if (error != null) throw new ScriptFailure(error.getAsString() + " in " + expression);
        return told.get("text").getAsString();
    }

    @Override
    public void perform(JsonArray sources) {
        session.post("/actions", Json.object("actions", sources));
    }

    @Override
    public boolean hasFingers() {
        return false;
    }

    /** The window has a toolbar too. */
    @Override
    public void setSize(int width, int height) {
        String room = "JSON.stringify([outerWidth - innerWidth, outerHeight - innerHeight])";
        JsonArray beside = Json.GSON.fromJson(text(room), JsonArray.class);
        session.post("/window/rect", Json.object("x", 0, "y", 0, "width", width + beside.get(0).getAsInt(), "height",
            height + beside.get(1).getAsInt()));
        Patience.until(TO_START, () -> text("`${innerWidth}x${innerHeight}`").equals(width + "x" + height) ? true : null,
            () -> "The page is " + text("`${innerWidth}x${innerHeight}`") + " instead of " + width + "x" + height);
    }

    @Override
    public byte[] screenshot() {
        return Base64.getDecoder().decode(session.get("/screenshot").getAsString());
    }

    @Override
    public List<String> complaints() {
        return List.of(Json.GSON.fromJson(text("JSON.stringify(window.complaints ?? [])"), String[].class));
    }

    @Override
    public void close() {
        try {
            session.close();
        } finally {
            driver.close();
            display.close();
        }
    }
}
