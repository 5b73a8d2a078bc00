package uniboard.web;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;

/** One or two fingers on a page's screen. CSS pixels. */
final class Fingers {
    private static final int STEPS = 10;

    private final CDPSession session;

    Fingers(TablePage table) {
        session = table.page().context().newCDPSession(table.page());
    }

    void tap(double x, double y) {
        send("touchStart", x, y);
        send("touchEnd");
    }

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
