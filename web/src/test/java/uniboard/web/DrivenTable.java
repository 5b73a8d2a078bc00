package uniboard.web;

import com.google.gson.JsonArray;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import uniboard.web.driver.DrivenBrowser;
import uniboard.web.driver.Gesture;
import uniboard.web.driver.Patience;
import uniboard.web.driver.ScriptFailure;

/** The page with the table in a browser that Playwright can't drive, with less motion. */
final class DrivenTable implements Table {
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    /** Of the site, and nothing runs in it. */
    private static final String QUIET_PAGE = "LICENSE.txt";

    private final DrivenBrowser browser;
    private final String address;

    /** @param address the site's, with a slash at its end */
    DrivenTable(DrivenBrowser browser, String address) {
        this.browser = browser;
        this.address = address;
    }

    DrivenBrowser browser() {
        return browser;
    }

    /** @param path from the site's folder */
    void visit(String path) {
        browser.open(address + path);
    }

    @Override
    public DrivenTable open(String query) {
        visit(TableAddress.of(query));
        return this;
    }

    @Override
    public void keep(String game, String record) {
        visit(QUIET_PAGE);
        evaluate("localStorage.setItem('" + StoredGame.key(game) + "', `" + record + "`)");
    }

    @Override
    public Object evaluate(String expression) {
        return browser.evaluate(expression);
    }

    @Override
    public void waitFor(String condition) {
        String[] last = {""};
        Patience.until(PATIENCE, () -> {
            try {
                return Boolean.TRUE.equals(evaluate("async () => Boolean(" + condition + ")")) ? true : null;
            } catch (ScriptFailure e) {
                // The page is not yet there, or on its way to another.
                last[0] = e.getMessage();
                return null;
            }
        }, () -> condition + " never comes to hold. " + last[0] + ' ' + told() + ' ' + complaints());
    }

    @Override
    public void click(double x, double y) {
        browser.perform(Gesture.click(x, y));
    }

    void perform(JsonArray gesture) {
        browser.perform(gesture);
    }

    /** By a finger where the browser has one, else by a click. */
    void touch(Place place) {
        double x = place.x() + place.width() / 2;
        double y = place.y() + place.height() / 2;
        browser.perform(browser.hasFingers() ? Gesture.tap(x, y) : Gesture.click(x, y));
    }

    @Override
    public void press(String key) {
        browser.perform(Gesture.press(key));
    }

    /** Not beyond the page's end: anybody who drives Firefox comes from there only to that end again. */
    @Override
    public String keyTowards(String region) {
        Object isBefore = evaluate("(document.querySelector('[data-region=\"" + region + "\"]').compareDocumentPosition("
            + "document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0");
        return Boolean.TRUE.equals(isBefore) ? "Shift+Tab" : "Tab";
    }

    @Override
    public List<String> complaints() {
        return browser.complaints();
    }

    void screenshot(Path file) {
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, browser.screenshot());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        browser.close();
    }
}
