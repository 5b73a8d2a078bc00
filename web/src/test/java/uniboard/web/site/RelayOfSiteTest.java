package uniboard.web.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Over pages and a service worker that are made from the site's own sources. */
class RelayOfSiteTest {
    private static final Path SOURCES = Path.of("src/main/site");
    private static final Pattern GAP = Pattern.compile("\\$\\{(\\w+)}");
    private static final List<String> TABLES = List.of("onitama/index.html", "fr/onitama/index.html");
    private static final String BUILT_WITH = "wss://old.example.org/mqtt";
    private static final String ONE = "wss://relay.example.org/mqtt";
    private static final String OTHER = "ws://192.168.1.5:1884";

    @TempDir
    private Path site;

    @BeforeEach
    void build() throws IOException {
        for (String table : TABLES) write(table, table(BUILT_WITH));
        write("index.html", page("front.html", Map.of("far", "yes")));
        // Somebody's text about such pages.
        write("onitama/rules/index.html", "<html lang=\"en\"><p>&lt;html data-relay=\"\"&gt; connect-src 'self' ws://nowhere;</p>");
        write("sw.js", PageText.served(Files.readString(SOURCES.resolve("offline/sw.js"))).replace("/* version */", "01234567"));
    }

    private void write(String name, String text) throws IOException {
        Files.createDirectories(site.resolve(name).getParent());
        Files.writeString(site.resolve(name), text);
    }

    private static String table(String address) throws IOException {
        Relay relay = new Relay(address);
        return page("table.html", Map.of("relay", relay.named(), "relayPolicy", relay.policy()));
    }

    /** Gaps without a word of their own have their names. */
    private static String page(String name, Map<String, String> words) throws IOException {
        return GAP.matcher(Files.readString(SOURCES.resolve(name)))
            .replaceAll(gap -> Matcher.quoteReplacement(words.getOrDefault(gap.group(1), gap.group(1))));
    }

