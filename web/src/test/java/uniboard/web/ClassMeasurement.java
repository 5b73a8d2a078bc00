package uniboard.web;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitUntilState;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import uniboard.known.SpokenGame;

/** Measures how long a pupil with a cheap phone waits after the code was scanned: for their name, with nothing cached. */
final class ClassMeasurement {
    private static final int RUNS = 5;
    /** In the page itself, as {@link SlowLineMeasurement} does it. */
    private static final String WATCH = """
        const soon = (isSo, then) => { if (isSo()) then(); else setTimeout(() => soon(isSo, then), 2); };
        soon(() => window.uniboard?.ready, () => console.log(`board ${performance.now()}`));
        soon(() => window.uniboard?.status?.includes('%s'), () => console.log(`name ${performance.now()}`));
        """;

    private final Browser browser;
    private final Path built;

    /** @param built the site */
    ClassMeasurement(Browser browser, Path built) {
        this.browser = browser;
        this.built = built;
    }

    String measure() throws IOException {
        Path folder = FarMeasurement.folderBeside(built);
        double[] board = new double[RUNS];
        double[] name = new double[RUNS];
        try (FarSite site = new FarSite(built, folder, ""); TablePage teacher = TablePage.of(browser, site.address(), 1280, 800)) {
            teacher.page().navigate(site.address() + "onitama/?lang=en#t=c");
            teacher.waitUntilReady();
            teacher.waitFor("uniboard.places.some(place => place.name === 'control:classAsk')");
            String link = (String) teacher.evaluate("location.href");
            for (int run = 0; run < RUNS; run++) {
                Map<String, Double> times = times(link);
                board[run] = times.get("board");
                name[run] = times.get("name");
            }
        } finally {
            FarMeasurement.delete(folder);
        }
        Arrays.sort(board);
        Arrays.sort(name);
        return String.format("class's code scanned on the slow line: screen after %.0f ms, the pupil's name after %.0f ms (medians of %d)",
            board[RUNS / 2], name[RUNS / 2], RUNS);
    }

    private Map<String, Double> times(String link) {
        Map<String, Double> times = new ConcurrentHashMap<>();
        try (BrowserContext context = SlowPhone.context(browser)) {
            Page page = context.newPage();
            page.onConsoleMessage(message -> {
                String[] words = message.text().split(" ");
                if (words.length == 2 && words[0].matches("board|name")) times.put(words[0], Double.valueOf(words[1]));
            });
            page.addInitScript(WATCH.formatted(new SpokenGame("en").say("class.soon").replace("'", "\\'")));
            SlowPhone.slowDown(context, page);
            page.navigate(link, new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
            page.waitForCondition(() -> times.size() == 2);
            return times;
        }
    }
}
