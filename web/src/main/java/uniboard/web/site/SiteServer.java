package uniboard.web.site;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** Serves a built site: to this machine alone, unless it is told to listen elsewhere. */
public final class SiteServer implements AutoCloseable {
    private static final Map<String, String> TYPES = Map.ofEntries(Map.entry("html", "text/html; charset=utf-8"),
        Map.entry("css", "text/css; charset=utf-8"), Map.entry("js", "text/javascript; charset=utf-8"),
        Map.entry("wasm", "application/wasm"), Map.entry("png", "image/png"), Map.entry("ttf", "font/ttf"),
        Map.entry("atlas", "text/plain; charset=utf-8"), Map.entry("txt", "text/plain; charset=utf-8"),
        Map.entry("properties", "text/plain; charset=utf-8"), Map.entry("json", "application/json"),
        Map.entry("svg", "image/svg+xml"), Map.entry("webmanifest", "application/manifest+json"));

    private static final String PLAIN = "text/plain; charset=utf-8";
    /** As {@link PublishedFiles} names them. */
    private static final Pattern NAMED_BY_CONTENT = Pattern.compile("\\.[0-9a-f]{8}\\.");

    private final Path site;
    private final String path;
    private final Predicate<String> maker;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();

    /**
     * On the loopback interface, to this machine alone.
     *
     * @param site the folder to serve
     * @param path of the site: begins and ends with a slash
     * @param port 0 for any free one
     * @throws BindException if the port is taken
     */
    public SiteServer(Path site, String path, int port) throws IOException {
        this(site, path, InetAddress.getLoopbackAddress(), port);
    }

    /**
     * As {@link #SiteServer(Path, String, int)}, to anybody who reaches the interface.
     *
     * @param host of the interface to listen on: the wildcard address for all
     */
    public SiteServer(Path site, String path, InetAddress host, int port) throws IOException {
        this(site, path, host, port, asked -> false);
    }

    /**
     * As {@link #SiteServer(Path, String, InetAddress, int)}, of a site that isn't whole yet.
     *
     * @param maker given the path in the site of a file that isn't there, makes it and returns true if it can; what it throws is told to
     *              the browser
     */
    public SiteServer(Path site, String path, InetAddress host, int port, Predicate<String> maker) throws IOException {
        this.site = site.toRealPath();
        this.path = path;
        this.maker = maker;
        server = HttpServer.create(new InetSocketAddress(host, port), 0);
        server.createContext("/", this::answer);
        server.setExecutor(threads);
        server.start();
    }

    /** For this machine itself. */
    public String address() {
        return "http://localhost:" + port() + path;
    }

    public int port() {
        return server.getAddress().getPort();
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String method = exchange.getRequestMethod();
            if (!method.equals("GET") && !method.equals("HEAD")) {
                exchange.sendResponseHeaders(405, -1);
                return;
            }
            String asked = exchange.getRequestURI().getPath();
            Path file = file(asked);
            try {
                if (file == null && isMade(asked)) file = file(asked);
            } catch (RuntimeException e) {
                send(exchange, 500, PLAIN, String.valueOf(e.getMessage()).getBytes(StandardCharsets.UTF_8));
                return;
            }
            if (file != null && file.endsWith("index.html") && !asked.endsWith("/") && !asked.endsWith("/index.html")) {
                String query = exchange.getRequestURI().getRawQuery();
                exchange.getResponseHeaders().set("Location", asked + '/' + (query == null ? "" : '?' + query));
                exchange.sendResponseHeaders(301, -1);
                return;
            }
            if (file == null) send(exchange, 404, PLAIN, "There is no such file.".getBytes(StandardCharsets.UTF_8));
            else sendFile(exchange, file);
        }
    }

    private boolean isMade(String asked) {
        return asked != null && asked.startsWith(path) && maker.test(asked.substring(path.length()));
    }

    /** The file asked for, or null if there is none, or it lies outside the site. */
    private Path file(String asked) throws IOException {
        if (asked == null || !asked.startsWith(path)) return null;
        try {
            Path file = site.resolve(asked.substring(path.length())).normalize();
            if (Files.isDirectory(file)) file = file.resolve("index.html");
            return Files.isRegularFile(file) && file.toRealPath().startsWith(site) ? file : null;
        } catch (InvalidPathException e) {
            return null;
        }
    }

    /**
     * What carries a digest in its name stays with the browser; pages it asks for each time, so that a newly built site is never mixed
     * with an older one.
     */
    private void sendFile(HttpExchange exchange, Path file) throws IOException {
        String name = file.getFileName().toString();
        exchange.getResponseHeaders().set("Cache-Control", NAMED_BY_CONTENT.matcher(name).find() ? "public, max-age=31536000, immutable"
            : "no-cache");
        String version = '"' + Long.toHexString(Files.getLastModifiedTime(file).toMillis()) + '-' + Files.size(file) + '"';
        exchange.getResponseHeaders().set("ETag", version);
        if (version.equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
            exchange.sendResponseHeaders(304, -1);
            return;
        }
        String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
        byte[] body = Files.readAllBytes(file);
        String accepted = exchange.getRequestHeaders().getFirst("Accept-Encoding");
        if (!type.equals("image/png")) {
            exchange.getResponseHeaders().set("Vary", "Accept-Encoding");
            if (accepted != null && accepted.contains("gzip")) {
                exchange.getResponseHeaders().set("Content-Encoding", "gzip");
                body = zipped(body);
            }
        }
        send(exchange, 200, type, body);
    }

    private static byte[] zipped(byte[] body) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream zip = new GZIPOutputStream(bytes)) {
            zip.write(body);
        }
        return bytes.toByteArray();
    }

    private static void send(HttpExchange exchange, int status, String type, byte[] body) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
        // Everything here is for everybody; a frame without an origin of its own may fetch nothing else.
        exchange.getResponseHeaders().set("Access-Control-Allow-Origin", "*");
        if (exchange.getRequestMethod().equals("HEAD")) {
            exchange.sendResponseHeaders(status, -1);
            return;
        }
        exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        try (OutputStream stream = exchange.getResponseBody()) {
            stream.write(body);
        }
    }
}
