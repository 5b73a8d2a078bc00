package uniboard.web.site;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Copies the art, fonts, notices and bundles to the site. */
final class AssetFiles {
    private static final List<String> FOLDERS = List.of("art", "fonts", "notices", "text");

    private AssetFiles() {
    }

    /**
     * @param target the site's folder of assets
     *
     * @return the paths, in order, of what the program itself loads: all but the fonts, which the page's style sheet names
     */
    static List<String> copy(Path target) throws IOException {
        Files.createDirectories(target);
        List<String> copied = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path source = Path.of(entry);
            if (!source.toString().contains("uniboard-assets") && !source.endsWith(Path.of("assets", "target", "classes"))) continue;
            if (Files.isDirectory(source)) {
                copy(source, target, copied);
            } else {
                try (FileSystem jar = FileSystems.newFileSystem(source)) {
                    copy(jar.getPath("/"), target, copied);
                }
            }
        }
        return copied;
    }

    private static void copy(Path source, Path target, List<String> copied) throws IOException {
        for (String folder : FOLDERS) {
            if (!Files.isDirectory(source.resolve(folder))) continue;
            List<Path> files;
            try (Stream<Path> walk = Files.walk(source.resolve(folder))) {
                files = walk.filter(Files::isRegularFile).sorted().toList();
            }
            for (Path file : files) {
                String name = source.relativize(file).toString().replace('\\', '/');
                Files.createDirectories(target.resolve(name).getParent());
                Files.copy(file, target.resolve(name));
                if (!folder.equals("fonts")) copied.add(name);
            }
        }
    }
}
