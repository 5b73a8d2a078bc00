package uniboard.web;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import uniboard.machine.InstalledBrowser;

/** The machine's browser, without a window and with OpenGL in software. */
public final class Browser implements AutoCloseable {
    /** OpenGL in software is slow: only boards are drawn with it, while pages are painted and put together without. */
    private static final List<String> FLAGS = List.of("--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader",
        "--enable-unsafe-swiftshader", "--disable-gpu-compositing", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync");
    /** What a page is warned of whose boards are drawn with OpenGL and then put together without. */
    static final String WARNING_OF_FLAGS = "GPU stall due to ReadPixels";
    /** Milliseconds. Only a test that fails waits that long: a slow machine is no reason to fail. */
    private static final double PATIENCE = 180_000;

    private final Playwright playwright;
    private final com.microsoft.playwright.Browser browser;
    private final PagePool pages = new PagePool(this);

    public Browser() {
        Path program = InstalledBrowser.find()
            .orElseThrow(() -> new IllegalStateException("No browser; TestMachine should have seen to that."));
        playwright = Playwright.create(new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright.chromium().launch(new BrowserType.LaunchOptions().setExecutablePath(program).setArgs(FLAGS));
    }

    public com.microsoft.playwright.Browser driver() {
        return browser;
    }

    /** A profile of its own, whose pages wait patiently. */
    public BrowserContext newContext(NewContextOptions options) {
        BrowserContext context = browser.newContext(options);
        context.setDefaultTimeout(PATIENCE);
        context.setDefaultNavigationTimeout(PATIENCE);
        return context;
    }

    PagePool pages() {
        return pages;
    }

    /** Whether it hasn't crashed. */
    boolean runs() {
        return browser.isConnected();
    }

    @Override
    public void close() {
        playwright.close();
    }
}
