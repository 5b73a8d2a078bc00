package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.scene.SceneOutline;

/** Brings what is told at the end of a game onto the table, once all of the program is there. */
final class TableEnd {
    private final OpenedSheets sheets;
    private final Group screen;
    /** Below what is shown here. */
    private final Actor marks;
    /** In which the card stands; null: it lies on the screen. */
    private final SideColumn column;

    TableEnd(OpenedSheets sheets, Group screen, Actor marks, SideColumn column) {
        this.sheets = sheets;
        this.screen = screen;
        this.marks = marks;
        this.column = column;
    }

    /** @param mayShow false while something else is being said */
    void refresh(boolean mayShow) {
        TableSheets.End end = sheets.end();
        if (end == null) return;
        boolean isAnother = end.refresh(mayShow);
        if (end.veil().getParent() == null) screen.addActorBefore(marks, end.veil());
        if (!isAnother) return;
        if (column != null) column.end(end.card());
        else if (end.card() != null) screen.addActorAfter(marks, end.card());
    }

    boolean isShown() {
        return sheets.end() != null && sheets.end().card() != null;
    }

    /** Whether the card stands where else the table's controls do. */
    boolean hidesControls() {
        return column == null && isShown();
    }

    /** What a raised card takes from the lower edge of a tall window. */
    float height() {
        return isShown() ? sheets.end().height() : 0;
    }

    /** As {@link TableSheets.End#factLine}. */
    String factLine() {
        return isShown() ? sheets.end().factLine() : "";
    }

    void follow(SceneOutline laid) {
        if (sheets.end() != null) sheets.end().follow(laid);
    }

    void show(SceneOutline laid) {
        if (sheets.end() != null) sheets.end().show(laid);
    }

    void celebrate() {
        if (sheets.end() != null) sheets.end().celebrate();
    }

    void hurry() {
        if (isShown()) sheets.end().hurry();
    }

    boolean lower() {
        return isShown() && sheets.end().lower();
    }

    boolean choose(String place) {
        return isShown() && sheets.end().choose(place);
    }

    /** The status as it is spoken. */
    String told(String status) {
        return isShown() ? sheets.end().told(status) : status;
    }

    String said(String lastMove) {
        return isShown() ? sheets.end().said(lastMove) : lastMove;
    }

    List<AccessibilityTree.Region> regions() {
        return isShown() ? sheets.end().regions() : List.of();
    }
}
