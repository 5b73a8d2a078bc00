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

/**
 * Measures how long a pupil with a cheap phone waits after the code was scanned, with nothing cached: for their name, and for the screen of
 * the class's game.
 */
final class ClassMeasurement {
    private static final int RUNS = 5;
    /** In the pages themselves, as {@link SlowLineMeasurement} does it; milliseconds since 1970, since one page leads to another. */
    private static final String WATCH = """
        const now = () => performance.timeOrigin + performance.now();
        const soon = (isSo, then) => { if (isSo()) then(); else setTimeout(() => soon(isSo, then), 2); };
        console.log(`begin ${performance.timeOrigin}`);
        soon(() => document.getElementById('soon')?.hidden === false, () => console.log(`name ${now()}`));
        soon(() => window.uniboard?.ready, () => console.log(`board ${now()}`));
        soon(() => window.uniboard?.status?.includes('%s'), () => console.log(`class ${now()}`));
        """;

    private final Browser browser;
    private final Path built;

    /** @param built the site */
    ClassMeasurement(Browser browser, Path built) {
        this.browser = browser;
        this.built = built;
    }

    String measure() throws IOException {
        Path folder = RemoteMeasurement.folderBeside(built);
        double[] name = new double[RUNS];
        double[] board = new double[RUNS];
        double[] inClass = new double[RUNS];
        try (RemoteSite site = new RemoteSite(built, folder, ""); TablePage teacher = TablePage.of(browser, site.address(), 1280, 800)) {
            RemoteTest.rememberCopied(teacher);
            teacher.page().navigate(site.address() + "onitama/?lang=en#t=c");
            teacher.waitUntilReady();
            teacher.waitFor("uniboard.places.some(place => place.name === 'control:classCopy')");
            teacher.act("control:classCopy");
            String link = (String) teacher.evaluate("window.copied");
            for (int run = 0; run < RUNS; run++) {
                Map<String, Double> times = times(link);
                name[run] = times.get("name") - times.get("begin");
                board[run] = times.get("board") - times.get("begin");
                inClass[run] = times.get("class") - times.get("begin");
            }
        } finally {
            RemoteMeasurement.delete(folder);
        }
        for (double[] times : new double[][] {name, board, inClass}) Arrays.sort(times);
        return String.format("class's code scanned on the slow line: the pupil's name after %.0f ms, the game's screen after %.0f ms, "
            + "the class on it after %.0f ms (medians of %d)", name[RUNS / 2], board[RUNS / 2], inClass[RUNS / 2], RUNS);
    }

    private Map<String, Double> times(String link) {
        Map<String, Double> times = new ConcurrentHashMap<>();
        try (BrowserContext context = SlowPhone.context(browser)) {
            Page page = context.newPage();
            page.onConsoleMessage(message -> {
                String[] words = message.text().split(" ");
                if (words.length == 2 && words[0].matches("begin|name|board|class")) times.putIfAbsent(words[0], Double.valueOf(words[1]));
            });
            page.addInitScript(WATCH.formatted(new SpokenGame("en").say("class.soon").replace("'", "\\'")));
            SlowPhone.slowDown(context, page);
            page.navigate(link, new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
            page.waitForCondition(() -> times.size() == 4);
            return times;
        }
    }
}
