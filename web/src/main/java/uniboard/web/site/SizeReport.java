package uniboard.web.site;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.text.Language;

/** What a player downloads up to the first playable board of each game, and at the front door, after gzip, against the budgets. */
final class SizeReport {
    /**
     * What a game may weigh in KB. What stands before the first board only falls ({@code program}, {@code all}); what comes after it grows
     * with what is offered there, and is told here so that nobody is surprised.
     *
     * @param program  up to the first board
     * @param later    what it doesn't need: menu, new games, lessons, kept games, what other people's pages may ask for
     * @param rules    where rules are read
     * @param analysis where positions are analysed
     * @param setup    where positions are set up and tasks made
     * @param remote   tables on several devices
     * @param classroom classes
     * @param teaching what a class's teacher needs besides
     * @param wasm     all of the program
     */
    private record Budget(int program, int later, int rules, int analysis, int setup, int remote, int classroom,
        int teaching, int wasm, int worker, int all) {
    }

    private static final Budget USUAL = new Budget(154, 99, 10, 7, 12, 58, 23, 30, 405, 32, 277);
    private static final Map<String, Budget> OTHERS = Map.of("onitama", USUAL,
        "unlur", new Budget(155, 97, 9, 7, 12, 58, 23, 30, 404, 33, 256),
        "unikat", new Budget(170, 98, 9, 7, 16, 58, 23, 30, 430, 39, 281),
        "unitary", new Budget(174, 99, 10, 7, 14, 58, 23, 30, 431, 34, 293),
        "unitar", new Budget(176, 99, 9, 7, 16, 58, 23, 30, 438, 35, 288));
    private static final int FRONT_DOOR_KB = 70;
    private static final int PICTURE_KB = 10;
    private static final int POSTER_KB = 15;
    private static final int ELEMENT_KB = 6;
    private static final int CLASS_KB = 60;

    private final Path site;
    private final PublishedFiles files;
    private boolean kept = true;

    SizeReport(Path site, PublishedFiles files) {
        this.site = site;
        this.files = files;
    }

    /** @return whether everything keeps to its budget */
    boolean print() throws IOException {
        System.out.println("  KB, gzipped; of the budget");
        for (Game game : new AllGames().games()) print(game.id());
        int door = 0;
        for (Language language : Language.values()) door = Math.max(door, zipped(PageAddress.frontDoor(language).folder() + "index.html"));
        int pictures = 0;
        for (Game game : new AllGames().games()) {
            int picture = zipped(files.path(BoxPictures.name(game.id(), "light")));
            pictures += picture;
            report(game.id() + "'s picture", picture, PICTURE_KB);
        }
        System.out.println();
        for (Game game : new AllGames().games()) {
            int poster = zipped(PageAddress.poster(Language.UKRAINIAN, game.id()).folder() + "index.html")
                + zipped(files.path("code/poster.js")) + zipped(files.path("code/poster.css"))
                + zipped(files.path(BoxPictures.name(game.id(), "light")));
            report(game.id() + "'s poster", poster, POSTER_KB);
        }
        report("the element", zipped("uni-board.js"), ELEMENT_KB);
        report("the page of classes", zipped(PageAddress.classes(Language.UKRAINIAN).folder() + "index.html")
            + zipped(List.of(files.path("code/class.js"), files.path("code/class.css"), files.path("code/front.css"),
                files.path(RemoteScript.NAME), files.path(ProgramFile.ARRIVAL.name()))), CLASS_KB);
        System.out.println();
        report("front door", door + pictures + zipped(files.path("code/front.css")) + zipped(files.path("code/front.js")), FRONT_DOOR_KB);
        System.out.println();
        if (!kept) System.out.println("A budget is exceeded: leave something out, or raise the budget in SizeReport.");
        return kept;
    }

    private void print(String game) throws IOException {
        Budget budget = OTHERS.getOrDefault(game, USUAL);
        TableFiles table = new TableFiles(files, game);
        int page = zipped(files.path("code/page.js"))
            + zipped(PageAddress.table(Language.UKRAINIAN, game).folder() + "index.html");
        int program = zipped(table.program());
        System.out.printf("  %-8s", game);
        report("program", program, budget.program);
        report("later", zipped(table.later()), budget.later);
        report("rules", zipped(table.rules()), budget.rules);
        report("analysis", zipped(table.analysis()), budget.analysis);
        report("setup", zipped(table.setup()), budget.setup);
        report("remote", zipped(table.remote()), budget.remote);
        report("classroom", zipped(table.classroom()), budget.classroom);
        report("teaching", zipped(table.teaching()), budget.teaching);
        report("as WebAssembly", zipped(files.path(TableFiles.wasm(game))) + zipped(files.path(TableFiles.wasmRuntime(game))), budget.wasm);
        report("worker", zipped(table.worker()), budget.worker);
        int small = zipped(table.art("1x"));
        System.out.printf("  art %d, at 2x %d", kilobytes(small), kilobytes(zipped(table.art("2x"))));
        int words = zipped(table.words(Language.UKRAINIAN));
        report("all to the first board", page + program + words + zipped(table.fonts(Language.UKRAINIAN)) + small, budget.all);
        System.out.println();
    }

    private void report(String what, int bytes, int budget) {
        boolean keeps = bytes <= budget * 1024;
        kept &= keeps;
        System.out.printf("  %s %d of %d%s", what, kilobytes(bytes), budget, keeps ? "" : " OVER BUDGET");
    }

    private static int kilobytes(int bytes) {
        return (bytes + 1023) / 1024;
    }

    private int zipped(List<String> paths) throws IOException {
        int bytes = 0;
        for (String path : paths) bytes += zipped(path);
        return bytes;
    }

    private int zipped(String path) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream zip = new GZIPOutputStream(bytes)) {
            Files.copy(site.resolve(path), zip);
        }
        return bytes.size();
    }
}
