package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import uniboard.known.SpokenGame;
import uniboard.stage.kit.AccessibilityBridge.Way;
import uniboard.stage.kit.AccessibilityTree.Region;
import uniboard.text.Language;

/** A way to choose places at a headless table. */
interface Hand {
    int MOST_KEYS = 60;
    String ZOOM = "view:zoom";
    /** What {@link #ZOOM} says where it would show the whole table, in any language. */
    List<String> WHOLE = Stream.of(Language.values()).map(language -> new SpokenGame(language.code()).say("table.whole")).toList();
    Map<Way, Integer> KEYS = Map.of(Way.LEFT, Keys.LEFT, Way.RIGHT, Keys.RIGHT, Way.UP, Keys.UP, Way.DOWN, Keys.DOWN,
        Way.FIRST, Keys.HOME, Way.LAST, Keys.END);

    void choose(String place);

    /** Taps; where only a part of the table is seen, shows the whole of it first. */
    static Hand pointer(HeadlessTable table) {
        return place -> {
            boolean isPart = table.platform.view().places().stream()
                .anyMatch(each -> each.name().equals(ZOOM) && WHOLE.contains(each.label()));
            if (isPart) {
                table.tap(ZOOM);
                table.settle();
            }
            table.tap(place);
        };
    }

    /** Tab, arrows, and in turn both keys that press a button. */
    static Hand keyboard(HeadlessTable table) {
        return new Hand() {
            private boolean space;

            @Override
            public void choose(String place) {
                goTo(table, place);
                space = !space;
                press(table, space ? Keys.SPACE : Keys.ENTER);
            }
        };
    }

    /** As assistive technology presses buttons. */
    static Hand bridge(HeadlessTable table) {
        return table::activate;
    }

    private static void press(HeadlessTable table, int key) {
        table.gdx.key(key);
        table.frame();
    }

    private static void goTo(HeadlessTable table, String place) {
        for (int keys = 0; !regionOf(table, place).equals(regionOf(table, table.platform.focus())); keys++) {
            assertTrue(keys < MOST_KEYS, () -> "Tab doesn't come to " + place);
            press(table, Keys.TAB);
        }
        for (int keys = 0; !place.equals(table.platform.focus()); keys++) {
            assertTrue(keys < MOST_KEYS, () -> "No arrow leads to " + place);
            press(table, KEYS.get(towards(table, table.platform.focus(), place)));
        }
    }

    private static String regionOf(HeadlessTable table, String place) {
        Region region = place == null ? null : table.platform.view().regionOf(place);
        return region == null ? "" : region.name();
    }

    /** The first arrow of a shortest way. */
    private static Way towards(HeadlessTable table, String from, String to) {
        Map<String, Way> first = new HashMap<>();
        Deque<String> next = new ArrayDeque<>(List.of(from));
        while (!next.isEmpty() && !first.containsKey(to)) {
            String at = next.remove();
            for (Way way : Way.values()) {
                String neighbour = table.platform.listener().neighbour(at, way);
                if (neighbour == null || neighbour.equals(from) || first.containsKey(neighbour)) continue;
                first.put(neighbour, at.equals(from) ? way : first.get(at));
                next.add(neighbour);
            }
        }
        assertTrue(first.containsKey(to), () -> "No arrows lead from " + from + " to " + to);
        return first.get(to);
    }
}
