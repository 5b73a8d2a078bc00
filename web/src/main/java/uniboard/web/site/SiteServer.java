package uniboard.web.site;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Predicate;

/** Serves a built site: to this machine alone, unless it is told to listen elsewhere. */
public final class SiteServer implements AutoCloseable {
    private final SiteFiles files;
    private final String path;
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
        files = new SiteFiles(site, path, maker, (html, asked) -> html);
        this.path = path;
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
            Headers asked = exchange.getRequestHeaders();
            SiteFiles.Answer answer = files.answer(new SiteFiles.Request(exchange.getRequestMethod(), exchange.getRequestURI(),
                asked.getFirst("Host"), asked.getFirst("Accept-Encoding"), asked.getFirst("If-None-Match")));
            answer.headers().forEach(exchange.getResponseHeaders()::set);
            byte[] body = answer.body();
            boolean isBare = body.length == 0 || exchange.getRequestMethod().equals("HEAD");
            exchange.sendResponseHeaders(answer.status(), isBare ? -1 : body.length);
            if (isBare) return;
            try (OutputStream stream = exchange.getResponseBody()) {
                stream.write(body);
            }
        }
    }
}
