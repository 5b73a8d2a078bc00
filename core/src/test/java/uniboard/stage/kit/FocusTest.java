package uniboard.stage.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.stage.kit.AccessibilityTree.Region;

class FocusTest {
    private final Focus focus = new Focus();

    @Test
    void aSheetGivesTheFocusBackToWhereItWas() {
        focus.show(view(null, "a1", "settings"));
        focus.set("settings");
        focus.show(view("Settings", "close", "language"));
        assertEquals("close", focus.place());
        focus.show(view(null, "a1", "settings"));
        assertEquals("settings", focus.place());
    }

    @Test
    void aSheetInAnotherLanguageIsStillTheSame() {
        focus.show(view(null, "a1", "settings"));
        focus.set("settings");
        focus.show(view("Settings", "close", "language"));
        focus.set("language");
        focus.show(view("Réglages", "close", "language"));
        assertEquals("language", focus.place());
        focus.show(view(null, "a1", "settings"));
        assertEquals("settings", focus.place());
    }

    @Test
    void whoTookUpTheKeysOnASheetKeepsThemWhenItCloses() {
        focus.show(view(null, "a1", "settings"));
        focus.show(view("Settings", "close", "language"));
        assertNull(focus.place());
        focus.set("language");
        focus.show(view(null, "a1", "settings"));
        assertEquals("a1", focus.place());
    }

    @Test
    void aPlaceThatGoesElsewhereDoesNotTakeTheFocusAlong() {
        focus.show(regions(List.of("Ox", "Boar"), List.of("Crab")));
        focus.set("Boar");
        focus.show(regions(List.of("Ox", "Crab"), List.of("Boar")));
        assertEquals("Crab", focus.place());
        focus.show(regions(List.of("Ox"), List.of("Boar")));
        assertEquals("Ox", focus.place());
    }

    @Test
    void eachScreenHasAFocusOfItsOwn() {
        focus.enter("table");
        focus.show(view(null, "a1", "control:close"));
        focus.set("a1");
        focus.enter("rules");
        focus.show(view(null, "control:previous", "control:close"));
        assertEquals("control:previous", focus.place());
        focus.set("control:close");
        focus.enter("table");
        focus.show(view(null, "a1", "control:close"));
        assertEquals("a1", focus.place());
    }

    private static AccessibilityTree regions(List<String> hand, List<String> others) {
        AccessibilityTree one = view(null, hand.toArray(String[]::new));
        AccessibilityTree other = view(null, others.toArray(String[]::new));
        Region second = new Region("others", Region.Kind.LIST, "", other.regions().get(0).places());
        return new AccessibilityTree("", "", "", "", AccessibilityTree.Urgency.POLITE, null, List.of(one.regions().get(0), second), null,
            null);
    }

    private static AccessibilityTree view(String dialog, String... names) {
        List<Place> places = new ArrayList<>();
        for (String name : names) places.add(new Place(name, name, AccessibilityTree.State.PLAIN, 50 * places.size(), 0, 44, 44, 0,
            places.size()));
        List<Region> regions = List.of(new Region("region", Region.Kind.LIST, "", places));
        return new AccessibilityTree("", "", "", "", AccessibilityTree.Urgency.POLITE, dialog, regions, null, null);
    }
}
