package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SiteServerTest {
    private final HttpClient client = HttpClient.newHttpClient();
    private SiteServer server;

    @BeforeEach
    void serve(@TempDir Path folder) throws IOException {
        Path site = Files.createDirectory(folder.resolve("site"));
        Files.writeString(folder.resolve("secret.txt"), "secret");
        for (String name : new String[] {"index.html", "app.wasm", "app.js", "page.css", "page.01234567.css"})
            Files.writeString(site.resolve(name), name);
        Files.writeString(Files.createDirectory(site.resolve("onitama")).resolve("index.html"), "Onitama");
        server = new SiteServer(site, "/deep/", 0);
    }

    @AfterEach
    void end() {
        server.close();
    }

    private HttpResponse<String> get(String path, String... headers) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.address() + path));
        if (headers.length > 0) request.headers(headers);
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    @ParameterizedTest
    @CsvSource({"'',text/html; charset=utf-8", "app.wasm,application/wasm", "app.js,text/javascript; charset=utf-8",
        "page.css,text/css; charset=utf-8"})
    void tellsTheType(String path, String type) throws Exception {
        HttpResponse<String> response = get(path);
        assertEquals(200, response.statusCode());
        assertEquals(type, response.headers().firstValue("Content-Type").orElseThrow());
        assertEquals(path.isEmpty() ? "index.html" : path, response.body());
    }

    @ParameterizedTest
    @ValueSource(strings = {"../secret.txt", "%2e%2e/secret.txt", "..%2fsecret.txt", "x/../../secret.txt", "../../secret.txt", "nothing",
        "%00"})
    void servesNothingElse(String path) throws Exception {
        assertEquals(404, get(path).statusCode());
    }

    @Test
    void unchangedFileIsNotSentAgain() throws Exception {
        String version = get("app.js").headers().firstValue("ETag").orElseThrow();
        assertEquals(304, get("app.js", "If-None-Match", version).statusCode());
    }

    @Test
    void whatIsNamedByItsContentStaysWithTheBrowser() throws Exception {
        assertTrue(get("page.01234567.css").headers().firstValue("Cache-Control").orElseThrow().contains("immutable"));
        assertEquals("no-cache", get("").headers().firstValue("Cache-Control").orElseThrow());
    }

    @Test
    void sendsCompressedWhatIsAskedForSo() throws Exception {
        assertEquals("gzip", get("app.js", "Accept-Encoding", "gzip, br").headers().firstValue("Content-Encoding").orElseThrow());
        assertTrue(get("app.js").headers().firstValue("Content-Encoding").isEmpty());
    }

    @Test
    void aFolderWithoutItsSlashIsLedToTheFolder() throws Exception {
        HttpResponse<String> response = get("onitama?lang=fr");
        assertEquals(301, response.statusCode());
        assertEquals("/deep/onitama/?lang=fr", response.headers().firstValue("Location").orElseThrow());
    }

    @Test
    void isReachedByEveryAddressWhenTold(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("index.html"), "");
        List<InetAddress> addresses = NetworkInterface.networkInterfaces().flatMap(NetworkInterface::inetAddresses)
            .filter(address -> address instanceof Inet4Address).toList();
        try (SiteServer open = new SiteServer(folder, "/", InetAddress.getByName("0.0.0.0"), 0)) {
            for (InetAddress address : addresses) {
                URI page = URI.create("http://" + address.getHostAddress() + ':' + open.port() + '/');
                assertEquals(200, client.send(HttpRequest.newBuilder(page).build(), HttpResponse.BodyHandlers.discarding()).statusCode());
            }
        }
    }

    @Test
    void takenPortIsTold(@TempDir Path folder) {
        int port = URI.create(server.address()).getPort();
        assertThrows(BindException.class, () -> new SiteServer(folder, "/", port).close());
    }

    @Test
    void makesFilesThatAreNotThereYet(@TempDir Path site) throws Exception {
        try (SiteServer making = new SiteServer(site, "/deep/", InetAddress.getLoopbackAddress(), 0, path -> {
            if (path.equals("failing.js")) throw new IllegalStateException("Method not found");
            if (!path.equals("late.js")) return false;
            try {
                Files.writeString(site.resolve(path), "made");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return true;
        })) {
            server.close();
            server = making;
            assertEquals("made", get("late.js").body());
            assertEquals(404, get("never.js").statusCode());
            assertEquals(500, get("failing.js").statusCode());
            assertEquals("Method not found", get("failing.js").body());
        }
    }
}
