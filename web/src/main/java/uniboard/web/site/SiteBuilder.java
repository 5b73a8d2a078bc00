package uniboard.web.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.web.compiler.Compilations;
import uniboard.web.compiler.Minification;
import uniboard.web.compiler.ScriptBundle;
import uniboard.web.compiler.Target;

/**
 * Makes the site: one folder that any static server can serve under any path. For every game of the registry a program and a search worker
 * that hold this game alone and its table's pages, one a language; and the front doors.
 */
public final class SiteBuilder {
    private final Path sources;
    private final Path site;
    private final List<Game> games = new AllGames().games();
    private final PublishedFiles files;

    private SiteBuilder(Path sources, Path site) {
        this.sources = sources;
        this.site = site;
        files = new PublishedFiles(site);
    }

    /**
     * @param arguments the pages' sources; the folder to write the site to, emptied first; the project's folder, for the licence, the
     *                  notices and pictures; whether programs are made for WebAssembly too ({@code true}); where the site will be, or
     *                  {@code unknown}; whether it is to work without a network ({@code true}); the relay of shared tables, or
     *                  {@code unknown}; the folder in which compiled programs are kept; which programs to compile: {@code all}, or none but
     *                  those that are {@code asked} for when the site is served ({@link ProgramsOnDemand}); what a page's program is as
     *                  JavaScript, of {@link Target}; where visitors get the program for a computer, or {@code unknown}
     */
    public static void main(String... arguments) throws Exception {
        long start = System.nanoTime();
        Path site = Path.of(arguments[1]);
        SiteBuilder builder = new SiteBuilder(Path.of(arguments[0]), site);
        LinkPreviews previews = new LinkPreviews(builder.files, builder.games);
        PageHead head = new PageHead(known(arguments[4]), previews);
        Relay relay = new Relay(known(arguments[6]));
        String installer = known(arguments[10]);
        boolean isWhole = arguments[3].equals("true");
        boolean isOffline = arguments[5].equals("true");
        // What is kept for use without a network is named by its content, which must be known.
        List<Target> targets = new ArrayList<>(List.of(Target.valueOf(arguments[9]), Target.WORKER));
        if (isWhole) targets.add(0, Target.WEBASSEMBLY);
        builder.publishPrograms(Path.of(arguments[7]), targets, arguments[8].equals("asked") && !isWhole && !isOffline);
        builder.files.publishAssets();
        new BoxPictures(builder.files).publish();
        Path assets = Path.of(arguments[2]).resolve("assets");
        previews.publish(assets);
        builder.publishStyles();
        builder.publishScripts(isWhole);
        builder.writePages(head, previews, assets, isOffline, relay, installer);
        new ElementFiles(builder.sources, site).write();
        builder.copyNotices(Path.of(arguments[2]));
        System.out.printf("Site built in %.1f s: %s%n", (System.nanoTime() - start) / 1e9, site);
        if (isWhole) builder.requireLaterWordsUnsaid();
        // Budgets are for what is published, not for a quick build.
        if (isWhole && !new SizeReport(site, builder.files).print()) System.exit(1);
    }

    /** Arguments can't be empty. */
    private static String known(String argument) {
        return argument.equals("unknown") ? "" : argument;
    }

    private void empty() throws IOException {
        if (Files.exists(site)) {
            List<Path> old;
            try (Stream<Path> walk = Files.walk(site)) {
                old = walk.sorted(Comparator.reverseOrder()).toList();
            }
            for (Path file : old) Files.delete(file);
        }
        Files.createDirectories(site);
    }

    /** Empties the site's folder once the programs are there: until then it has the site of the last build. */
    private void publishPrograms(Path kept, List<Target> targets, boolean onDemand) throws Exception {
        boolean isPublished = targets.contains(Target.WEBASSEMBLY) && targets.contains(Target.JAVASCRIPT);
        try (Compilations compilations = new Compilations(Compilations.classPath(), kept)) {
            Programs programs = new Programs(compilations, games.stream().map(Game::id).toList(), targets);
            // Who builds to play doesn't wait for smaller scripts.
            Map<ProgramFile, byte[]> contents = onDemand ? programs.ready() : programs.compiled(isPublished);
            empty();
            for (ProgramFile file : programs.files()) {
                if (contents.containsKey(file)) files.publish(file.name(), contents.get(file));
                else files.promise(file.name());
            }
            if (onDemand) ProgramsOnDemand.describe(site, kept, targets.get(0));
            else ProgramsOnDemand.forget(site);
        }
    }

