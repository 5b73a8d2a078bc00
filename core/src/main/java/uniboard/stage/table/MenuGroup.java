package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.UiContext;

/** Lines of a menu that belong together. */
final class MenuGroup {
    private final UiContext look;
    private final String name;
    private final String more;
    private final List<ListSheet.Line> lines = new ArrayList<>();
    private final List<ListSheet.Line> rare = new ArrayList<>();

    /** @param name may be empty */
    MenuGroup(UiContext look, String name) {
        this(look, name, "table.moreRows");
    }

    /** @param more the key of the words for what it has no room for */
    MenuGroup(UiContext look, String name, String more) {
        this.look = look;
        this.name = name;
        this.more = more;
    }

    String more() {
        return more;
    }

    String name() {
        return name;
    }

    List<ListSheet.Line> lines() {
        return lines;
    }

    /** @param key of the words */
    void add(String place, String icon, String key, Runnable action) {
        add(line(look, place, icon, look.texts().say(key), action));
    }

    /** Adds a line that goes before others where there isn't room for all; those added last go first. */
    void addRare(String place, String icon, String key, Runnable action) {
        add(place, icon, key, action);
        rare.add(lines.get(lines.size() - 1));
    }

    void add(ListSheet.Line line) {
        lines.add(line);
    }

    /** @return whether there was a rare line to be taken out */
    boolean takeRare() {
        return !rare.isEmpty() && lines.remove(rare.remove(rare.size() - 1));
    }

    /** @return whether there was a line to be taken out */
    boolean takeLast() {
        if (lines.isEmpty()) return false;
        lines.remove(lines.size() - 1);
        return true;
    }

    /** A line in the player's language. */
    static ListSheet.Line line(UiContext look, String place, String icon, String text, Runnable action) {
        return new ListSheet.Line(place, icon, text, look.texts().language().direction(), "", action);
    }
}
