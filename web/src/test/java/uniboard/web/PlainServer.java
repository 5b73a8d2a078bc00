package uniboard.web;

import com.sun.net.httpserver.Filter;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Serves a site as any host may: with types, and no other headers. */
final class PlainServer implements AutoCloseable {
    private static final Map<String, String> TYPES = Map.of("html", "text/html", "js", "text/javascript", "css", "text/css", "svg",
        "image/svg+xml", "png", "image/png", "wasm", "application/wasm", "json", "application/json", "ttf", "font/ttf");

    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();

    /** @param filters what requests come through */
    PlainServer(Path site, Filter... filters) throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", exchange -> {
            try (exchange) {
                String asked = exchange.getRequestURI().getPath().substring(1);
                Path file = site.resolve(asked.isEmpty() || asked.endsWith("/") ? asked + "index.html" : asked);
                if (!Files.isRegularFile(file)) {
                    exchange.sendResponseHeaders(404, -1);
                    return;
                }
                String name = file.getFileName().toString();
                String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
                exchange.getResponseHeaders().set("Content-Type", type);
                byte[] content = Files.readAllBytes(file);
                exchange.sendResponseHeaders(200, content.length);
                exchange.getResponseBody().write(content);
            }
        }).getFilters().addAll(List.of(filters));
        server.start();
    }

    String address() {
        return "http://localhost:" + server.getAddress().getPort() + '/';
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
