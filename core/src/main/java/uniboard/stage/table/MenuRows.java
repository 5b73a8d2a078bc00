package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.UiContext;

/** The rows of a menu: as many as are seen at once, and where there are more, the rest behind one of them. */
final class MenuRows {
    static final String MORE_ROWS = "control:moreRows";
    private static final int MOST = 8;
    /** In a window in which eight would have to be scrolled. */
    private static final int MOST_IN_LOW = 7;
    private static final float LOW = 690;

    private final UiContext look;
    private final List<MenuGroup> groups;
    /** The lines of each group as they were. */
    private final List<List<ListSheet.Line>> whole = new ArrayList<>();
    private int tooMany;

    /** @param height of the window, in CSS pixels */
    MenuRows(UiContext look, List<MenuGroup> groups, float height) {
        this.look = look;
        this.groups = groups;
        int count = 0;
        for (MenuGroup group : groups) {
            count += group.lines().size();
            whole.add(new ArrayList<>(group.lines()));
        }
        // The row that leads to the rest takes a place too.
        int most = height < LOW ? MOST_IN_LOW : MOST;
        tooMany = count > most ? count - most + 1 : 0;
    }

    /**
     * The groups as the menu shows them.
     *
     * @param open shows the rest
     */
    List<MenuGroup> fold(Consumer<MenuGroup> open) {
        if (tooMany == 0) return groups;
        MenuGroup longest = groups.get(0);
        for (MenuGroup group : groups) if (group.lines().size() > longest.lines().size()) longest = group;
        while (tooMany > 0 && longest.takeRare()) tooMany--;
        for (MenuGroup group : groups) while (tooMany > 0 && group.takeRare()) tooMany--;
        for (MenuGroup group : groups) while (tooMany > 0 && group.takeLast()) tooMany--;
        List<MenuGroup> shown = new ArrayList<>(groups);
        MenuGroup loser = onlyLoser();
        String key = loser == null ? "table.moreRows" : loser.more();
        MenuGroup rest = new MenuGroup(look, look.texts().say(key));
        for (int i = 0; i < groups.size(); i++) {
            for (ListSheet.Line line : whole.get(i)) if (!groups.get(i).lines().contains(line)) rest.add(line);
        }
        if (loser == null) {
            loser = new MenuGroup(look, "");
            shown.add(loser);
        }
        loser.add(MORE_ROWS, "icon-more", key, () -> open.accept(rest));
        return shown;
    }

    /** Null where several have lost lines. */
    private MenuGroup onlyLoser() {
        MenuGroup only = null;
        for (int i = 0; i < groups.size(); i++) {
            if (groups.get(i).lines().size() == whole.get(i).size()) continue;
            if (only != null) return null;
            only = groups.get(i);
        }
        return only;
    }
}
