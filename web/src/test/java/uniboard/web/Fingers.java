package uniboard.web;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Touchscreen;

/** One or two fingers on a page's screen. CSS pixels. */
final class Fingers {
    private static final int STEPS = 10;
    private static final int MOST_SLIDES = 20;
    /** JavaScript: settled when the page has ceased to glide. */
    private static final String REST = """
        async () => {
          for (let rested = 0, last = -1; rested < 10; last = scrollY) {
            await new Promise(requestAnimationFrame);
            rested = scrollY === last ? rested + 1 : 0;
          }
        }""";

    private final TablePage table;
    private final CDPSession session;
    private final Touchscreen touchscreen;

    Fingers(TablePage table) {
        this.table = table;
        touchscreen = table.page().touchscreen();
        session = table.page().context().newCDPSession(table.page());
    }

    void tap(double x, double y) {
        touchscreen.tap(x, y);
    }

    /** In the middle of the place, once it is there. */
    void tap(String name) {
        Table.Place place = table.place(name);
        tap(place.x() + place.width() / 2, place.y() + place.height() / 2);
    }

    /**
     * Scrolls the page so far that the condition holds, and lets it come to rest. Each of a finger's steps waits for the page: while that
     * is busy, the browser takes the finger for one that presses long and scrolls nothing. Then it slides once more.
     */
    void scroll(double x, double y, double toY, String condition) {
        for (int slides = 0; slides < MOST_SLIDES; slides++) {
            slide(x, y, x, toY);
            table.evaluate(REST);
            if (Boolean.TRUE.equals(table.evaluate(condition))) return;
        }
        throw new AssertionError("No finger scrolls the page: " + condition);
    }

    /** Moves a board, which hears of each step. */
    void slide(double fromX, double fromY, double toX, double toY) {
        send("touchStart", fromX, fromY);
        for (int step = 1; step <= STEPS; step++) {
            double part = (double) step / STEPS;
            send("touchMove", fromX + part * (toX - fromX), fromY + part * (toY - fromY));
        }
        send("touchEnd");
    }

    /** Two fingers on a level that move apart or together around the middle between them. */
    void pinch(double x, double y, double apart, double thenApart) {
        send("touchStart", x - apart / 2, y, x + apart / 2, y);
        for (int step = 1; step <= STEPS; step++) {
            double half = (apart + (thenApart - apart) * step / STEPS) / 2;
            send("touchMove", x - half, y, x + half, y);
        }
        send("touchEnd");
    }

    /** @param places x and y of each finger */
    private void send(String type, double... places) {
        JsonArray points = new JsonArray();
        for (int finger = 0; finger < places.length / 2; finger++) {
            JsonObject point = new JsonObject();
            point.addProperty("x", places[2 * finger]);
            point.addProperty("y", places[2 * finger + 1]);
            point.addProperty("id", finger);
            points.add(point);
        }
        JsonObject event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", points);
        session.send("Input.dispatchTouchEvent", event);
    }
}
