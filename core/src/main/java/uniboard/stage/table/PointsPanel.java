package uniboard.stage.table;

import java.util.List;
import uniboard.game.ScoreSheet;
import uniboard.stage.kit.Panel;
import uniboard.stage.kit.UiContext;

/** The points of a match beside the table; of many rounds the last. */
final class PointsPanel extends Panel {
    private static final int ROWS = 4;
    private static final float PADDING = UiContext.UNIT;

    private final UiContext look;
    private final List<String> marks;

    /** @param marks the seats' pictures */
    PointsPanel(UiContext look, List<String> marks, float width) {
        super(look);
        this.look = look;
        this.marks = marks;
        setSize(width, ScoreTable.height(ROWS) + 2 * PADDING);
    }

    void show(ScoreSheet sheet) {
        clearTable();
        ScoreTable table = new ScoreTable(look, sheet, marks, getWidth() - 4 * PADDING, ROWS);
        table.setPosition(2 * PADDING, getHeight() - PADDING - table.getHeight());
        addActor(table);
    }

    private void clearTable() {
        if (getChildren().peek() instanceof ScoreTable shown) shown.remove();
    }
}
