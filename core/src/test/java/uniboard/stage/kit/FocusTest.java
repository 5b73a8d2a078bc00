package uniboard.stage.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.stage.kit.Outline.Place;
import uniboard.stage.kit.Outline.Region;

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

    private static Outline view(String dialog, String... names) {
        List<Place> places = new ArrayList<>();
        for (String name : names) places.add(new Place(name, name, Outline.State.PLAIN, 50 * places.size(), 0, 44, 44, 0, places.size()));
        return new Outline("", "", "", "", Outline.Urgency.POLITE, dialog, List.of(new Region("region", Region.Kind.LIST, "", places)), null,
            null);
    }
}