    private void requireLaterWordsUnsaid() throws IOException {
        for (Game game : games) LaterWords.requireUnsaid(game.id(), files.content(TableFiles.program(game.id())), files);
    }

    private void publishStyles() throws IOException {
        files.publish("code/front.css", ThemeStyle.filled(PageText.served(Files.readString(sources.resolve("front.css")))));
        files.publish("code/reading.css", PageText.served(Files.readString(sources.resolve("reading.css"))));
        files.publish("code/class.css", PageText.served(Files.readString(sources.resolve("class.css"))));
        files.publish("code/poster.css", PageText.served(Files.readString(sources.resolve("poster.css"))));
    }

    /** Minified only for the whole site: in a build to play they stay readable in the browser's tools. */
    private void publishScripts(boolean isWhole) throws IOException {
        ScriptBundle.Form form = isWhole ? ScriptBundle.Form.SERVED : ScriptBundle.Form.READABLE;
        Map<String, String> places = Map.of(PageWords.PLACE, PageWords.of(files), MessageSchema.PLACE, MessageSchema.orders(sources));
        files.publish("code/page.js", PageScript.of(sources, "script/start.js", places, form));
        files.publish("code/embedding.js", PageScript.of(sources, "embedding/embedding.js", Map.of(), form));
        String poster = PageText.served(Files.readString(sources.resolve("poster.js")));
        files.publish("code/poster.js", isWhole ? Minification.ofPage("code/poster.js", poster) : poster);
        files.publish("code/front.js", PageScript.of(sources, "front/front.js", Map.of(), form));
        files.publish("code/class.js", PageScript.of(sources, "class/class.js", Map.of(), form));
        files.publish("code/search.js", PageScript.of(sources, "rules/search.js", Map.of(), form));
        files.publish("code/lines.js", PageScript.of(sources, "reading/lines.js", Map.of(), form));
        files.publish(RemoteScript.NAME, RemoteScript.of(sources, form));
        files.publish(ScormScript.NAME, ScormScript.of(sources, form));
    }

    private InlineStyle tableStyle() throws IOException {
        String style = PageText.served(Files.readString(sources.resolve("page.css")));
        for (Map.Entry<String, String> font : files.beginning("assets/fonts/").entrySet())
            style = style.replace(font.getKey(), "${root}" + font.getValue());
        return new InlineStyle(style);
    }

    private void writePages(PageHead head, LinkPreviews previews, Path assets, boolean isOffline, Relay relay, String installer)
        throws IOException {
        SiteWords words = new SiteWords();
        new Manifests(site, files, words, games).publish(assets);
        String offline = isOffline ? " data-offline=\"" + OfflineWorker.FILE + "\" " + OfflineWorker.MARK : "";
        SitePages pages = new SitePages(site, sources, files, words, head, offline);
        OEmbeds embeds = new OEmbeds(site, head.siteAddress(), previews);
        TablePages tables = new TablePages(files, pages, embeds, relay, tableStyle());
        ReadingPages reading = new ReadingPages(files, pages);
        ReadingPictures pictures = new ReadingPictures(files);
        RulesPages rules = new RulesPages(reading, pictures, words);
        LessonPages lessons = new LessonPages(reading, pictures, words, embeds);
        Posters posters = new Posters(files, pages, pictures);
        for (Game game : games) {
            tables.write(game);
            posters.write(game);
            rules.write(game);
            lessons.write(game);
        }
        new AllRulesPages(files, pages, games).write();
        new TeachingPages(files, pages).write();
        new ClassPages(files, pages, games, relay).write();
        new EmbeddingPages(files, pages, games).write();
        new FrontDoors(files, pages, games, relay, installer, OfflineWorker.megabytes(site, files, games)).write();
        if (!isOffline) return;
        new OfflineWorker(site, files, games).write(Files.readString(sources.resolve("offline").resolve(OfflineWorker.FILE)));
    }

    private void copyNotices(Path folder) throws IOException {
        Files.copy(folder.resolve("LICENSE"), site.resolve("LICENSE.txt"));
        Files.copy(folder.resolve("THIRD-PARTY.md"), site.resolve("THIRD-PARTY.md"));
    }
}
