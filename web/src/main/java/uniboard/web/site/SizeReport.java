package uniboard.web.site;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import uniboard.app.AllGames;
import uniboard.app.Areas;
import uniboard.game.Game;
import uniboard.text.Language;

/** What a player downloads up to the first playable board, after gzip, against the budget. */
final class SizeReport {
    /** With all five games; a program for each game alone will need half of it. */
    private static final int SCRIPTS_KB = 350;
    /** Only for those who ask for it. */
    private static final int WASM_SCRIPTS_KB = 430;
    private static final int FONTS_KB = 50;
    private static final int ART_KB = 60;
    private static final int WORDS_KB = 20;
    private static final int ALL_KB = 470;
    private static final List<String> SHARED = List.of("index.html", "page.css", "language.js", "page.js");

    private final Path site;

    SizeReport(Path site) {
        this.site = site;
    }

    /** @return whether the scripts of both targets keep to the budget */
    boolean print() throws IOException {
        int shared = files(SHARED);
        int script = shared + files(List.of("app.js"));
        int wasm = shared + files(List.of("app.wasm", "app.wasm.js"));
        boolean kept = budget("page and scripts, JavaScript", script, SCRIPTS_KB);
        kept &= budget("page and scripts, WebAssembly", wasm, WASM_SCRIPTS_KB);
        System.out.printf("  %-30s %4d KB, loaded after the first picture%n", "search worker", files(List.of("worker.js")) / 1024);
        int latin = folder("assets/fonts", "latin");
        budget("fonts, Latin", latin, FONTS_KB);
        int fonts = latin;
        for (String own : List.of("cyrillic", "hebrew")) {
            int both = latin + folder("assets/fonts", own);
            budget("fonts, Latin and " + own, both, FONTS_KB);
            fonts = Math.max(fonts, both);
        }
        int art = 0;
        int words = 0;
        for (Game game : new AllGames().games()) {
            String id = game.id();
            for (String density : List.of("1x", "2x")) {
                int own = folder("assets/art/" + density, "table") + folder("assets/art/" + density, id);
                budget("art at " + density + ", with " + id, own, ART_KB);
                if (density.equals("1x")) art = Math.max(art, own);
            }
            for (Language language : Language.values()) words = Math.max(words, words(id, language.code()));
        }
        budget("words, the longest", words, WORDS_KB);
        kept &= budget("all to the first playable board", script + fonts + art + words, ALL_KB);
        if (!kept) System.out.println("The scripts exceed their budget: leave something out, or raise the budget in SizeReport.");
        return kept;
    }

    private int words(String game, String language) throws IOException {
        int bytes = 0;
        for (String area : Areas.open(new AllGames()))
            bytes += zipped(site.resolve("assets/text/" + area + '/' + language + ".properties"));
        return bytes + zipped(site.resolve("assets/text/" + game + '/' + language + ".properties"));
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
