package uniboard.web;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import uniboard.web.site.SiteServer;

/** Measures how long the page needs to its first picture of the table, for each target: with an empty cache and with a full one. */
public final class StartupMeasurement {
    private static final int RUNS = 5;
    /** The page's own clock, from the beginning of the navigation. */
    private static final String MILLISECONDS = "() => window.uniboard && uniboard.ready && performance.now()";
    private static final String FRAME = """
        () => new Promise(resolve => {
          const times = [];
          const tick = now => { times.push(now); times.length > 60 ? resolve(times) : requestAnimationFrame(tick); };
          requestAnimationFrame(tick);
        }).then(times => times.slice(1).map((time, i) => time - times[i]).sort((a, b) => a - b)[30])""";

    private StartupMeasurement() {
    }

    /** @param arguments the site's folder */
    public static void main(String... arguments) throws IOException {
        try (SiteServer server = new SiteServer(Path.of(arguments[0]), "/", 0); Browser browser = new Browser()) {
            System.out.println("target  cold ms  warm ms  frame ms   (medians of " + RUNS + ")");
            for (String target : new String[] {"js", "wasm"}) {
                double[] cold = new double[RUNS];
                double[] warm = new double[RUNS];
                double[] frame = new double[RUNS];
                for (int run = 0; run < RUNS; run++) {
                    try (BrowserContext context = browser.driver().newContext()) {
                        cold[run] = start(context.newPage(), server.address() + "?target=" + target);
                        Page again = context.newPage();
                        warm[run] = start(again, server.address() + "?target=" + target);
                        frame[run] = ((Number) again.evaluate(FRAME)).doubleValue();
                    }
                }
                System.out.printf("%-6s  %7.0f  %7.0f  %8.1f%n", target, median(cold), median(warm), median(frame));
            }
        }
    }

    private static double start(Page page, String address) {
        page.navigate(address);
        return ((Number) page.waitForFunction(MILLISECONDS).jsonValue()).doubleValue();
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
