package uniboard.web;

import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import uniboard.machine.InstalledBrowser;

/** The machine's browser, without a window and with OpenGL in software. */
public final class Browser implements AutoCloseable {
    private static final List<String> FLAGS = List.of("--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader",
        "--enable-unsafe-swiftshader", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
        "--disable-sync");

    private final Playwright playwright;
    private final com.microsoft.playwright.Browser browser;

    public Browser() {
        Path program = InstalledBrowser.find()
            .orElseThrow(() -> new IllegalStateException("No browser; TestMachine should have seen to that."));
        playwright = Playwright.create(new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright.chromium().launch(new BrowserType.LaunchOptions().setExecutablePath(program).setArgs(FLAGS));
    }

    public com.microsoft.playwright.Browser driver() {
        return browser;
    }

    @Override
    public void close() {
        playwright.close();
    }
}
