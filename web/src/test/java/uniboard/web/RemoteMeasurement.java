package uniboard.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;

/** Measures how long a friend waits who opens an invitation: for the seats, and for the first board. */
final class RemoteMeasurement {
    private static final int RUNS = 5;
    private static final String SEATS = "uniboard.still && uniboard.places.some(place => place.name === 'control:farTake:1')";

    private final Browser browser;
    private final Path built;

    /** @param built the site */
    RemoteMeasurement(Browser browser, Path built) {
        this.browser = browser;
        this.built = built;
    }

    String measure() throws IOException {
        Path folder = folderBeside(built);
        double[] seats = new double[RUNS];
        double[] board = new double[RUNS];
        try (RemoteSite site = new RemoteSite(built, folder, "")) {
            for (int run = 0; run < RUNS; run++) measure(site, run, seats, board);
        } finally {
            delete(folder);
        }
        Arrays.sort(seats);
        Arrays.sort(board);
        return String.format("invitation to Onitama, nothing cached: from opening it to the free seat %.0f ms, "
            + "from taking that to the board %.0f ms (medians of %d)", seats[RUNS / 2], board[RUNS / 2], RUNS);
    }

    private void measure(RemoteSite site, int run, double[] seats, double[] board) {
        try (TablePage host = TablePage.of(browser, site.address(), 1280, 800);
             TablePage client = TablePage.of(browser, site.address(), 1280, 800)) {
            host.openReady("?game=onitama&lang=en");
            host.act("control:more", "control:invite", "control:begin");
            host.waitFor(RemoteTest.IN_LOBBY);
            client.page().navigate(site.address() + "onitama/" + RemoteTest.invitation(host));
            client.waitFor(SEATS);
            seats[run] = now(client);
            double taken = now(client);
            client.tap("control:farTake:1");
            client.waitFor(RemoteTest.AT_TABLE);
            board[run] = now(client) - taken;
        }
    }

    /** An empty one on the site's disk, since its files are linked to. */
    static Path folderBeside(Path built) throws IOException {
        return Files.createTempDirectory(built.toAbsolutePath().getParent(), "far");
    }

    /** In milliseconds since the page was asked for. */
    private static double now(TablePage page) {
        return ((Number) page.evaluate("performance.now()")).doubleValue();
    }

    static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path each : files.sorted((one, other) -> other.compareTo(one)).toList()) Files.delete(each);
        }
    }
}
