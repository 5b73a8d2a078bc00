package uniboard.web;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ForcedColors;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;

/**
 * Pages that serve one test after the other, emptied in between: a page whose process, files and compiled code are there already starts in
 * a third of the time. Each is alone in its profile.
 */
final class PagePool {
    /** What a page is used by. */
    enum Input {
        MOUSE, FINGERS
    }

    /** In the site's folder, without a program. */
    static final String PLAIN = "uni-board/package.json";
    private static final String EMPTY = """
        async () => {
          localStorage.clear();
          sessionStorage.clear();
          window.name = '';
          for (const { name } of await indexedDB.databases())
            await new Promise((resolve, reject) => {
              const deletion = indexedDB.deleteDatabase(name);
              deletion.onsuccess = resolve;
              deletion.onerror = deletion.onblocked = () => reject(new Error(`${name} is still used`));
            });
        }""";

    private final Browser browser;
    private final Map<Input, Deque<Page>> free = new EnumMap<>(Input.class);

    PagePool(Browser browser) {
        this.browser = browser;
        for (Input input : Input.values()) free.put(input, new ArrayDeque<>());
    }

    /**
     * A page that shows a text of the site and knows nothing of earlier tests.
     *
     * @param site its address, with a slash at its end
     */
    Page take(Input input, String site) {
        Page used = free.get(input).poll();
        Page page = used == null ? create(input) : used;
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT).setForcedColors(ForcedColors.NONE));
        page.navigate(site + PLAIN);
        page.evaluate(EMPTY);
        CDPSession session = page.context().newCDPSession(page);
        session.send("Page.resetNavigationHistory", new JsonObject());
        session.detach();
        return page;
    }

    private Page create(Input input) {
        boolean fingers = input == Input.FINGERS;
        BrowserContext context = browser.newContext(new NewContextOptions().setServiceWorkers(ServiceWorkerPolicy.BLOCK)
            .setHasTouch(fingers).setIsMobile(fingers));
        context.addInitScript("addEventListener('securitypolicyviolation', "
            + "e => console.error('policy: ' + e.violatedDirective + ' ' + e.blockedURI))");
        return context.newPage();
    }

    /** Another test may have the page from now on. Other pages of its profile are closed. */
    void giveBack(Input input, Page page) {
        try {
            for (Page other : page.context().pages()) if (other != page) other.close();
            free.get(input).add(page);
        } catch (PlaywrightException crashed) {
            page.context().close();
        }
    }
}
