package uniboard.play;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Predicate;
import uniboard.relay.HttpAnswers;
import uniboard.relay.Relay;
import uniboard.web.site.RelayOfSite;
import uniboard.web.site.SiteFiles;

/**
 * The site and its relay at one port. Each page names the relay by the address at which it was asked for, so that devices in several
 * networks, and those that come after this machine's address has changed, meet as well. The site's folder is only read.
 */
final class OnePort implements AutoCloseable {
    private final SiteFiles files;
    private final Relay relay;
    private final int port;

    /**
     * @param site  the folder; it may be in a jar
     * @param host  the interface to listen on: the wildcard address for all
     * @param port  0 for any free one
     * @param maker makes files that aren't there yet, as for {@link SiteFiles}
     * @throws BindException if the port is taken
     */
    OnePort(Path site, InetAddress host, int port, Predicate<String> maker) throws IOException {
        files = new SiteFiles(site, "/", maker, OnePort::page);
        relay = Relay.besideSite(host, port, OwnHost::isOwnPage, this::answer);
        this.port = URI.create(relay.address()).getPort();
    }

    int port() {
        return port;
    }

    /** The relay's address, as pages name it that were asked for at a host and this port. */
    String relay(String host) {
        return "ws://" + host + ':' + port + Relay.PATH;
    }

    /** How many devices are at the relay. */
    int visitors() {
        return relay.visitors();
    }

    private static String page(String html, String host) {
        return RelayOfSite.page(html, OwnHost.isOwn(host) ? "ws://" + host + Relay.PATH + ",open" : "");
    }

    private HttpAnswers.Answer answer(HttpAnswers.Request request) throws IOException {
        URI target;
        try {
            target = new URI(request.target());
        } catch (URISyntaxException e) {
            return new HttpAnswers.Answer(400, Map.of(), new byte[0]);
        }
        SiteFiles.Answer answer = files.answer(new SiteFiles.Request(request.method(), target, request.host(), request.encodings(),
            request.version()));
        return new HttpAnswers.Answer(answer.status(), answer.headers(), answer.body());
    }

    @Override
    public void close() {
        relay.close();
    }
}
