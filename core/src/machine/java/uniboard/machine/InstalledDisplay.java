package uniboard.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Tells whether the window tests can open a window: on the desktop's own display, or in a virtual one (Xvfb) with Mesa's software GL. */
public final class InstalledDisplay {
    private static final List<Path> LIBRARIES = List.of(Path.of("/usr/lib"), Path.of("/usr/lib64"));

    private InstalledDisplay() {
    }

    public static boolean present() {
        if (!System.getProperty("os.name").equals("Linux")) return true;
        return System.getenv("DISPLAY") != null || virtual();
    }

    /** Whether {@code xvfb-run} can give a program a display with OpenGL. */
    public static boolean virtual() {
        return InstalledBrowser.onPath("xvfb-run").isPresent() && InstalledBrowser.onPath("xauth").isPresent() && library("libGL.so.1")
            && library("dri/swrast_dri.so");
    }

    /** Libraries lie in a folder of the machine's architecture, or directly beneath. */
    private static boolean library(String name) {
        for (Path root : LIBRARIES) {
            if (!Files.isDirectory(root)) continue;
            if (Files.exists(root.resolve(name))) return true;
            try (Stream<Path> folders = Files.list(root)) {
                if (folders.anyMatch(folder -> Files.exists(folder.resolve(name)))) return true;
            } catch (IOException e) {
                return false;
            }
        }
        return false;
    }
}
