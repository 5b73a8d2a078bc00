package uniboard.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import uniboard.web.site.SiteServer;

/** Pages of somebody else, on a host of another origin, with boards of the site in them. */
final class HostSite implements AutoCloseable {
    /** In the pages' sources, where the boards' site is. */
    private static final String SITE = "https://boards.example/";

    /** Greets a board in a frame as anybody may, and keeps what comes. */
    private static final String LISTENING = """
        <!DOCTYPE html><title>host</title><script>
        window.told = [];
        window.hellos = [];
        function welcome(nonce) {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = event => told.push(event.data);
          window.line = port1;
          frames[0].postMessage({ uniboard: 1, type: 'welcome', nonce }, '*', [port2]);
        }
        addEventListener('message', event => { if (event.data.type === 'hello') hellos.push(event.data); });
        </script><iframe src="%s" width="1000" height="640" %s></iframe>""";

    private final Path folder;
    private final SiteServer server;

    /** @param site the address of the boards' site */
    HostSite(Path sources, String site) throws IOException {
        folder = Files.createTempDirectory("host");
        List<Path> files;
        try (Stream<Path> all = Files.list(sources)) {
            files = all.sorted().toList();
        }
        for (Path file : files) {
            String text = Files.readString(file).replace(SITE, site).replace(SITE.substring(0, SITE.length() - 1), origin(site));
            Files.writeString(folder.resolve(file.getFileName()), text);
        }
        server = new SiteServer(folder, "/school/", 0);
    }

    private static String origin(String address) {
        return address.substring(0, address.indexOf('/', "https://".length()));
    }

    /** Adds a page, and gives its address. */
    String page(String name, String html) throws IOException {
        Files.writeString(folder.resolve(name), html);
        return address(name);
    }

    /**
     * Adds a page with a board in a frame, whose script can answer the board's greeting and keeps what it is told, and gives its address.
     *
     * @param board      the board's address
     * @param attributes of the frame
     */
    String listening(String board, String attributes) throws IOException {
        return page("listening.html", LISTENING.formatted(board, attributes));
    }

    /** By number instead of by name: even browsers that look at names alone take it for another site. */
    String address(String page) {
        return server.address().replace("localhost", "127.0.0.1") + page;
    }

    @Override
    public void close() {
        server.close();
    }
}
