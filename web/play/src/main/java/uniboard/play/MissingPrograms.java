package uniboard.play;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.function.Predicate;
import java.util.stream.Stream;
import uniboard.web.site.ProgramsOnDemand;

/** Programs that the site was built without: the build leaves them to be compiled when somebody asks for them. */
final class MissingPrograms {
    private MissingPrograms() {
    }

    /**
     * Makes the file of a program, by its path in the site.
     *
     * @param site the folder; beside it stands how its programs are compiled, if any are missing
     */
    static Predicate<String> of(Path site) throws IOException {
        Path description = site.resolveSibling(ProgramsOnDemand.DESCRIPTION);
        if (!Files.exists(description)) return asked -> false;
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(description)) {
            properties.load(reader);
        }
        List<Path> classPath = Stream.of(properties.getProperty(ProgramsOnDemand.CLASS_PATH).split("\n")).map(Path::of).toList();
        Path kept = Path.of(properties.getProperty(ProgramsOnDemand.KEPT));
        return loaded(site, classPath, kept, properties.getProperty(ProgramsOnDemand.PAGE));
    }

    /** With the class path of the build alone, because the compiler must not find the relay's libraries. */
    @SuppressWarnings("unchecked")
    private static Predicate<String> loaded(Path site, List<Path> classPath, Path kept, String page) {
        URL[] urls = classPath.stream().map(MissingPrograms::url).toArray(URL[]::new);
        try {
            return Class.forName(ProgramsOnDemand.class.getName(), true, new URLClassLoader(urls, ClassLoader.getPlatformClassLoader()))
                .asSubclass(Predicate.class).getConstructor(Path.class, List.class, Path.class, String.class)
                .newInstance(site, classPath, kept, page);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("The programs can't be compiled", e);
        }
    }

    private static URL url(Path entry) {
        try {
            return entry.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }
}
