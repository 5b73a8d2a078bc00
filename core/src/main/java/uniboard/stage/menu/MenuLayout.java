package uniboard.stage.menu;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;

/**
 * Where the parts of the menu lie in a window: as many boxes as there are, as large as they get. CSS pixels, origin at the lower left.
 *
 * @param roomy  whether there is room for larger words and a panel
 * @param notice across the window below the bar; null if there is none
 * @param boxes  in reading order
 * @param panel  where you left off; null where it isn't to be shown or there is no room for it
 */
record MenuLayout(boolean roomy, Rectangle bar, Rectangle notice, Form form, List<Rectangle> boxes, Rectangle panel) {
    /** How a box lies. */
    enum Form {
        /** The window with the miniature above the words. */
        STANDING(0.78f, 0.86f, 200, 150),
        /** The window beside the words. */
        LYING(0.2f, 0.34f, 250, 80);

        private final float lowest;
        private final float highest;
        private final float leastWidth;
        private final float leastHeight;

        /**
         * @param lowest      the least height in parts of the width
         * @param highest     the greatest height in parts of the width
         */
        Form(float lowest, float highest, float leastWidth, float leastHeight) {
            this.lowest = lowest;
            this.highest = highest;
            this.leastWidth = leastWidth;
            this.leastHeight = leastHeight;
        }
    }

    private static final float ROOMY_GAP = 3 * UiContext.UNIT;
    private static final float ROOMY_WIDTH = 560;
    private static final float ROOMY_HEIGHT = 520;
    private static final float PANEL = 389;
    /** A box's greatest width, in parts of the window's shorter side. */
    private static final float WIDEST_PART = 0.68f;
    /** Larger, a box is no longer a box. */
    private static final float WIDEST = 820;
    private static final float LYING_LONGER = 1.4f;
    private static final float ALWAYS_ALLOWED = 340;
    /** How much of what is left free lies above the boxes. */
    private static final float ABOVE = 0.42f;

    static boolean isRoomy(TableLayout window) {
        return window.width() >= ROOMY_WIDTH && window.height() >= ROOMY_HEIGHT;
    }

    /** @param boxes how many stand beside the panel; a single one may stand above it */
    static float panelWidth(TableLayout window, int boxes) {
        float room = window.width() - 2 * margin(window);
        return Math.min(PANEL, boxes == 1 ? room : (float) Math.floor((room - ROOMY_GAP) / 2));
    }

    static float margin(TableLayout window) {
        return isRoomy(window) ? 4 * UiContext.UNIT : window.height() > window.width() ? 12 : UiContext.UNIT;
    }

    /**
     * @param boxes        how many
     * @param noticeHeight 0: there is none
     * @param panelHeight  0: there is none
     */
    static MenuLayout of(TableLayout window, int boxes, float noticeHeight, float panelHeight) {
        return new Builder(window, boxes, noticeHeight, panelHeight).build();
    }

    /** A way to lay the boxes in rows and columns. */
    private record Grid(Form form, int columns, int rows, float width, float height) {
        /** The smaller side of the window with the miniature, about: the miniatures are what players look at. */
        float worth() {
            return form == Form.STANDING ? Math.min(width, height * 0.78f) : height;
        }
    }

    private static final class Builder {
        private final TableLayout window;
        private final int boxes;
        private final float noticeHeight;
        private final float panelHeight;
        private final boolean roomy;
        private final float margin;
        private final float gap;
        private final Rectangle bar;
        private final Rectangle area;

        Builder(TableLayout window, int boxes, float noticeHeight, float panelHeight) {
            this.window = window;
            this.boxes = boxes;
            this.noticeHeight = noticeHeight;
            this.panelHeight = panelHeight;
            roomy = isRoomy(window);
            margin = margin(window);
            boolean tall = window.height() > window.width();
            gap = roomy ? ROOMY_GAP : tall ? 10 : UiContext.UNIT;
            float barHeight = roomy ? 76 : tall ? 48 : UiContext.TOUCH;
            bar = new Rectangle(0, window.height() - barHeight, window.width(), barHeight);
            float top = bar.y - (noticeHeight > 0 ? noticeHeight + gap : 0);
            area = new Rectangle(margin, margin, window.width() - 2 * margin, top - margin);
        }

