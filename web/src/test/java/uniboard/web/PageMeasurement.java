package uniboard.web;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ViewportSize;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import uniboard.web.site.SiteServer;

/**
 * Measures, for each target, how long the page needs from the beginning of the navigation to the first picture of the table, with an empty
 * cache and with a full one, and how far apart the frames are in which the first move is shown; and how fast the worker searches.
 */
public final class PageMeasurement {
    private static final int RUNS = 5;
    private static final ViewportSize SIZE = new ViewportSize(1280, 800);
    /** The bot moves first, so that something moves at once. */
    private static final String RECORD = """
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab r
        seat 1 human
        seat 2 bot 2
        """;
    /** Collects the gaps between the frames in which something was drawn one after the other. */
    private static final String WATCH = """
        localStorage.setItem('uniboard.record.onitama', `%s`);
        window.gaps = [];
        let last = 0, drawn = 0, drew = false;
        requestAnimationFrame(function watch(now) {
          const frames = window.uniboard ? uniboard.frames : 0;
          if (frames > drawn && drew) gaps.push(now - last);
          drew = frames > drawn && drawn > 0;
          drawn = frames;
          last = now;
          requestAnimationFrame(watch);
        });
        """.formatted(RECORD);

    private static final String WATCH_THINKING = """
        localStorage.setItem('uniboard.record.onitama', `%s`);
        window.gaps = [];
        let last = 0, thinking = false, drawn = 0, drawnAt = 0;
        requestAnimationFrame(function watch(now) {
          const thinks = window.uniboard?.status.startsWith('The bot is thinking');
          // The bot begins with the page, whose first pictures are another figure.
          if (window.uniboard && uniboard.frames !== drawn) {
            drawn = uniboard.frames;
            drawnAt = now;
          }
          if (thinks && thinking && last - drawnAt > 100) gaps.push(now - last);
          if (thinking && !thinks) window.thought = true;
          thinking = thinks;
          last = now;
          requestAnimationFrame(watch);
        });
        """.formatted(RECORD.replace("bot 2", "bot 5"));

    private PageMeasurement() {
    }

    /** @param arguments the site's folder; then, if starts alone are to be held against it, that of an earlier build's site */
    public static void main(String... arguments) throws IOException {
        // Maven hands on an empty argument as null.
        if (arguments.length > 1 && arguments[1] != null) {
            System.out.println(new StartComparison().measure(Path.of(arguments[1]), Path.of(arguments[0])));
            return;
        }
        try (SiteServer server = new SiteServer(Path.of(arguments[0]), "/", 0); Browser browser = new Browser()) {
            System.out.println("target  cold ms  warm ms  frame ms  longest ms  while the bot thinks ms   (medians of " + RUNS + ", "
                + SIZE.width + '×' + SIZE.height + ")");
            System.out.printf("front door, cold, painted: %.0f ms%n", frontDoor(browser, server.address()));
            System.out.printf("second game after the first: %.0f ms%n", secondGame(browser, server.address()));
            for (String target : List.of("js", "wasm")) measure(browser, server.address() + "onitama/?target=" + target, target);
            System.out.println(new SlowLineMeasurement(browser, server.address()).measure());
            System.out.println(new EmbeddingMeasurement(browser, server.address()).measure());
            System.out.println(new RemoteMeasurement(browser, Path.of(arguments[0])).measure());
            System.out.println(new ClassMeasurement(browser, Path.of(arguments[0])).measure());
            System.out.println(WorkerMeasurement.measure(browser, server.address()));
        }
    }

    private static void measure(Browser browser, String address, String target) {
        double[] cold = new double[RUNS];
        double[] warm = new double[RUNS];
        double[] frame = new double[RUNS];
        double[] longest = new double[RUNS];
        double[] thinking = new double[RUNS];
        for (int run = 0; run < RUNS; run++) {
            try (BrowserContext context = browser.driver().newContext(
                new com.microsoft.playwright.Browser.NewContextOptions().setViewportSize(SIZE))) {
                cold[run] = start(context.newPage(), address);
                warm[run] = start(context.newPage(), address);
                double[] gaps = gaps(context.newPage(), address);
                frame[run] = median(gaps);
                longest[run] = gaps[gaps.length - 1];
                thinking[run] = longestGapWhileThinking(context.newPage(), address);
            }
        }
        System.out.printf("%-6s  %7.0f  %7.0f  %8.1f  %10.1f  %23.1f%n", target, median(cold), median(warm), median(frame), median(longest),
            median(thinking));
    }

    /** From navigation to the first paint with boxes and words, median. */
    private static double frontDoor(Browser browser, String address) {
        double[] painted = new double[RUNS];
        for (int run = 0; run < RUNS; run++) {
            try (BrowserContext context = browser.driver().newContext(
                new com.microsoft.playwright.Browser.NewContextOptions().setViewportSize(SIZE).setLocale("en"))) {
                Page page = context.newPage();
                page.navigate(address);
                page.waitForFunction("() => performance.getEntriesByName('first-contentful-paint').length");
                Object time = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime");
                painted[run] = ((Number) time).doubleValue();
            }
        }
        return median(painted);
    }

    /** Unlur after Onitama, median. */
    private static double secondGame(Browser browser, String address) {
        double[] ready = new double[RUNS];
        for (int run = 0; run < RUNS; run++) {
            try (BrowserContext context = browser.driver().newContext(
                new com.microsoft.playwright.Browser.NewContextOptions().setViewportSize(SIZE))) {
                start(context.newPage(), address + "onitama/");
                ready[run] = start(context.newPage(), address + "unlur/");
            }
        }
        return median(ready);
    }

    private static double start(Page page, String address) {
        page.navigate(address);
        page.waitForFunction("() => window.uniboard && uniboard.ready");
        double ready = ((Number) page.evaluate("performance.getEntriesByName('uniboard-ready')[0].startTime")).doubleValue();
        page.close();
        return ready;
    }

    /** In ascending order. */
    private static double[] gaps(Page page, String address) {
        page.addInitScript(WATCH);
        page.navigate(address);
        page.waitForFunction("() => window.uniboard && " + TablePage.STILL);
        double[] gaps = ((List<?>) page.evaluate("gaps")).stream().mapToDouble(gap -> ((Number) gap).doubleValue()).sorted().toArray();
        page.close();
        return gaps;
    }

    /** The longest gap between two of the page's frames while the strongest bot thinks, whether or not anything is drawn. */
    private static double longestGapWhileThinking(Page page, String address) {
        page.addInitScript(WATCH_THINKING);
        page.navigate(address);
        page.waitForFunction("() => window.uniboard && uniboard.ready && window.thought");
        double longest = ((Number) page.evaluate("Math.max(...gaps)")).doubleValue();
        page.close();
        return longest;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
