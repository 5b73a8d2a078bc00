package uniboard.web;

import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ViewportSize;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The page with the table, alone in its profile. Everything that goes wrong in it is collected. */
final class TablePage implements Table {
    /** Only {@link OfflineIT} lets the page keep anything for use without a network. */
    private static final String NO_WORKER = "Service Worker registration blocked by Playwright";
    private static final String STATE = """
        () => JSON.stringify({
          address: location.href, visible: document.visibilityState, failure: document.getElementById('failure')?.textContent,
          ...window.uniboard && { ready: uniboard.ready, still: uniboard.still, frames: uniboard.frames, status: uniboard.status,
            places: uniboard.places.map(({ name }) => name) },
        })""";
    /** Milliseconds. */
    private static final double STATE_PATIENCE = 10_000;

    private final PagePool pool;
    private final PagePool.Input input;
    private final Page page;
    private final String address;
    private final List<String> complaints = new ArrayList<>();
    private final Consumer<ConsoleMessage> console = this::keepComplaint;
    private final Consumer<String> errors = complaints::add;
    private final Consumer<Frame> frames = this::keepFramesAway;
    private final boolean isAlone;
    private boolean isSpoiled;

    /**
     * With what the system asks for where a test is about something else: less motion.
     *
     * @param address the site's, with a slash at its end
     */
    static TablePage of(Browser browser, String address, int width, int height) {
        return new TablePage(browser.pages(), PagePool.Input.MOUSE, address).as(width, height, ReducedMotion.REDUCE);
    }

    /** With everything on its way to be seen. */
    static TablePage withMotion(Browser browser, String address, int width, int height) {
        return new TablePage(browser.pages(), PagePool.Input.MOUSE, address).as(width, height, ReducedMotion.NO_PREFERENCE);
    }

    /** As on a phone or tablet, with less motion. */
    static TablePage withTouch(Browser browser, String address, int width, int height) {
        return new TablePage(browser.pages(), PagePool.Input.FINGERS, address).as(width, height, ReducedMotion.REDUCE);
    }

    private boolean isMissingExpected;

    private TablePage(PagePool pool, PagePool.Input input, String address) {
        this(pool, input, pool.take(input, address), address, true);
    }

    private TablePage(PagePool pool, PagePool.Input input, Page page, String address, boolean isAlone) {
        this.pool = pool;
        this.input = input;
        this.page = page;
        this.address = address;
        this.isAlone = isAlone;
        page.onConsoleMessage(console);
        page.onPageError(errors);
        page.onFrameAttached(frames);
    }

