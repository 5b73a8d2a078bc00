package uniboard.stage;

import java.util.List;

/** What the table shows, as words and places: for assistive technology, the keyboard and the tests. */
public interface TableMirror {
    /** Called whenever the table has settled on something new to show. */
    void show(View view);

    /**
     * @param status what the player is told now
     * @param places all that can be pointed at now, in reading order
     */
    record View(String status, List<Place> places) {
    }

    /**
     * A place of the table or a control. Frame: CSS pixels from the window's upper left corner.
     *
     * @param name  as in {@link uniboard.game.Choice.Step}; controls begin with {@code control:}
     * @param label in the player's language
     */
    record Place(String name, String label, int x, int y, int width, int height) {
    }
}
