package uniboard.web.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import uniboard.game.Game;
import uniboard.text.Language;
import uniboard.web.compiler.Digest;

/** The service worker, with the list of what belongs to this version of the site. */
final class OfflineWorker {
    /** It must lie where its scope begins, and keeps its name: a browser asks for it again to learn of a new version. */
    static final String FILE = "sw.js";
    /** An attribute of every page of the site: to which version it belongs. */
    static final String MARK = "data-version=\"\"";
    private static final double MEGABYTE = 1_000_000;

    private final Path site;
    private final PublishedFiles files;
    private final List<Game> games;

    OfflineWorker(Path site, PublishedFiles files, List<Game> games) {
        this.site = site;
        this.files = files;
        this.games = games;
    }

    /** After all pages, whose content is part of the version. */
    void write(String source) throws IOException {
        String front = part(pages(null), frontFiles());
        String ofGames = games.stream().map(Game::id)
            .map(game -> game + ": {" + part(pages(game), new TableFiles(files, game).all()) + '}').collect(Collectors.joining(",\n"));
        StringBuilder content = new StringBuilder(front).append(ofGames).append(source);
        for (Path page : pages()) content.append(Files.readString(page));
        String version = Digest.of(content.toString().getBytes(StandardCharsets.UTF_8));
        for (Path page : pages()) {
            Files.writeString(page, Files.readString(page).replace(MARK, MARK.substring(0, MARK.length() - 1) + version + '"'));
        }
        Files.writeString(site.resolve(FILE), PageText.served(source).replace("/* version */", version).replace("/* front */", front)
            .replace("/* games */", ofGames));
    }

    /** That are kept. */
    private List<Path> pages() {
        Stream<String> ofGames = games.stream().flatMap(game -> pages(game.id()).stream());
        return Stream.concat(pages(null).stream(), ofGames).map(page -> site.resolve(page).resolve("index.html")).toList();
    }

    private static List<String> pages(String game) {
        return Stream.of(Language.values()).map(language -> new PageAddress(language, game, null).folder()).toList();
    }

    private Set<String> frontFiles() {
        Set<String> paths = new TreeSet<>(List.of(files.path("code/front.js"), files.path("code/front.css"), files.path(TableFiles.ICON)));
        for (Language language : Language.values()) paths.add(files.path(Manifests.name(language)));
        paths.addAll(files.beginning("assets/pictures/").values());
        return paths;
    }

    private static String part(Collection<String> pages, Collection<String> files) {
        return "pages: " + list(pages) + ", files: " + list(files);
    }

    private static String list(Collection<String> paths) {
        return paths.stream().map(path -> '\'' + path + '\'').collect(Collectors.joining(", ", "[", "]"));
    }

    /** How much room all games take on a device, in whole megabytes; without programs that are yet to be compiled. */
    static int megabytes(Path site, PublishedFiles files, List<Game> games) throws IOException {
        Set<String> all = new TreeSet<>();
        for (Game game : games) all.addAll(new TableFiles(files, game.id()).all());
        long bytes = 0;
        for (String path : all) if (Files.exists(site.resolve(path))) bytes += Files.size(site.resolve(path));
        return (int) Math.ceil(bytes / MEGABYTE);
    }
}
