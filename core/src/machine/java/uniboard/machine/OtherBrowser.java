package uniboard.machine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Browsers with other engines than Chromium's, which are driven where they can be had with the display that they need: on Linux. */
public enum OtherBrowser {
    FIREFOX("Firefox", List.of("firefox-esr"), () -> Stream.of("firefox-esr", "firefox")
        .flatMap(name -> InstalledBrowser.onPath(name).stream()).filter(InstalledBrowser::runs).findFirst()),
    /** Its small browser, with the driver that it needs. */
    WEBKIT("WebKit", List.of("webkit2gtk-driver", "libgl1-mesa-dri", "locales"), () -> driver().flatMap(driver -> miniBrowser()));

    private static final List<Path> LIBRARIES = List.of(Path.of("/usr/lib"), Path.of("/usr/lib64"), Path.of("/usr/libexec"));
    /** As in {@code /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser}. */
    private static final int DEPTH = 3;

    private final String title;
    private final List<String> packages;
    private final Supplier<Optional<Path>> program;

    OtherBrowser(String title, List<String> packages, Supplier<Optional<Path>> program) {
        this.title = title;
        this.packages = packages;
        this.program = program;
    }

    /** What people call it. */
    public String title() {
        return title;
    }

    /** The browser's program file, if all is there that driving it takes. */
    public Optional<Path> program() {
        return display().flatMap(display -> program.get());
    }

    /** WebKit's driver. */
    public static Optional<Path> driver() {
        return InstalledBrowser.onPath("WebKitWebDriver");
    }

    /** Xvfb. */
    public static Optional<Path> display() {
        return InstalledBrowser.onPath("Xvfb");
    }

    /** With the display; none where it isn't to be had so: Ubuntu's Firefox is a snap. */
    List<String> packages(String distribution) {
        if (this == FIREFOX && distribution.equals("ubuntu")) return List.of();
        return Stream.concat(packages.stream(), Stream.of("xvfb")).toList();
    }

    /** It isn't meant to be typed, and lies where the library has its own programs. */
    private static Optional<Path> miniBrowser() {
        return LIBRARIES.stream().filter(Files::isDirectory).flatMap(OtherBrowser::miniBrowsers).findFirst();
    }

    private static Stream<Path> miniBrowsers(Path root) {
        try (Stream<Path> files = Files.find(root, DEPTH, (file, known) -> file.endsWith("MiniBrowser"))) {
            return files.filter(Files::isExecutable).toList().stream();
        } catch (IOException | UncheckedIOException e) {
            return Stream.empty();
        }
    }
}