    private Map<String, String> files() throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(site)) {
            for (Path file : files.filter(Files::isRegularFile).toList())
                texts.put(site.relativize(file).toString().replace('\\', '/'), Files.readString(file));
        }
        return texts;
    }

    private String version() throws IOException {
        Matcher version = Pattern.compile("const VERSION = '([0-9a-f-]+)';").matcher(Files.readString(site.resolve("sw.js")));
        assertTrue(version.find());
        return version.group(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {ONE, OTHER, "", BUILT_WITH, ONE + ",open"})
    void tablesAreAsIfTheyHadBeenBuiltWithIt(String address) throws IOException {
        assertEquals(TABLES.size(), RelayOfSite.rewrite(site, ONE));
        assertEquals(TABLES.size(), RelayOfSite.rewrite(site, address));
        for (String table : TABLES) assertEquals(table(address), Files.readString(site.resolve(table)));
    }

    @Test
    void aSiteWithoutOneGetsOne() throws IOException {
        for (String table : TABLES) write(table, table(""));
        RelayOfSite.rewrite(site, ONE);
        for (String table : TABLES) assertEquals(table(ONE), Files.readString(site.resolve(table)));
    }

    @Test
    void nothingElseIsTouched() throws IOException {
        Map<String, String> before = files();
        RelayOfSite.rewrite(site, ONE);
        Map<String, String> after = files();
        assertEquals(before.keySet(), after.keySet());
        for (String name : List.of("index.html", "onitama/rules/index.html")) assertEquals(before.get(name), after.get(name), name);
        assertEquals(before.get("sw.js").replace("01234567", version()), after.get("sw.js"));
    }

    /** It promises them where there is a relay, and nowhere else. */
    @Test
    void theFrontDoorPromisesFriendsFarAway() throws IOException {
        RelayOfSite.rewrite(site, "");
        assertEquals(page("front.html", Map.of("far", "")), Files.readString(site.resolve("index.html")));
        RelayOfSite.rewrite(site, ONE);
        assertEquals(page("front.html", Map.of("far", "yes")), Files.readString(site.resolve("index.html")));
    }

    @Test
    void eachRelayIsAVersionOfItsOwn() throws IOException {
        String built = version();
        RelayOfSite.rewrite(site, ONE);
        String one = version();
        RelayOfSite.rewrite(site, OTHER);
        String other = version();
        RelayOfSite.rewrite(site, "");
        assertEquals(4, Stream.of(built, one, other, version()).distinct().count());
        RelayOfSite.rewrite(site, ONE);
        assertEquals(one, version(), "whatever was there between");
    }

    @Test
    void anotherBuildIsAnotherVersion() throws IOException {
        String source = Files.readString(site.resolve("sw.js"));
        RelayOfSite.rewrite(site, ONE);
        String version = version();
        write("sw.js", source.replace("01234567", "76543210"));
        RelayOfSite.rewrite(site, ONE);
        assertNotEquals(version, version());
    }

    @Test
    void theSameAgainWritesNothing() throws IOException {
        RelayOfSite.rewrite(site, ONE);
        Map<String, String> before = files();
        FileTime old = FileTime.fromMillis(0);
        for (String name : before.keySet()) Files.setLastModifiedTime(site.resolve(name), old);
        RelayOfSite.rewrite(site, ONE);
        assertEquals(before, files());
        for (String name : before.keySet()) assertEquals(old, Files.getLastModifiedTime(site.resolve(name)), name);
    }

    @Test
    void aSiteThatNeedsTheNetworkHasNoWorker() throws IOException {
        Files.delete(site.resolve("sw.js"));
        assertEquals(TABLES.size(), RelayOfSite.rewrite(site, ONE));
        assertFalse(Files.exists(site.resolve("sw.js")));
    }

    @Test
    void permissionsStay() throws IOException {
        Path table = site.resolve(TABLES.get(0));
        if (!table.getFileSystem().supportedFileAttributeViews().contains("posix")) return;
        Files.setPosixFilePermissions(table, PosixFilePermissions.fromString("rw-rw-r--"));
        RelayOfSite.rewrite(site, ONE);
        assertEquals("rw-rw-r--", PosixFilePermissions.toString(Files.getPosixFilePermissions(table)));
    }

    private String refusal(String address) throws IOException {
        Map<String, String> before = files();
        String why = assertThrows(IllegalArgumentException.class, () -> RelayOfSite.rewrite(site, address)).getMessage();
        assertEquals(before, files());
        return why;
    }

    @Test
    void aBadAddressIsRefused() throws IOException {
        String bad = "https://relay.example.org/mqtt";
        assertEquals(assertThrows(IllegalArgumentException.class, () -> new Relay(bad)).getMessage(), refusal(bad));
    }

    @Test
    void whatIsNoSiteIsTold() throws IOException {
        write("fr/onitama/index.html", table(ONE).replace("connect-src 'self'", ""));
        assertTrue(refusal(ONE).contains("connect-src"));
        for (String table : TABLES) Files.delete(site.resolve(table));
        assertTrue(refusal(ONE).contains("table page"));
        Files.delete(site.resolve("index.html"));
        assertTrue(refusal(ONE).contains("index.html"));
    }

    @Test
    void aWorkerWithoutAVersionIsTold() throws IOException {
        write("sw.js", "");
        assertTrue(refusal(ONE).contains("sw.js"));
    }

    /** In a JVM that has the module's classes and no library. */
    @Test
    void theCommandNeedsNoLibraries() throws Exception {
        assertEquals("0 The relay of 2 pages: " + OTHER, command(site.toString(), OTHER));
        assertEquals(table(OTHER), Files.readString(site.resolve(TABLES.get(0))));
        assertEquals("0 The relay of 2 pages: none", command(site.toString(), "none"));
        assertEquals(table(""), Files.readString(site.resolve(TABLES.get(0))));
        assertTrue(command(site.toString(), "nonsense").startsWith("1 -Drelay=nonsense is not the address of a relay"));
        String nowhere = site.resolve("nowhere").toString();
        assertEquals("1 " + nowhere + " is not a built site: there is no index.html in it.", command(nowhere, ONE));
        assertTrue(command(site.toString(), "").startsWith("1 usage: RelayOfSite SITE RELAY"));
        assertTrue(command(site.toString()).startsWith("1 usage: RelayOfSite SITE RELAY"));
    }

    /** Its exit code and what it said. */
    private static String command(String... arguments) throws Exception {
        Path classes = Path.of(RelayOfSite.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        List<String> java = List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", classes.toString(),
            RelayOfSite.class.getName());
        Process process = new ProcessBuilder(Stream.concat(java.stream(), Stream.of(arguments)).toList()).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        return process.waitFor() + " " + said;
    }
}