        MenuLayout build() {
            Grid grid = best();
            if (grid == null && panelHeight > 0) return of(window, boxes, noticeHeight, 0);
            if (grid == null) grid = grid(Form.LYING, Math.max(1, (int) (area.width / Form.LYING.leastWidth)));
            int cells = panelHeight > 0 ? boxes + 1 : boxes;
            boolean panelBelow = panelHeight > 0 && boxes % grid.columns == 0;
            float total = 0;
            for (int row = 0; row < grid.rows; row++) total += rowHeight(grid, row, panelBelow) + (row > 0 ? gap : 0);
            float top = area.y + area.height - Math.max(0, area.height - total) * ABOVE;
            List<Rectangle> places = new ArrayList<>();
            Rectangle panel = null;
            for (int cell = 0; cell < cells; cell++) {
                int row = cell / grid.columns;
                int inRow = Math.min(grid.columns, cells - row * grid.columns);
                boolean besideBoxes = panelHeight > 0 && grid.rows == 1;
                float rowWidth = inRow * grid.width + (inRow - 1) * gap - (besideBoxes ? grid.width - panelWidth(window, boxes) : 0);
                float x = area.x + (area.width - rowWidth) / 2 + cell % grid.columns * (grid.width + gap);
                float height = rowHeight(grid, row, panelBelow);
                float y = top - row * (grid.height + gap) - height;
                if (cell == boxes) panel = panelIn(x, y, besideBoxes ? panelWidth(window, boxes) : grid.width, height);
                else places.add(mirrored(x, y, grid.width, height));
            }
            Rectangle notice = noticeHeight > 0 ? new Rectangle(margin, bar.y - noticeHeight, window.width() - 2 * margin, noticeHeight)
                : null;
            return new MenuLayout(roomy, bar, notice, grid.form, places, panel);
        }

        private Rectangle panelIn(float x, float y, float width, float height) {
            float panelWidth = panelWidth(window, boxes);
            return mirrored(x + (width - panelWidth) / 2, y + (height - panelHeight) / 2, panelWidth, panelHeight);
        }

        private Rectangle mirrored(float x, float y, float width, float height) {
            return window.mirror(new Rectangle(Math.round(x), Math.round(y), (float) Math.floor(width), (float) Math.floor(height)));
        }

        private float rowHeight(Grid grid, int row, boolean panelBelow) {
            return panelBelow && row == grid.rows - 1 ? panelHeight : grid.height;
        }

        private Grid best() {
            Grid best = null;
            boolean wide = window.width() > window.height();
            for (Form form : Form.values()) {
                for (int columns = 1; columns <= boxes + 1; columns++) {
                    Grid grid = grid(form, columns);
                    if (grid.width < form.leastWidth || grid.height < form.leastHeight || !hasPanelRoom(grid)) continue;
                    if (best == null || grid.worth() > best.worth() || wide && grid.worth() == best.worth()) best = grid;
                }
            }
            return best;
        }

        /** Whether the panel fits its cell, or has a row of its own. */
        private boolean hasPanelRoom(Grid grid) {
            boolean ownRow = boxes % grid.columns == 0;
            return panelHeight == 0 || ownRow || grid.rows == 1 || grid.width >= panelWidth(window, boxes);
        }

        private Grid grid(Form form, int columns) {
            boolean panelBelow = panelHeight > 0 && boxes % columns == 0;
            int cells = panelHeight > 0 ? boxes + 1 : boxes;
            int rows = (cells + columns - 1) / columns;
            int boxRows = panelBelow ? rows - 1 : rows;
            float room = area.height - (rows - 1) * gap - (panelBelow ? panelHeight : 0);
            float cellHeight = room / boxRows;
            float cellWidth = (area.width - (columns - 1) * gap) / columns;
            float shorter = Math.min(window.width(), window.height());
            float widest = Math.min(WIDEST, Math.max(ALWAYS_ALLOWED, WIDEST_PART * shorter));
            if (form == Form.LYING) widest *= LYING_LONGER;
            float width = Math.min(Math.min(cellWidth, widest), cellHeight / form.lowest);
            return new Grid(form, columns, rows, width, Math.min(cellHeight, width * form.highest));
        }
    }
}
