package uniboard.web;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitUntilState;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import uniboard.app.registry.AllGames;
import uniboard.match.GameRecord;
import uniboard.match.Match;

/**
 * Measures what somebody waits for on a phone with a slow line (1.6 Mbit/s, 150 ms) and a processor four times slower, and how much of the
 * program a first board never runs.
 */
final class SlowLineMeasurement {
    private static final int RUNS = 5;
    private static final Set<String> TIMES = Set.of("asked", "ready", "answered", "moved");
    private static final String BEGINS = """
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
        seat 1 %s
        seat 2 %s
        """;
    /**
     * Taps as soon as the table is ready, and tells when that was and when the tap was answered; a bot's first move likewise. In the page
     * itself: what drives browsers puts a script of its own into it, which takes a slow processor half a second.
     */
    private static final String WATCH = """
        const tell = (name, time) => console.log(`${name} ${time}`);
        const soon = (isSo, then) => { if (isSo()) then(); else setTimeout(() => soon(isSo, then), 2); };
        const tap = () => {
          const before = uniboard.status;
          document.querySelector(`[data-place='%s']`)?.click();
          soon(() => uniboard.status !== before, () => tell('answered', performance.now()));
        };
        new PerformanceObserver(list => {
          for (const { name, startTime } of list.getEntries()) {
            if (name !== 'uniboard-ready') continue;
            const isProgram = each => /\\/code\\/onitama\\.[0-9a-f]+\\.js/.test(each.name);
            tell('asked', performance.getEntriesByType('resource').find(isProgram).requestStart);
            tell('ready', startTime);
            setTimeout(tap);
          }
        }).observe({ type: 'mark', buffered: true });
        const record = () => localStorage.getItem('uniboard.record.onitama') || '';
        soon(() => record().includes('\\n1 '), () => tell('moved', performance.now()));
        """;

    private final Browser browser;
    private final String address;

    /** @param address the site's */
    SlowLineMeasurement(Browser browser, String address) {
        this.browser = browser;
        this.address = address;
    }

    String measure() {
        double[] asked = new double[RUNS];
        double[] ready = new double[RUNS];
        double[] answered = new double[RUNS];
        double[] moved = new double[RUNS];
        for (int run = 0; run < RUNS; run++) {
            Map<String, Double> times = times("human", firstPlace(), "answered");
            asked[run] = times.get("asked");
            ready[run] = times.get("ready");
            answered[run] = times.get("answered");
            moved[run] = times("bot 2", "", "moved").get("moved");
        }
        return String.format("slow line: program asked for after %.0f ms, ready after %.0f ms, first tap answered after %.0f ms, "
            + "a bot's first move after %.0f ms%nJavaScript that the first board never runs: %.0f %%", median(asked), median(ready),
            median(answered), median(moved), unused());
    }

    /**
     * In milliseconds, by their names.
     *
     * @param first who sits at the first seat
     * @param place to tap; empty: none
     * @param last  what is waited for
     */
    private Map<String, Double> times(String first, String place, String last) {
        Map<String, Double> times = new ConcurrentHashMap<>();
        try (BrowserContext context = SlowPhone.context(browser)) {
            Page page = context.newPage();
            page.onConsoleMessage(message -> {
                String[] words = message.text().split(" ");
                if (words.length == 2 && TIMES.contains(words[0])) times.put(words[0], Double.valueOf(words[1]));
            });
            open(context, page, BEGINS.formatted(first, "human"), place);
            page.waitForCondition(() -> times.containsKey(last));
            return times;
        }
    }

    private static String firstPlace() {
        GameRecord record = GameRecord.read(BEGINS.formatted("human", "human"), new AllGames());
        return new Match(record).choices().get(0).steps().get(0).place();
    }

    private void open(BrowserContext context, Page page, String record, String place) {
        page.addInitScript("if (location.protocol !== 'about:') { localStorage.setItem('uniboard.record.onitama', `" + record + "`);"
            + WATCH.formatted(place) + " }");
        SlowPhone.slowDown(context, page);
        page.navigate(address + "uk/onitama/", new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
    }

    /** In parts of a hundred, by length, of the program alone. */
    private double unused() {
        try (BrowserContext context = browser.driver().newContext(new NewContextOptions().setViewportSize(1280, 800))) {
            Page page = context.newPage();
            CDPSession session = context.newCDPSession(page);
            session.send("Profiler.enable");
            JsonObject precise = new JsonObject();
            precise.addProperty("detailed", true);
            session.send("Profiler.startPreciseCoverage", precise);
            page.navigate(address + "onitama/");
            page.waitForFunction("() => window.uniboard && " + TablePage.STILL);
            for (JsonElement script : session.send("Profiler.takePreciseCoverage").getAsJsonArray("result")) {
                boolean isProgram = script.getAsJsonObject().get("url").getAsString().matches(".*/code/onitama\\.[0-9a-f]+\\.js");
                if (isProgram) return 100 * unusedPart(script.getAsJsonObject().getAsJsonArray("functions"));
            }
            throw new IllegalStateException("no program was run");
        }
    }

    /** Inner ranges come after outer ones, and say otherwise of their part. */
    private static double unusedPart(JsonArray functions) {
        int end = 0;
        for (JsonElement function : functions)
            for (JsonElement range : function.getAsJsonObject().getAsJsonArray("ranges"))
                end = Math.max(end, range.getAsJsonObject().get("endOffset").getAsInt());
        boolean[] unused = new boolean[end];
        for (JsonElement function : functions) {
            for (JsonElement range : function.getAsJsonObject().getAsJsonArray("ranges")) {
                JsonObject each = range.getAsJsonObject();
                boolean isUnused = each.get("count").getAsInt() == 0;
                Arrays.fill(unused, each.get("startOffset").getAsInt(), each.get("endOffset").getAsInt(), isUnused);
            }
        }
        int count = 0;
        for (boolean each : unused) if (each) count++;
        return (double) count / end;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
