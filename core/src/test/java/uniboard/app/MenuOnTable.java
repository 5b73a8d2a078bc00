package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.stage.kit.AccessibilityTree.Place;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.SheetRow;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.Tile;

/** What a table's menu shows, down to its icons and words. */
final class MenuOnTable {
    private static final int MOST_ROWS = 8;
    /** As {@link FakeTextPainter} has it. */
    private static final float LETTER = 14 * 0.55f;

    private final HeadlessTable table;

    private MenuOnTable(HeadlessTable table) {
        this.table = table;
    }

    static MenuOnTable open(HeadlessTable table) {
        table.activate("control:more");
        table.settle();
        return new MenuOnTable(table);
    }

    /** The sheet that lies over the table. */
    static MenuOnTable of(HeadlessTable table) {
        return new MenuOnTable(table);
    }

    List<SheetRow> rows() {
        return all(SheetRow.class, PaintedWords.stage(table).getRoot());
    }

    List<Tile> tiles() {
        return all(Tile.class, PaintedWords.stage(table).getRoot());
    }

    List<String> names() {
        return table.places();
    }

    /** Of what is chosen on the sheet. */
    List<Place> places() {
        return table.platform.view().places();
    }

    /** Few rows, each with its icon and words, nothing cut, nothing over anything else, in the menu and in its second sheet. */
    void checkAll() {
        assertTrue(rows().size() <= MOST_ROWS, () -> table.places().toString());
        check();
        if (!table.places().contains("control:moreRows")) return;
        table.activate("control:moreRows");
        table.settle();
        check();
    }

    void check() {
        List<Group> targets = new ArrayList<>(rows());
        targets.addAll(tiles());
        for (Group target : targets) {
            String label = table.place(target.getName()).label();
            assertFalse(label.isBlank(), target.getName());
            assertEquals(1, all(Picture.class, target).size(), () -> "no icon: " + label);
            List<TextActor> texts = all(TextActor.class, target);
            for (TextActor text : texts) {
                assertTrue(label.contains(text.text()), () -> "not all is said: " + label + ", " + text.text());
                isWithin(text, target);
            }
            areApart(texts);
        }
        for (Place place : places()) {
            assertTrue(place.width() >= 44 && place.height() >= 44, () -> "too small for a finger: " + place);
            assertTrue(place.x() >= 0 && place.x() + place.width() <= table.width(), () -> "outside the window: " + place);
        }
    }

    private static void isWithin(TextActor text, Group target) {
        float width = 0;
        for (String word : text.text().split(" ")) width = Math.max(width, word.length() * LETTER);
        String what = text.text();
        assertTrue(text.textWidth() <= text.getWidth() + 1 && text.textHeight() <= target.getHeight(), () -> "cut: " + what);
        assertTrue(width <= target.getWidth(), () -> "a word is cut: " + what);
        assertTrue(text.getX() >= 0 && text.getX() + text.getWidth() <= target.getWidth() + 1, () -> "outside: " + what);
    }

    private static void areApart(List<TextActor> texts) {
        for (int i = 0; i < texts.size(); i++) {
            for (TextActor other : texts.subList(i + 1, texts.size())) {
                TextActor text = texts.get(i);
                if (text.text().isEmpty() || other.text().isEmpty()) continue;
                boolean areApart = text.getX() + text.getWidth() <= other.getX() || other.getX() + other.getWidth() <= text.getX()
                    || text.getY() + text.getHeight() <= other.getY() || other.getY() + other.getHeight() <= text.getY();
                assertTrue(areApart, () -> text.text() + " covers " + other.text());
            }
        }
    }

    private static <T> List<T> all(Class<T> kind, Group group) {
        List<T> found = new ArrayList<>();
        for (Actor child : group.getChildren()) {
            if (kind.isInstance(child)) found.add(kind.cast(child));
            if (child instanceof Group inner) found.addAll(all(kind, inner));
        }
        return found;
    }
}
