package uniboard.web;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import uniboard.relay.Relay;
import uniboard.web.site.RelayOfSite;
import uniboard.web.site.SiteServer;

/** The site with a relay through which friends meet. */
final class RemoteSite implements AutoCloseable {
    private static final String LOCAL = "127.0.0.1";

    private final SiteServer server;
    private Relay relay;

    /**
     * Serves a copy of the site.
     *
     * @param built  the site
     * @param folder an empty one for the copy
     * @param broker the address of another broker in place of our own; empty: none
     */
    RemoteSite(Path built, Path folder, String broker) throws IOException {
        Path site = folder.resolve("site");
        link(built, site);
        server = new SiteServer(site, "/some/folder/", 0);
        relay = new Relay(LOCAL, 0, origins());
        RelayOfSite.rewrite(site, (broker.isEmpty() ? relay.address() : broker) + ",open");
    }

    /** What is rewritten is written again, so that nothing of the other folder changes. */
    private static void link(Path from, Path to) throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(from)) {
            all = walk.toList();
        }
        for (Path each : all) {
            Path copy = to.resolve(from.relativize(each).toString());
            if (Files.isDirectory(each)) Files.createDirectories(copy);
            else Files.createLink(copy, each);
        }
    }

    private Set<String> origins() {
        return Set.of("http://localhost:" + URI.create(server.address()).getPort());
    }

    /** Of the site, with a slash at its end. */
    String address() {
        return server.address();
    }

    /** @return the relay's port */
    int cut() {
        int port = URI.create(relay.address()).getPort();
        relay.close();
        return port;
    }

    void mend(int port) throws IOException {
        relay = new Relay(LOCAL, port, origins());
    }

    @Override
    public void close() {
        relay.close();
        server.close();
    }
}
