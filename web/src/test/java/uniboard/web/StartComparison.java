package uniboard.web;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import uniboard.web.site.SiteServer;

/** Measures in turns how fast the sites of two builds start: {@code mvn -Pmeasure -Dmeasure.before=FOLDER}. */
final class StartComparison {
    private static final int RUNS = 9;

    private final double[][] cold = new double[2][RUNS];
    private final double[][] second = new double[2][RUNS];

    /**
     * Milliseconds from navigation to the first playable board, medians, and the later build's share of the earlier one's.
     *
     * @param before the earlier build's site
     * @param site   the later one's
     */
    String measure(Path before, Path site) throws IOException {
        try (SiteServer earlier = new SiteServer(before, "/", 0); SiteServer later = new SiteServer(site, "/", 0)) {
            for (int run = 0; run < RUNS; run++) {
                visit(0, run, earlier.address());
                visit(1, run, later.address());
            }
        }
        return String.format("in turns with %s:%n%s%n%s", before, told("cold, Onitama", cold), told("then Unlur", second));
    }

    private void visit(int build, int run, String address) {
        try (Browser browser = new Browser(); BrowserContext context = browser.newContext(new NewContextOptions())) {
            cold[build][run] = start(context, address + "onitama/");
            second[build][run] = start(context, address + "unlur/");
        }
    }

    private static double start(BrowserContext context, String address) {
        try (Page page = context.newPage()) {
            page.navigate(address);
            page.waitForFunction("() => window.uniboard && uniboard.ready");
            Object ready = page.evaluate("performance.getEntriesByName('uniboard-ready')[0].startTime");
            return ((Number) ready).doubleValue();
        }
    }

    private static String told(String what, double[][] builds) {
        double earlier = median(builds[0]);
        double later = median(builds[1]);
        return String.format("  %s: %.0f and %.0f ms, %.2f", what, earlier, later, later / earlier);
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
