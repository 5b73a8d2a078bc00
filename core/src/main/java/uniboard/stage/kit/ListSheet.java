package uniboard.stage.kit;

import java.util.ArrayList;
import java.util.List;
import uniboard.text.Direction;

/** A short list from which one line is taken. */
public final class ListSheet extends ColumnSheet {
    /**
     * @param name      as the accessibility tree calls the line, beginning with {@code control:}
     * @param icon      before the words, or null
     * @param direction of the line's own words
     * @param value     at the line's end; may be empty
     */
    public record Line(String name, String icon, String text, Direction direction, String value, Runnable action) {
        /** Without a picture. */
        public Line(String name, String text, Direction direction, Runnable action) {
            this(name, null, text, direction, "", action);
        }
    }

    private static final float WIDTH = 376;

    private final List<Line> lines;
    private final Runnable putAway;

    /** @param ticked the name of the line taken before; empty where lines are actions, none of which stays chosen */
    public ListSheet(UiContext look, Screen screen, String title, List<Line> lines, String ticked) {
        this(look, screen, title, lines, ticked, screen::close);
    }

    /** @param putAway once a line is taken */
    private ListSheet(UiContext look, Screen screen, String title, List<Line> lines, String ticked, Runnable putAway) {
        super(look, screen, title, WIDTH);
        this.lines = lines;
        this.putAway = putAway;
        boolean isChoice = !ticked.isEmpty();
        region("list", isChoice ? AccessibilityTree.Region.Kind.RADIO : AccessibilityTree.Region.Kind.LIST, title);
        List<SheetRow> rows = new ArrayList<>();
        for (Line line : lines) {
            boolean isTicked = line.name().equals(ticked);
            SheetRow.End end = isTicked ? SheetRow.End.TICK : SheetRow.End.NOTHING;
            SheetRow row = new SheetRow(look, inner(), new SheetRow.Face(line.icon(), line.text(), line.direction(), line.value(), end));
            Target.make(row, line.name(), chooser());
            AccessibilityTree.State now = isTicked ? AccessibilityTree.State.ON : AccessibilityTree.State.OFF;
            spot(row, row.label(), isChoice ? now : AccessibilityTree.State.PLAIN);
            rows.add(row);
        }
        if (!rows.isEmpty()) add(new RowGroup(look, inner(), rows));
        lay();
    }

    /** As the others, of whose lines each has the screen shown again: until then what lies below would tell what was so before. */
    public static ListSheet refreshing(UiContext look, Screen screen, String title, List<Line> lines, String ticked) {
        return new ListSheet(look, screen, title, lines, ticked, screen::closeSilently);
    }

    @Override
    protected void chosen(String place) {
        super.chosen(place);
        for (Line line : lines) {
            if (!line.name().equals(place)) continue;
            putAway.run();
            line.action().run();
            return;
        }
    }
}
