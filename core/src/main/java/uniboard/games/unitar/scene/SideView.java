package uniboard.games.unitar.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.games.unitar.UnitarDeed;
import uniboard.games.unitar.UnitarPosition;
import uniboard.games.unitar.UnitarStep;
import uniboard.stage.BoardScene;
import uniboard.stage.BoardScene.Plate;
import uniboard.stage.Look;

/** What changes places beside the field: the board on which blocks are placed, the Intention Board, and the comparison. */
final class SideView extends Group {
    private static final float GAP = 2 * Look.UNIT;

    private final Look look;
    private final StonePainter stones;
    private final Rectangle room;
    private final IntentionBoard intention;
    private final PlacementBoard placement;
    private ComparisonActor comparison;
    private DeedList deeds;

    SideView(Look look, StonePainter stones, Rectangle room, BoardScene.Taps taps) {
        this.look = look;
        this.stones = stones;
        this.room = room;
        setTransform(false);
        intention = new IntentionBoard(look, stones, room, taps);
        placement = new PlacementBoard(look, stones, room, taps);
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

    private void only(Group part) {
        comparison = null;
        deeds = null;
        clearChildren();
        addActor(part);
    }

    void compare(UnitarStep step, List<ComparisonActor.Who> seats) {
        clearChildren();
        List<UnitarDeed> list = step.deeds();
        float least = 2 * GAP + 200;
        boolean both = room.height >= least && DeedList.fits(room.height - GAP - Math.min(room.height * 0.52f, 236), list.size());
        Rectangle upper = both ? new Rectangle(room.x, room.y + room.height * 0.48f, room.width, room.height * 0.52f) : room;
        comparison = new ComparisonActor(look, stones, upper, step.comparison(), seats);
        addActor(comparison);
        deeds = null;
        if (!both) return;
        float height = comparison.getY() - GAP - room.y;
        deeds = new DeedList(look, new Rectangle(room.x, room.y, room.width, height), list, seats);
        deeds.show(0);
        addActor(deeds);
    }

    /** The comparison and all that came of it. */
    void review(UnitarStep step, List<ComparisonActor.Who> seats) {
        compare(step, seats);
        done(step.deeds().size());
    }

    /** How much of the comparison is seen; what it leads to only when all is. */
    void reveal(int marks, boolean agreeing, boolean judged) {
        comparison.reveal(marks, agreeing, judged);
        if (deeds != null) deeds.setVisible(judged);
    }

    /** So many of what was approved are carried out. */
    void done(int count) {
        if (deeds != null) deeds.show(count);
    }

    boolean compares() {
        return comparison != null;
    }

    void hint(List<String> places) {
        if (compares()) return;
        for (String place : places) intention.hint(place);
    }

    /** The rows of the comparison as places. */
    static List<String> rows() {
        List<String> rows = new ArrayList<>();
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) rows.add("mark:" + (seat + 1));
        return rows;
    }

    /** Where the place lies in the scene, or null if it isn't one of these. */
    Rectangle bounds(String place) {
        int row = rows().indexOf(place);
        if (row >= 0) return comparison == null ? null : comparison.rowBounds(row);
        Rectangle box = intention.bounds(place);
        return box != null ? box : placement.bounds(place);
    }

    /** Seats as the table calls them. */
    static List<ComparisonActor.Who> seats(UnitarPosition position, List<Plate> plates, List<String> marks) {
        List<ComparisonActor.Who> seats = new ArrayList<>();
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
            seats.add(new ComparisonActor.Who(marks.get(seat), seat < plates.size() ? plates.get(seat).name() : ""));
        }
        return seats;
    }
}
