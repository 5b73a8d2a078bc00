package uniboard.web.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import uniboard.web.compiler.Digest;

/**
 * Lets the tables of a built site meet at another relay, or at none, without building it again. It needs nothing but the JDK:
 *
 * <pre>
 * java -cp web/target/classes uniboard.web.site.RelayOfSite web/target/site wss://relay.example.org/mqtt
 * java -cp web/target/classes uniboard.web.site.RelayOfSite web/target/site wss://relay.example.org/mqtt,open
 * java -cp web/target/classes uniboard.web.site.RelayOfSite web/target/site none
 * </pre>
 *
 * <p>With {@code ,open} behind it, tables may be opened to anybody there. Pages name one relay at a time, and what they named before is
 * forgotten. The same address again changes nothing.
 */
public final class RelayOfSite {
    private static final String NONE = "none";
    private static final String USAGE = """
        usage: RelayOfSite SITE RELAY
          SITE   the folder of a built site, such as web/target/site
          RELAY  wss://relay.example.org/mqtt        where shared tables meet
                 wss://relay.example.org/mqtt,open   the same, and tables may be open to anybody
                 none                                no shared tables""";
    private static final String PAGE = "index.html";
    /** From the site's folder to a game's page in a language's folder. */
    private static final int DEPTH = 3;

    private static final Pattern RELAY = Pattern.compile("(<html [^>]*\\bdata-relay=\")[^\"]*");
    /** Of a front door: whether friends far away can be played with. */
    private static final Pattern FRIENDS = Pattern.compile("(<html [^>]*\\bdata-friends=\")[^\"]*");
    private static final Pattern POLICY = Pattern.compile(
        "(<meta http-equiv=\"Content-Security-Policy\" content=\"[^\"]*\\bconnect-src 'self')[^;\"]*");
    /** As it was built, and what an earlier change added. */
    private static final Pattern VERSION = Pattern.compile("(\\bVERSION = '[0-9a-f]{8})(?:-[0-9a-f]{8})?(?=')");

    private RelayOfSite() {
    }

    /** @param arguments the site's folder, and the relay's address or {@code none} */
    public static void main(String... arguments) {
        try {
            // An empty address may be a variable that nobody set.
            if (arguments.length != 2 || arguments[1].isEmpty())
                throw new IllegalArgumentException(USAGE);
            int pages = rewrite(Path.of(arguments[0]), arguments[1].equals(NONE) ? "" : arguments[1]);
            System.out.println("The relay of " + pages + " pages: " + arguments[1]);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        } catch (IOException | UncheckedIOException e) {
            System.err.println("The site can't be rewritten: " + e);
            System.exit(1);
        }
    }

    /**
     * Nothing is written unless everything can be rewritten.
     *
     * @param address empty for none
     * @return how many pages name it
     * @throws IllegalArgumentException with a sentence for anybody who asked, if it is no relay's address, or the folder has no built site
     */
    public static int rewrite(Path site, String address) throws IOException {
        Relay relay = new Relay(address);
        Map<Path, String> files = tablePages(site, relay);
        int pages = files.size();
        files.putAll(frontDoors(site, relay));
        // Last: a browser that finds a new version fetches the pages at once. Not there if the site was built with -Doffline=false.
        Path worker = site.resolve(OfflineWorker.FILE);
        if (Files.exists(worker)) files.put(worker, worker(Files.readString(worker), relay));
        for (Map.Entry<Path, String> file : files.entrySet()) write(file.getKey(), file.getValue());
        return pages;
    }

    /**
     * A page that names another relay, or none; its own text if it says nothing of relays. For servers that leave the built site as it is.
     *
     * @param address as for {@link #rewrite}
     */
    public static String page(String html, String address) {
        Relay relay = new Relay(address);
        if (RELAY.matcher(html).find()) return replaced(POLICY, replaced(RELAY, html, relay.named()), relay.policy());
        return FRIENDS.matcher(html).find() ? replaced(FRIENDS, html, relay.farAway()) : html;
    }

    /** As they should be. */
    private static Map<Path, String> tablePages(Path site, Relay relay) throws IOException {
        if (!Files.isRegularFile(site.resolve(PAGE))) throw notBuilt(site, "there is no " + PAGE + " in it");
        Map<Path, String> rewritten = new LinkedHashMap<>();
        for (Path page : pages(site)) {
            String html = Files.readString(page);
            if (!RELAY.matcher(html).find()) continue;
            if (!POLICY.matcher(html).find()) throw notBuilt(site, page + " has no policy with connect-src");
            rewritten.put(page, replaced(POLICY, replaced(RELAY, html, relay.named()), relay.policy()));
        }
        if (rewritten.isEmpty()) throw notBuilt(site, "it has no table page, which would have a data-relay");
        return rewritten;
    }

    private static Map<Path, String> frontDoors(Path site, Relay relay) throws IOException {
        Map<Path, String> rewritten = new LinkedHashMap<>();
        for (Path page : pages(site)) {
            String html = Files.readString(page);
            if (FRIENDS.matcher(html).find()) rewritten.put(page, replaced(FRIENDS, html, relay.farAway()));
        }
        return rewritten;
    }

    private static List<Path> pages(Path site) throws IOException {
        try (Stream<Path> files = Files.find(site, DEPTH, (file, attributes) -> file.endsWith(PAGE) && attributes.isRegularFile())) {
            return files.sorted().toList();
        }
    }

    private static String worker(String source, Relay relay) {
        if (!VERSION.matcher(source).find()) throw new IllegalArgumentException(OfflineWorker.FILE + " names no version.");
        return replaced(VERSION, source, '-' + Digest.of(relay.named().getBytes(StandardCharsets.UTF_8)));
    }

    /** Puts the text behind the pattern's group. */
    private static String replaced(Pattern pattern, String source, String text) {
        return pattern.matcher(source).replaceFirst("$1" + Matcher.quoteReplacement(text));
    }

    private static IllegalArgumentException notBuilt(Path site, String why) {
        return new IllegalArgumentException(site + " is not a built site: " + why + '.');
    }

    /** Replaces the file in one step: readers get the old one or the new one, whole. */
    private static void write(Path file, String text) throws IOException {
        if (Files.readString(file).equals(text)) return;
        Path written = file.resolveSibling(file.getFileName() + ".new");
        try {
            // For its permissions.
            Files.copy(file, written, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
            Files.writeString(written, text);
            Files.move(written, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(written);
        }
    }
}
