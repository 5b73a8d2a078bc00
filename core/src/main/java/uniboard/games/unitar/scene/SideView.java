package uniboard.games.unitar.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.ObjIntConsumer;
import uniboard.games.unitar.UnitarExecution;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarStep;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneRegion;

/** What lies beside the field: in turn the board on which blocks are placed, the Intention Board and the comparison, and the buttons. */
final class SideView extends Group {
    private static final float GAP = 2 * UiContext.UNIT;

    private final UiContext look;
    private final StonePainter stones;
    private final Rectangle room;
    private final Group board = new Layer(Touchable.childrenOnly);
    private final IntentionBoard intention;
    private final PlacementBoard placement;
    private final ButtonsActor buttons;
    /** Null while neither lies there. */
    private ComparisonActor comparison;
    private ExecutionList executions;

    /** @param wanted told which of the blocks that are placed is tapped, by its place and its symbol */
    SideView(UiContext look, StonePainter stones, UnitarPlaces places, SceneHost host, ObjIntConsumer<String> wanted) {
        this.look = look;
        this.stones = stones;
        room = places.board();
        setTransform(false);
        intention = new IntentionBoard(look, stones, room, host);
        placement = new PlacementBoard(look, stones, room, wanted);
        buttons = new ButtonsActor(look, places, host);
        addActor(board);
        addActor(buttons);
    }

    ButtonsActor buttons() {
        return buttons;
    }

    /** @param active the symbol that the next field is for, or {@link uniboard.games.unitar.UnitarBlock#NONE} */
    void place(int colour, Chosen chosen, int active) {
        only(placement);
        placement.show(colour, chosen, active);
    }

    void intend(Chosen chosen) {
        only(intention);
        intention.show(chosen.places());
    }

    /** What each action would do with the block that the seat to decide has named. */
    void foresee(UnitarPosition position, Chosen chosen) {
        if (chosen.hasBlock()) intention.foresee(position, chosen.block());
    }

    private void only(Group part) {
        comparison = null;
        executions = null;
        board.clearChildren();
        board.addActor(part);
    }

    void compare(UnitarStep step, List<Who> seats) {
        List<UnitarExecution> list = step.executions();
        float least = 2 * GAP + 200;
        boolean both = room.height >= least && ExecutionList.fits(room.height - GAP - Math.min(room.height * 0.52f, 236), list.size());
        Rectangle upper = both ? new Rectangle(room.x, room.y + room.height * 0.48f, room.width, room.height * 0.52f) : room;
        ComparisonActor rows = new ComparisonActor(look, stones, upper, step, seats);
        only(rows);
        comparison = rows;
        if (!both) return;
        float height = comparison.getY() - GAP - room.y;
        executions = new ExecutionList(look, new Rectangle(room.x, room.y, room.width, height), list, seats);
        executions.show(0);
        board.addActor(executions);
    }

    /** The comparison and all that came of it. */
    void review(UnitarStep step, List<Who> seats) {
        compare(step, seats);
        done(step.executions().size());
    }

    /** How much of the comparison is seen; nothing of what it leads to. */
    void reveal(int marks, boolean agreeing) {
        comparison.reveal(marks, agreeing);
        if (executions != null) executions.setVisible(false);
    }

    /** The whole comparison is seen, and what it leads to. */
    void judge() {
        comparison.judge();
        if (executions != null) executions.setVisible(true);
    }

    /** Shows which of the approved intentions are carried out: the first {@code count}. */
    void done(int count) {
        if (executions != null) executions.show(count);
    }

    void hint(List<String> places) {
        if (comparison == null) intention.hint(places);
        for (String place : places) buttons.hint(place);
    }

    /** Which of the blocks that are placed is next; see {@link PlacementBoard#region}. */
    SceneRegion blocks(int colour, Chosen chosen, IntConsumer want) {
        return placement.region(colour, chosen, want);
    }

    /** What can be marked. */
    List<SceneRegion> marks() {
        return intention.regions();
    }

    /** The rows of the comparison. */
    SceneRegion rows() {
        return comparison.region();
    }
}
