package uniboard.web.driver;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What hands do, in the words that both protocols share. CSS pixels. */
public final class Gesture {
    private static final int STEPS = 10;
    private static final JsonObject DOWN = Json.object("type", "pointerDown", "button", 0);
    private static final JsonObject UP = Json.object("type", "pointerUp", "button", 0);
    private static final JsonObject PAUSE = Json.object("type", "pause", "duration", 0);
    /** By the names that they have in the page's events. */
    private static final Map<String, Character> KEYS = Map.ofEntries(Map.entry("Tab", '\uE004'), Map.entry("Enter", '\uE007'),
        Map.entry("Shift", '\uE008'), Map.entry("Escape", '\uE00C'), Map.entry("Space", ' '), Map.entry("PageUp", '\uE00E'),
        Map.entry("PageDown", '\uE00F'), Map.entry("End", '\uE010'), Map.entry("Home", '\uE011'), Map.entry("ArrowLeft", '\uE012'),
        Map.entry("ArrowUp", '\uE013'), Map.entry("ArrowRight", '\uE014'), Map.entry("ArrowDown", '\uE015'));

    private Gesture() {
    }

    public static JsonArray click(double x, double y) {
        return sources(pointer("mouse", "mouse", List.of(move(x, y), DOWN, UP)));
    }

    public static JsonArray tap(double x, double y) {
        return slide(x, y, x, y);
    }

    public static JsonArray slide(double fromX, double fromY, double toX, double toY) {
        return sources(pointer("touch", "finger", finger(fromX, fromY, toX, toY)));
    }

    /**
     * Two fingers on a level that move apart or together around the middle between them. One after the other: of two that do something at
     * once Firefox tells the page only what the first one does.
     */
    public static JsonArray pinch(double x, double y, double apart, double thenApart) {
        List<JsonObject> left = new ArrayList<>();
        List<JsonObject> right = new ArrayList<>();
        for (JsonObject action : finger(x - apart / 2, y, x - thenApart / 2, y)) {
            left.add(action);
            left.add(PAUSE);
        }
        for (JsonObject action : finger(x + apart / 2, y, x + thenApart / 2, y)) {
            right.add(PAUSE);
            right.add(action);
        }
        return sources(pointer("touch", "left", left), pointer("touch", "right", right));
    }

    /** @param keys each a character, or what the page's events call the key; the ones before a {@code +} are held meanwhile */
    public static JsonArray press(String keys) {
        List<JsonObject> actions = new ArrayList<>();
        for (String key : keys.split("\\+")) {
            String value = String.valueOf(KEYS.containsKey(key) ? KEYS.get(key) : key.charAt(0));
            actions.add(actions.size() / 2, Json.object("type", "keyDown", "value", value));
            actions.add(actions.size() / 2 + 1, Json.object("type", "keyUp", "value", value));
        }
        return sources(Json.object("type", "key", "id", "keyboard", "actions", actions));
    }

    private static List<JsonObject> finger(double fromX, double fromY, double toX, double toY) {
        List<JsonObject> actions = new ArrayList<>(List.of(move(fromX, fromY), DOWN));
        for (int step = 1; (fromX != toX || fromY != toY) && step <= STEPS; step++)
            actions.add(move(fromX + (toX - fromX) * step / STEPS, fromY + (toY - fromY) * step / STEPS));
        actions.add(UP);
        return actions;
    }

    /** In whole pixels: so WebDriver has it. */
    private static JsonObject move(double x, double y) {
        return Json.object("type", "pointerMove", "duration", 0, "x", Math.round(x), "y", Math.round(y));
    }

    private static JsonObject pointer(String kind, String id, List<JsonObject> actions) {
        return Json.object("type", "pointer", "id", id, "parameters", Json.object("pointerType", kind), "actions", actions);
    }

    private static JsonArray sources(JsonObject... sources) {
        JsonArray all = new JsonArray();
        for (JsonObject source : sources) all.add(source);
        return all;
    }
}
