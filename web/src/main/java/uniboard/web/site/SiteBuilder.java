package uniboard.web.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Makes the site: one folder that any static server can serve under any path. The program is compiled to JavaScript and to WebAssembly,
 * the search worker to JavaScript; beside them lie the page and the assets.
 */
public final class SiteBuilder {
    private final Path site;

    private SiteBuilder(Path site) {
        this.site = site;
    }

    /** @param arguments the page's sources; the folder to write the site to, emptied first; the folder of the licence and the notices */
    public static void main(String... arguments) throws Exception {
        long start = System.nanoTime();
        SiteBuilder builder = new SiteBuilder(Path.of(arguments[1]));
        builder.empty();
        builder.compile();
        List<String> assets = AssetFiles.copy(builder.site.resolve("assets"));
        builder.copyPage(Path.of(arguments[0]), assets);
        builder.copyNotices(Path.of(arguments[2]));
        System.out.printf("Site built in %.1f s: %s%n", (System.nanoTime() - start) / 1e9, builder.site);
        if (!new SizeReport(builder.site).print()) System.exit(1);
    }

    private void empty() throws IOException {
        if (Files.exists(site)) {
            List<Path> files;
            try (Stream<Path> walk = Files.walk(site)) {
                files = walk.sorted(Comparator.reverseOrder()).toList();
            }
            for (Path file : files) Files.delete(file);
        }
        Files.createDirectories(site);
    }

    /** TeaVM and its plugins keep static state and use one thread: each compilation gets its own class loader and thread. */
    private void compile() throws Exception {
        // Else a loader that is closed takes the open jars from the others.
        URLConnection.setDefaultUseCaches("jar", false);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            List<Future<Void>> running = new ArrayList<>();
            for (Target target : Target.values()) running.add(threads.submit(isolated(target)));
            for (Future<Void> result : running) result.get();
        } finally {
            threads.shutdownNow();
        }
    }

    private Callable<Void> isolated(Target target) {
        return () -> {
            List<URL> classpath = Stream.of(System.getProperty("java.class.path").split(System.getProperty("path.separator")))
                .map(SiteBuilder::url).toList();
            try (URLClassLoader loader = new URLClassLoader(classpath.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
                Thread.currentThread().setContextClassLoader(loader);
                @SuppressWarnings("unchecked")
                Consumer<Path> compiler = (Consumer<Path>) Class.forName(Target.class.getName(), true, loader).getField(target.name())
                    .get(null);
                compiler.accept(site);
                return null;
            }
        };
    }

    private static URL url(String entry) {
        try {
            return Path.of(entry).toUri().toURL();
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void copyNotices(Path folder) throws IOException {
        Files.copy(folder.resolve("LICENSE"), site.resolve("LICENSE.txt"));
        Files.copy(folder.resolve("THIRD-PARTY.md"), site.resolve("THIRD-PARTY.md"));
    }

    /** The page's own files. */
    private void copyPage(Path sources, List<String> assets) throws IOException {
        Files.copy(sources.resolve("index.html"), site.resolve("index.html"));
        for (String file : List.of("page.css", "language.js")) {
            Files.writeString(site.resolve(file), PageText.served(Files.readString(sources.resolve(file))));
        }
        Files.writeString(site.resolve("page.js"), PageScript.of(sources.resolve("script"), assets,
            PageWords.of(site.resolve("assets/text"))));
    }
}
