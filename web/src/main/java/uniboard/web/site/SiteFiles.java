package uniboard.web.site;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import uniboard.web.compiler.Digest;

/** Answers HTTP requests for the files of a built site, whatever server takes the requests. */
public final class SiteFiles {
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
    private final Pages pages;
    /** By their versions, since a class asks for the same files at the same time. */
    private final Map<String, byte[]> zippedFiles = new ConcurrentHashMap<>();

    /** What a page says of where it is served. */
    @FunctionalInterface
    public interface Pages {
        /**
         * The page as it is sent.
         *
         * @param host as the browser named it, with a port; null if it named none
         */
        String page(String html, String host);
    }

    /**
     * What is asked for. Null in place of a header that isn't there.
     *
     * @param host      the header {@code Host}
     * @param encodings the header {@code Accept-Encoding}
     * @param version   the header {@code If-None-Match}
     */
    public record Request(String method, URI target, String host, String encodings, String version) {
    }

    /** @param headers all but the body's length */
    public record Answer(int status, Map<String, String> headers, byte[] body) {
    }

    /**
     * @param site  the folder; it may be in a jar
     * @param path  of the site: begins and ends with a slash
     * @param maker given the path in the site of a file that isn't there, makes it and returns true if it can; what it throws is told to
     *              the browser
     */
    public SiteFiles(Path site, String path, Predicate<String> maker, Pages pages) throws IOException {
        this.site = site.toRealPath();
        this.path = path;
        this.maker = maker;
        this.pages = pages;
    }

    public Answer answer(Request request) throws IOException {
        if (!request.method.equals("GET") && !request.method.equals("HEAD")) return new Answer(405, Map.of(), new byte[0]);
        String asked = request.target.getPath();
        Path file = file(asked);
        try {
            if (file == null && isMade(asked)) file = file(asked);
        } catch (RuntimeException e) {
            return text(500, String.valueOf(e.getMessage()));
        }
        if (file == null) return text(404, "There is no such file.");
        if (file.endsWith("index.html") && !asked.endsWith("/") && !asked.endsWith("/index.html")) {
            String query = request.target.getRawQuery();
            return new Answer(301, Map.of("Location", request.target.getRawPath() + '/' + (query == null ? "" : '?' + query)), new byte[0]);
        }
        return content(file, request);
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
    private Answer content(Path file, Request request) throws IOException {
        String name = file.getFileName().toString();
        String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
        boolean isNamedByContent = NAMED_BY_CONTENT.matcher(name).find();
        byte[] body = Files.readAllBytes(file);
        if (name.endsWith(".html"))
            body = pages.page(new String(body, StandardCharsets.UTF_8), request.host).getBytes(StandardCharsets.UTF_8);
        Map<String, String> headers = headers(type);
        headers.put("Cache-Control", isNamedByContent ? "public, max-age=31536000, immutable" : "no-cache");
        // Not by the file's time: builds give all files the same.
        String version = '"' + Digest.of(body) + '"';
        headers.put("ETag", version);
        if (version.equals(request.version)) return new Answer(304, headers, new byte[0]);
        if (type.equals("image/png")) return new Answer(200, headers, body);
        headers.put("Vary", "Accept-Encoding");
        if (request.encodings == null || !request.encodings.contains("gzip")) return new Answer(200, headers, body);
        headers.put("Content-Encoding", "gzip");
        byte[] plain = body;
        return new Answer(200, headers, isNamedByContent ? zippedFiles.computeIfAbsent(version, key -> zipped(plain)) : zipped(plain));
    }

    private static Answer text(int status, String text) {
        return new Answer(status, headers(PLAIN), text.getBytes(StandardCharsets.UTF_8));
    }

    private static Map<String, String> headers(String type) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Content-Type", type);
        headers.put("X-Content-Type-Options", "nosniff");
        // Everything here is for everybody; a frame without an origin of its own may fetch nothing else.
        headers.put("Access-Control-Allow-Origin", "*");
        return headers;
    }

    private static byte[] zipped(byte[] body) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream zip = new GZIPOutputStream(bytes)) {
            zip.write(body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
