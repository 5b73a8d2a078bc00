package uniboard.web;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import uniboard.web.site.SiteServer;

/** What every test of the built site needs: the site served, under a path of its own, and a browser. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@ExtendWith(SharedBrowser.class)
abstract class SiteTest {
    private SiteServer server;
    private Browser browser;

    @BeforeAll
    void share(Browser sharedBrowser, SiteServer sharedServer) {
        browser = sharedBrowser;
        server = sharedServer;
    }

    Browser browser() {
        return browser;
    }

    String address() {
        return server.address();
    }

    TablePage page(int width, int height) {
        return TablePage.of(browser, server.address(), width, height);
    }

    /** At a site of its own. */
    TablePage page(UnreliableSite site, int width, int height) {
        return TablePage.of(browser, site.address(), width, height);
    }

    /** With full motion. */
    TablePage pageInMotion(int width, int height) {
        return TablePage.withMotion(browser, server.address(), width, height);
    }

    /** For fingers instead of a mouse. */
    TablePage touchPage(int width, int height) {
        return TablePage.withTouch(browser, server.address(), width, height);
    }

    static Path screenshot(String name) {
        return Path.of(System.getProperty("screenshots"), name + ".png");
    }
}
