package uniboard.web;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.Arrays;

/** What boards in a page cost: from the tap on a picture to the first playable board, frames at rest, memory. */
final class EmbeddingMeasurement {
    private static final int RUNS = 5;
    private static final int MOST_BOARDS = 8;
    private static final double MEGABYTE = 1_000_000;

    private final Browser browser;
    private final String address;

    /** @param address of the site */
    EmbeddingMeasurement(Browser browser, String address) {
        this.browser = browser;
        this.address = address;
    }

    String measure() {
        double[] taps = new double[RUNS];
        for (int run = 0; run < RUNS; run++) taps[run] = tapToReady();
        Arrays.sort(taps);
        return String.format("board in a page: from the tap on its picture to the first playable board %.0f ms (median of %d, "
            + "nothing cached); frames within a second of %d boards at rest: %d; JavaScript's memory with 1 board %.1f MB, with %d %.1f MB",
            taps[RUNS / 2], RUNS, MOST_BOARDS, framesAtRest(), memory(1), MOST_BOARDS, memory(MOST_BOARDS));
    }

    private Page open(BrowserContext context, int boards, String attributes) {
        String html = "<!DOCTYPE html><title>host</title><script src=\"uni-board.js\"></script>"
            + "<style>div { display: flex; flex-wrap: wrap } uni-board { width: 300px; height: 190px !important }</style><div>"
            + ("<uni-board game=\"onitama\" controls=\"none\" seats=\"h,h\" " + attributes + "></uni-board>").repeat(boards) + "</div>"
            + "<script>window.ready = 0; addEventListener('uniboard-ready', () => { ready++; });</script>";
        Page page = context.newPage();
        page.route("**/host.html", route -> route.fulfill(new Route.FulfillOptions().setContentType("text/html").setBody(html)));
        page.navigate(address + "host.html");
        return page;
    }

    private double tapToReady() {
        try (BrowserContext context = browser.driver().newContext()) {
            Page page = open(context, 1, "start=\"poster\"");
            page.waitForSelector("iframe").contentFrame().waitForSelector("a");
            page.evaluate("addEventListener('blur', () => { window.tapped = performance.now(); });"
                + "addEventListener('uniboard-ready', () => { window.took = performance.now() - tapped; })");
            page.frames().get(1).click("a");
            page.waitForFunction("() => window.took");
            return ((Number) page.evaluate("took")).doubleValue();
        }
    }

    private int framesAtRest() {
        try (BrowserContext context = browser.driver().newContext()) {
            Page page = rested(context, MOST_BOARDS);
            int before = frames(page);
            page.waitForTimeout(1000);
            return frames(page) - before;
        }
    }

    private Page rested(BrowserContext context, int boards) {
        Page page = open(context, boards, "");
        page.waitForFunction("count => ready === count", boards);
        for (int i = 1; i <= boards; i++) page.frames().get(i).waitForFunction("() => uniboard.still");
        return page;
    }

    private static int frames(Page page) {
        int frames = 0;
        for (int i = 1; i < page.frames().size(); i++) frames += (Integer) page.frames().get(i).evaluate("uniboard.frames");
        return frames;
    }

    private double memory(int boards) {
        try (BrowserContext context = browser.driver().newContext()) {
            Page page = rested(context, boards);
            CDPSession session = context.newCDPSession(page);
            session.send("HeapProfiler.collectGarbage");
            session.send("Performance.enable");
            for (JsonElement metric : session.send("Performance.getMetrics").getAsJsonArray("metrics")) {
                JsonObject each = metric.getAsJsonObject();
                if (each.get("name").getAsString().equals("JSHeapUsedSize")) return each.get("value").getAsDouble() / MEGABYTE;
            }
            throw new IllegalStateException("The browser tells nothing of its memory");
        }
    }
}
