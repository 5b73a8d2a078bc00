package uniboard.web;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;

/** A cheap phone: a line of 1.6 Mbit/s with 150 ms, and a processor four times slower than this machine's. */
final class SlowPhone {
    private static final int BYTES_A_SECOND = 200_000;

    private SlowPhone() {
    }

    static BrowserContext context(Browser browser) {
        return browser.driver().newContext(new NewContextOptions().setViewportSize(390, 760).setDeviceScaleFactor(2).setHasTouch(true));
    }

    /** Before the page is led anywhere. */
    static void slowDown(BrowserContext context, Page page) {
        CDPSession session = context.newCDPSession(page);
        JsonObject line = new JsonObject();
        line.addProperty("offline", false);
        line.addProperty("latency", 150);
        line.addProperty("downloadThroughput", BYTES_A_SECOND);
        line.addProperty("uploadThroughput", BYTES_A_SECOND);
        session.send("Network.enable");
        session.send("Network.emulateNetworkConditions", line);
        JsonObject processor = new JsonObject();
        processor.addProperty("rate", 4);
        session.send("Emulation.setCPUThrottlingRate", processor);
    }
}
