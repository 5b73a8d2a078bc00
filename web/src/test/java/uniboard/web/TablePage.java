package uniboard.web;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The page with the table, in a browser's profile of its own. Everything that goes wrong in it is collected. */
final class TablePage implements Table {
    /** Only {@link OfflineIT} lets the page keep anything for use without a network. */
    private static final String NO_WORKER = "Service Worker registration blocked by Playwright";
    private final BrowserContext context;
    private final Page page;
    private final String address;
    private final List<String> complaints = new ArrayList<>();

    /**
     * With what the system asks for where a test is about something else: less motion.
     *
     * @param address the site's, with a slash at its end
     */
    static TablePage of(Browser browser, String address, int width, int height) {
        return in(browser, address, options(width, height));
    }

    /** With everything on its way to be seen. */
    static TablePage withMotion(Browser browser, String address, int width, int height) {
        return in(browser, address, options(width, height).setReducedMotion(ReducedMotion.NO_PREFERENCE));
    }

    /** As on a phone or tablet, with less motion. */
    static TablePage withTouch(Browser browser, String address, int width, int height) {
        return in(browser, address, options(width, height).setHasTouch(true).setIsMobile(true));
    }

    private static NewContextOptions options(int width, int height) {
        return new NewContextOptions().setServiceWorkers(ServiceWorkerPolicy.BLOCK).setViewportSize(width, height)
            .setReducedMotion(ReducedMotion.REDUCE);
    }

    private static TablePage in(Browser browser, String address, NewContextOptions options) {
        BrowserContext context = browser.newContext(options);
        return new TablePage(context, context.newPage(), address);
    }

    private TablePage(BrowserContext context, Page page, String address) {
        this.context = context;
        this.page = page;
        this.address = address;
        page.onConsoleMessage(message -> {
            boolean isComplaint = message.type().equals("error") || message.type().equals("warning");
            // It comes whenever a slow machine is slow; what is fetched ahead in vain is found by PageIT.
            boolean isOfSlowness = message.text().contains("was preloaded");
            if (isComplaint && !isOfSlowness && !message.text().equals(NO_WORKER)) complaints.add(message.type() + ": " + message.text());
        });
        page.onPageError(complaints::add);
        page.addInitScript("addEventListener('securitypolicyviolation', "
            + "e => console.error('policy: ' + e.violatedDirective + ' ' + e.blockedURI))");
    }

    /** The site's. */
    String address() {
        return address;
    }

    /** Another page of the same profile; closing it closes both. */
    TablePage secondTab() {
        return new TablePage(context, context.newPage(), address);
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
        page.addInitScript("if (location.protocol !== 'about:' && !sessionStorage.laid) { "
            + "sessionStorage.laid = 1; localStorage.setItem('" + KeptGame.key(game) + "', `" + record + "`); }");
    }

    @Override
    public void waitFor(String condition) {
        page.waitForFunction("() => { try { return " + condition + " } catch { return false } }");
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
        page.addInitScript("window.Worker = class { constructor() { throw new Error('no workers'); } }");
    }

    /** Requests that match fail, as if the network were down. */
    void cutOff(String pattern) {
        page.route(Pattern.compile(pattern), route -> route.abort());
    }

    /** What is to be drawn next fails; waits until the page says so. */
    void failToDraw() {
        page.evaluate("void (WebGLRenderingContext.prototype.drawElements = () => { throw new Error('the graphics card is gone'); })");
        tap("control:settings");
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
        context.close();
    }
}
