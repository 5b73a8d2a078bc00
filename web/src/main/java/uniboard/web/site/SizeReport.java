package uniboard.web.site;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/** What a player downloads up to the first playable board, after gzip, against the budget. */
final class SizeReport {
    private static final int SCRIPTS_KB = 240;
    private static final int FONTS_KB = 50;
    private static final int ART_KB = 60;
    private static final List<String> SHARED = List.of("index.html", "page.css", "mirror.js", "loader.js");

    private final Path site;

    SizeReport(Path site) {
        this.site = site;
    }

    /** @return whether the scripts of both targets keep to the budget */
    boolean print() throws IOException {
        int shared = files(SHARED);
        boolean kept = budget("page and scripts, JavaScript", shared + files(List.of("app.js")), SCRIPTS_KB);
        kept &= budget("page and scripts, WebAssembly", shared + files(List.of("app.wasm", "app.wasm.js")), SCRIPTS_KB);
        System.out.printf("  %-30s %4d KB, loaded after the first picture%n", "search worker", files(List.of("worker.js")) / 1024);
        int latin = folder("assets/fonts", "latin");
        budget("fonts, Latin", latin, FONTS_KB);
        for (String script : List.of("cyrillic", "hebrew")) budget("fonts, Latin and " + script, latin + folder("assets/fonts", script), FONTS_KB);
        for (String density : List.of("1x", "2x")) budget("art at " + density, folder("assets/art/" + density, ""), ART_KB);
        if (!kept) System.out.println("The scripts exceed their budget: leave something out, or raise the budget in SizeReport.");
        return kept;
    }

    private boolean budget(String what, int bytes, int kilobytes) {
        boolean kept = bytes <= kilobytes * 1024;
        System.out.printf("  %-30s %4d KB of %d%s%n", what, (bytes + 1023) / 1024, kilobytes, kept ? "" : "  OVER BUDGET");
        return kept;
    }

    private int files(List<String> names) throws IOException {
        int bytes = 0;
        for (String name : names) bytes += zipped(site.resolve(name));
        return bytes;
    }

    private int folder(String name, String part) throws IOException {
        Path folder = site.resolve(name);
        if (!Files.isDirectory(folder)) return 0;
        List<Path> files;
        try (Stream<Path> list = Files.list(folder)) {
            files = list.filter(file -> file.getFileName().toString().contains(part) && Files.isRegularFile(file)).toList();
        }
        int bytes = 0;
        for (Path file : files) bytes += zipped(file);
        return bytes;
    }

    private static int zipped(Path file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream zip = new GZIPOutputStream(bytes)) {
            Files.copy(file, zip);
        }
        return bytes.size();
    }
}
