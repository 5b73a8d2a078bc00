package uniboard.machine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Browsers with other engines than Chromium's, which are driven where they can be had. */
public enum OtherBrowser {
    FIREFOX("Firefox", List.of("firefox-esr"), () -> InstalledBrowser.find("FIREFOX", new UsualPlaces(List.of("firefox-esr", "firefox"),
        List.of("Mozilla Firefox\\firefox.exe"), List.of("/Applications/Firefox.app/Contents/MacOS/firefox")))),
    /** Its small browser, with the driver and the display that it needs. On Linux alone. */
    WEBKIT("WebKit", List.of("webkit2gtk-driver", "xvfb", "libgl1-mesa-dri"), () -> display().isPresent() && driver().isPresent() ? miniBrowser()
        : Optional.empty());

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
        return program.get();
    }

    /** WebKit's driver. */
    public static Optional<Path> driver() {
        return InstalledBrowser.onPath("WebKitWebDriver");
    }

    /** Xvfb. */
    public static Optional<Path> display() {
        return InstalledBrowser.onPath("Xvfb");
    }

    /** Ubuntu's firefox-esr and firefox are snaps or not there. */
    List<String> packages(String distribution) {
        return this == FIREFOX && distribution.equals("ubuntu") ? List.of() : packages;
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