    private TablePage as(int width, int height, ReducedMotion motion) {
        page.setViewportSize(width, height);
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(motion));
        return this;
    }

    /** From now on the browser may say of files that they can't be had. */
    void expectMissing() {
        isMissingExpected = true;
    }

    private void keepComplaint(ConsoleMessage message) {
        boolean isComplaint = message.type().equals("error") || message.type().equals("warning");
        // It comes whenever a slow machine is slow; what is fetched ahead in vain is found by PageIT.
        boolean isOfSlowness = message.text().contains("was preloaded");
        // The pool's plain text, unlike the site's pages, names no icon.
        boolean isOfPool = message.location().endsWith("/favicon.ico") || message.location().contains("/favicon.ico:");
        boolean isExpected = isMissingExpected && message.text().startsWith("Failed to load resource");
        boolean isOfTests = isExpected || isOfPool || message.text().equals(NO_WORKER) || message.text().contains(Browser.WARNING_OF_FLAGS);
        if (isComplaint && !isOfSlowness && !isOfTests) complaints.add(message.type() + ": " + message.text());
    }

    /** Workers of a frame in another process are never reported as gone, and what is asked of all of them would wait for ever. */
    private void keepFramesAway(Frame frame) {
        neverAgain();
    }

    /** The site's. */
    String address() {
        return address;
    }

    /** Another page of the same profile, as large and with less motion. */
    TablePage secondTab() {
        ViewportSize size = page.viewportSize();
        return new TablePage(pool, input, page.context().newPage(), address, false).as(size.width, size.height, ReducedMotion.REDUCE);
    }

    /** @param query which table is meant, see {@link TableAddress#of} */
    @Override
    public TablePage open(String query) {
        page.navigate(address + TableAddress.of(query));
        return this;
    }

    @Override
    public TablePage openReady(String query) {
        Table.super.openReady(query);
        return this;
    }

    @Override
    public void keep(String game, String record) {
        store(StoredGame.key(game), record);
    }

    /** Lays a text into the site's storage before the first table is opened. */
    void store(String key, String text) {
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", List.of(key, text));
    }

    /** Runs a script before those of every page that is opened from now on. */
    void addInitScript(String script) {
        page.addInitScript(script);
        neverAgain();
    }

    /** No later test gets this page: what is done to it can't be undone. */
    TablePage neverAgain() {
        isSpoiled = true;
        return this;
    }

    @Override
    public void waitFor(String condition) {
        try {
            page.waitForFunction("() => { try { return " + condition + " } catch { return false } }");
        } catch (TimeoutError never) {
            throw new AssertionError("It never came that " + condition + ": " + state() + ", " + complaints, never);
        }
    }

    /** What the page is at, for anybody who reads why a test failed; asked for by the clock, since a page may get no frames. */
    private String state() {
        try {
            return (String) page.waitForFunction(STATE, null,
                new Page.WaitForFunctionOptions().setPollingInterval(100).setTimeout(STATE_PATIENCE)).jsonValue();
        } catch (PlaywrightException silent) {
            return "the page doesn't answer";
        }
    }

    /** Waits until the page has seen to what isn't done by hand, such as what the system asks for. */
    void nextFrames() {
        page.evaluate("() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
    }

    @Override
    public Object evaluate(String expression) {
        return page.evaluate(expression);
    }

    int frames() {
        return (Integer) page.evaluate("uniboard.frames");
    }

    @Override
    public void click(double x, double y) {
        page.mouse().click(x, y);
    }

    /** As {@link Table#press}, or with others held, such as {@code Control+z}. */
    @Override
    public void press(String key) {
        page.keyboard().press(key);
    }

    /**
     * Presses the key until an element of the outer page has the focus.
     *
     * @return the regions that it came through, and that element's id
     */
    List<String> tabThrough(String key, String end) {
        List<String> regions = new ArrayList<>();
        while (regions.size() < 20) {
            press(key);
            String id = (String) page.evaluate("document.activeElement.id");
            regions.add(id.isEmpty() ? (String) page.frames().get(1).evaluate(FOCUSED_REGION) : id);
            if (end.equals('#' + id)) return regions;
        }
        throw new AssertionError("Tab never comes to " + end + ": " + regions);
    }

    void toFront() {
        page.bringToFront();
    }

    String attribute(String place, String name) {
        return page.locator("[data-place='" + place + "']").getAttribute(name);
    }

    /** From now on all that elements come to be or to say is collected. */
    void listenToEverything() {
        page.evaluate("""
            () => {
              window.told = [];
              new MutationObserver(changes => {
                for (const { type, target, addedNodes, attributeName } of changes) {
                  if (type === 'attributes') told.push(target.getAttribute(attributeName));
                  else if (type === 'characterData') told.push(target.data);
                  else for (const node of addedNodes) told.push(node.outerHTML ?? node.data);
                }
              }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true,
                attributeFilter: ['aria-label', 'data-place', 'title'] });
            }""");
    }

    /** What has been collected since asked last. */
    String heard() {
        return (String) page.evaluate("told.splice(0).join('\\n')");
    }

    /** As in a browser whose settings leave no workers to pages. */
    void forbidWorkers() {
        addInitScript("window.Worker = class { constructor() { throw new Error('no workers'); } }");
    }

    /** The next drawing fails; waits until the page says so. */
    void failToDraw() {
        page.evaluate("void (WebGLRenderingContext.prototype.drawElements = () => { throw new Error('the graphics card is gone'); })");
        tap("control:more");
        waitFor("!document.getElementById('failure').hidden");
    }

    void reload() {
        page.reload();
    }

    /** Waits until the canvas has the new size, not for what is drawn on it. */
    void setSize(int width, int height) {
        page.setViewportSize(width, height);
        waitFor("document.getElementById('canvas').width === " + width + " && document.getElementById('canvas').height === " + height);
    }

    void screenshot(Path file) {
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
    }

    /** The page itself, for what only one test needs. */
    Page page() {
        return page;
    }

    /** Console errors and warnings, uncaught exceptions and violations of the page's policy, so far. */
    @Override
    public List<String> complaints() {
        return List.copyOf(complaints);
    }

    @Override
    public void close() {
        page.offConsoleMessage(console);
        page.offPageError(errors);
        page.offFrameAttached(frames);
        if (!isAlone) page.close();
        else if (isSpoiled) page.context().close();
        else pool.giveBack(input, page);
    }
}
