package uniboard.web.site;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import uniboard.web.compiler.Digest;

/**
 * What never changes under its name, for names carry a digest of the content: programs, words, pictures, fonts, styles and scripts. A
 * browser may keep them for ever, and a new version of the site never meets half of an old one.
 */
final class PublishedFiles {
    private static final List<String> FOLDERS = List.of("art", "fonts", "learn", "text");

    private final Path site;
    /** Their paths in the site, by the names that programs know them by. */
    private final Map<String, String> paths = new LinkedHashMap<>();
    private final PictureSets pictures = new PictureSets();

    PublishedFiles(Path site) {
        this.site = site;
    }

    /** @return where it lies, from the site's folder */
    String publish(String name, byte[] content) throws IOException {
        int dot = name.indexOf('.', name.lastIndexOf('/') + 1);
        String path = name.substring(0, dot) + '.' + Digest.of(content) + name.substring(dot);
        Path file = site.resolve(path);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
        paths.put(name, path);
        return path;
    }

    /** Announces a file that is made when it is asked for. It keeps its name, because there is no content yet to make a digest of. */
    void promise(String name) {
        paths.put(name, name);
    }

    String publish(String name, String text) throws IOException {
        return publish(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /** @throws IllegalArgumentException if nothing was published under that name */
    String path(String name) {
        String path = paths.get(name);
        if (path == null) throw new IllegalArgumentException("The site has no " + name + "; it has " + paths.keySet());
        return path;
    }

    /** The text of what was published under that name. */
    String content(String name) throws IOException {
        return Files.readString(site.resolve(path(name)));
    }

    /** By their names, those that begin so. */
    Map<String, String> beginning(String start) {
        return paths.entrySet().stream().filter(each -> each.getKey().startsWith(start))
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (a, b) -> a, LinkedHashMap::new));
    }

    PictureSets pictures() {
        return pictures;
    }

    /** The art, fonts, books and words, in the site's folder of assets. */
    void publishAssets() throws IOException {
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path source = Path.of(entry);
            if (Files.isDirectory(source)) {
                publishAssets(source);
            } else if (source.getFileName().toString().startsWith("uniboard-")) {
                try (FileSystem jar = FileSystems.newFileSystem(source)) {
                    publishAssets(jar.getPath("/"));
                }
            }
        }
        pictures.publish(this);
    }

    private void publishAssets(Path source) throws IOException {
        for (String folder : FOLDERS) {
            if (!Files.isDirectory(source.resolve(folder))) continue;
            List<Path> files;
            try (Stream<Path> walk = Files.walk(source.resolve(folder))) {
                files = walk.filter(Files::isRegularFile).sorted().toList();
            }
            for (Path file : files) {
                String name = "assets/" + source.relativize(file).toString().replace('\\', '/');
                byte[] content = Files.readAllBytes(file);
                if (PictureSets.isPart(name)) pictures.add(name, content);
                else publish(name, content);
            }
        }
    }
}
