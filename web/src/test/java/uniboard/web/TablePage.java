package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The page with the table, in a browser's profile of its own. Everything that goes wrong in it is collected. */
final class TablePage implements AutoCloseable {
    /** A place of the table, in CSS pixels. */
    record Place(String name, String label, double x, double y, double width, double height) {
    }

    private final BrowserContext context;
    private final Page page;
    private final String address;
    private final List<String> complaints = new ArrayList<>();

    /** @param address the site's, with a slash at its end */
    TablePage(Browser browser, String address, int width, int height) {
        this.address = address;
        context = browser.driver().newContext(new com.microsoft.playwright.Browser.NewContextOptions().setViewportSize(width, height));
        page = context.newPage();
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") || message.type().equals("warning")) complaints.add(message.type() + ": " + message.text());
        });
        page.onPageError(complaints::add);
        page.addInitScript("addEventListener('securitypolicyviolation', e => console.error('policy: ' + e.violatedDirective + ' ' + e.blockedURI))");
    }

    /** @param query such as {@code ?lang=he}, or empty */
    TablePage open(String query) {
        page.navigate(address + query);
        return this;
    }

    TablePage openReady(String query) {
        open(query).waitUntilReady();
        return this;
    }

    /** The table is shown and says something. Fails with the page's complaints. */
    void waitUntilReady() {
        waitFor("window.uniboard && uniboard.ready || !document.getElementById('failure').hidden");
        assertEquals("", page.locator("#failure").innerText(), () -> "The page failed: " + complaints);
    }

    /** Waits until a JavaScript expression holds. */
    void waitFor(String condition) {
        page.waitForFunction("() => { try { return " + condition + " } catch { return false } }");
    }

    /** Waits until nothing has been drawn for half a second; fails when that doesn't come to pass. */
    void waitUntilStill() {
        page.evaluate("window.lastDrawn = { frames: -1, time: 0 }");
        waitFor("""
            (() => {
              const now = performance.now();
              if (lastDrawn.frames !== uniboard.frames) lastDrawn = { frames: uniboard.frames, time: now };
              return now - lastDrawn.time > 500;
            })()""");
    }

    Object evaluate(String expression) {
        return page.evaluate(expression);
    }

    int frames() {
        return (Integer) page.evaluate("uniboard.frames");
    }

    String status() {
        return (String) page.evaluate("uniboard.status");
    }

    List<Place> places() {
        List<Place> places = new ArrayList<>();
        for (Object entry : (List<?>) page.evaluate("uniboard.places")) {
            Map<?, ?> place = (Map<?, ?>) entry;
            places.add(new Place((String) place.get("name"), (String) place.get("label"), number(place.get("x")), number(place.get("y")),
                number(place.get("width")), number(place.get("height"))));
        }
        return places;
    }

    private static double number(Object value) {
        return ((Number) value).doubleValue();
    }

    Place place(String name) {
        return places().stream().filter(place -> place.name().equals(name)).findFirst()
            .orElseThrow(() -> new AssertionError("No place " + name + " among " + places()));
    }

    /** A real click in the middle of the place. */
    void tap(String name) {
        Place place = place(name);
        page.mouse().click(place.x() + place.width() / 2, place.y() + place.height() / 2);
    }

    String digest(String game, int games, int seed) {
        return (String) page.evaluate("([game, games, seed]) => uniboard.digest(game, games, seed)", List.of(game, games, seed));
    }

    /** Requests that match fail, as if the network were down. */
    void cutOff(String pattern) {
        page.route(Pattern.compile(pattern), route -> route.abort());
    }

    void reload() {
        page.reload();
    }

    void setSize(int width, int height) {
        page.setViewportSize(width, height);
    }

    void screenshot(Path file) {
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
    }

    /** The page itself, for what only one test needs. */
    Page page() {
        return page;
    }

    /** Console errors and warnings, uncaught exceptions and violations of the page's policy, so far. */
    List<String> complaints() {
        return List.copyOf(complaints);
    }

    @Override
    public void close() {
        context.close();
    }
}
