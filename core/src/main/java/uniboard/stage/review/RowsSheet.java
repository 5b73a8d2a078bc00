package uniboard.stage.review;

import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.PaperSheet;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;

/** A paper with rows of different heights, as many as fit; where some don't, a button leads to them. */
abstract class RowsSheet extends PaperSheet {
    private static final String MORE = "control:nextMoments";
    private static final float HIGHEST = 500;

    private final UiContext look;
    private final List<Group> rows = new ArrayList<>();
    /** The first row that is shown. */
    private int first;
    private int count;

    RowsSheet(UiContext look, Screen screen, String title, float widest) {
        super(look, screen, title, widthOf(screen, widest), Math.min(HIGHEST, screen.getHeight() - 2 * UiContext.UNIT));
        this.look = look;
    }

    /** Lays everything on the paper, which is empty. */
    abstract void lay();

    /** A row was chosen. */
    abstract void chosenRow(int index);

    /** Lays everything again. */
    final void again() {
        clearPaper();
        rows.clear();
        lay();
        changed();
    }

    /** @param maker makes a row by its index, as wide as there is room between the paddings */
    final void addRows(float top, int all, IntFunction<Group> maker) {
        count = all;
        float y = top;
        int next = first;
        for (; next < count; next++) {
            Group row = maker.apply(next);
            boolean isLast = next == count - 1 && first == 0;
            float below = isLast ? UiContext.UNIT : UiContext.TOUCH + UiContext.UNIT;
            if (y - row.getHeight() < below && next > first) break;
            y -= row.getHeight();
            row.setPosition(PADDING, look.snap(y));
            int index = next;
            Target.make(row, name(index), place -> chosenRow(index));
            put(row);
            rows.add(row);
        }
        if (first == 0 && next == count) return;
        String label = look.texts().say("review.more");
        float width = PlainButton.widthOf(look, label);
        PlainButton more = new PlainButton(look, label, null, width, UiContext.TOUCH - 4);
        more.onTap(MORE, this::chosen);
        add(more, label, paperWidth() - PADDING - width, UiContext.UNIT);
    }

    /** What the outline calls a row. */
    abstract String name(int index);

    abstract String label(int index);

    /** The rows that are shown, as a region; none where there are none. */
    final List<AccessibilityTree.Region> rows(String label) {
        if (rows.isEmpty()) return List.of();
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            places.add(Target.place(rows.get(i), getHeight(), label(first + i), AccessibilityTree.State.PLAIN, i));
        }
        return List.of(new AccessibilityTree.Region("moments", AccessibilityTree.Region.Kind.LIST, label, places));
    }

    @Override
    protected void chosen(String place) {
        if (place.equals(MORE)) {
            first = first + rows.size() >= count ? 0 : first + rows.size();
            again();
            return;
        }
        for (int i = 0; i < rows.size(); i++) {
            if (!place.equals(name(first + i))) continue;
            chosenRow(first + i);
            return;
        }
    }
}
