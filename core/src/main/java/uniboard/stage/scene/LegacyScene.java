package uniboard.stage.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.Selection;
import uniboard.stage.kit.Outline;
import uniboard.stage.kit.TableLayout;

/** For scenes that are still to be laid by the new verbs. */
public abstract class LegacyScene extends BoardScene<Position> {
    private final Group ground;
    private Selection marked;

    protected LegacyScene(SceneRoom room) {
        super(room);
        ground = room.ground();
    }

    /** Called at the end of constructors. */
    protected final void lay(SceneRoom room) {
        if (room.former() != null) takeOver((LegacyScene) room.former());
        layout(room.layout(), room.viewpoint());
    }

    @Override
    protected final void display(SceneState<Position> state) {
        seenBy(state.viewer());
        show(state.position(), state.lastMove());
        marked = state.selection();
        mark(state.selection());
        hint(state.hinted());
        seats(state.plates());
    }

    @Override
    protected final SceneMotion motion(SceneState<Position> from, SceneState<Position> to) {
        return new SceneMotion() {
            @Override
            public void start(Runnable settled) {
                marked = null;
                seenBy(to.viewer());
                seats(to.plates());
                animate(from.position(), to.lastMove(), to.position(), settled);
            }

            @Override
            public void finish() {
                finishMotion();
            }
        };
    }

    @Override
    public final SceneOutline outline() {
        java.util.List<SceneRegion> regions = new java.util.ArrayList<>();
        for (Area area : areas()) {
            SceneRegion region = new SceneRegion(area.name(), area.kind(), area.label());
            for (Spot spot : area.spots()) region.addCell(spot.place(), spot.row(), spot.column(), bounds(spot.place()),
                label(spot.place(), marked));
            regions.add(region);
        }
        if (lastRegion() != null) regions.add(lastRegion());
        return new SceneOutline(regions, marked == null ? narration() : prompt(marked), panZoom());
    }

    protected SceneRegion lastRegion() {
        return null;
    }

    /** What lies below everything and never moves: repainted only when the position, the selection or the seats' plates change. */
    public final Group ground() {
        return ground;
    }

    /**
     * Takes over what the scene knew in whose place this one comes, as far as positions don't tell it, such as how a hand was arranged.
     * Called before anything is laid.
     *
     * @param former of the same game and match, shown before at another size, in another language or to another person
     */
    public void takeOver(LegacyScene former) {
    }

    /** Places everything; called once, before anything is shown. */
    public abstract void layout(TableLayout layout, Viewpoint viewpoint);

    /**
     * Who looks at the table: told before positions are shown, whenever it changes. What that seat can't know is made up in all positions
     * that are shown, and must not be drawn or spoken.
     *
     * @param seat or {@link Position#NOBODY}: someone who may see only what all seats may see
     */
    public void seenBy(int seat) {
    }

    /** Shows a position at once. */
    public abstract void show(Position position, int lastMove);

    /** Moves things from one position to the next, then runs {@code settled}. What moves are actions of this group's actors. */
    public abstract void animate(Position before, int move, Position after, Runnable settled);

    /** Ends a running animation at once, as if its time were over. */
    public abstract void finishMotion();

    /** Shows what is chosen and what may be tapped next; nothing if {@code selection} is null. */
    public abstract void mark(Selection selection);

    /** One plate a seat, in seat order. */
    public abstract void seats(List<Plate> plates);

    /**
     * A place was chosen that changes only how things lie on the table, such as one that sorts a hand. Such places are among the
     * {@link #areas} like all others.
     *
     * @return whether it was one
     */
    public boolean arrange(String place) {
        return false;
    }

    /** What the player looks at the board through; null if all of it is always seen. */
    public PanZoom panZoom() {
        return null;
    }

    /** Tells the player what to do next: a heading, or null, and a sentence. */
    public abstract Prompt prompt(Selection selection);

    /** What the player is told while a move is shown that takes its time, such as one with a story; null for nothing more than usual. */
    public Prompt narration() {
        return null;
    }

    /** Shows, until the next {@link #mark}, which places a hint speaks of. */
    public abstract void hint(List<String> places);

    /** The keyboard's focus came to a place, perhaps none of the scene's, or, with null, left them all. */
    @Override
    public void focused(String place) {
    }

    /** The places that can be tapped, in reading order: for a right-to-left language too as they lie on the screen. */
    public abstract List<Area> areas();

    /** A board, a hand, a row of actions. */
    public record Area(String name, Outline.Region.Kind kind, Message label, List<Spot> spots) {
    }

    /**
     * @param row    from 0 at the top of a grid, as it is shown
     * @param column from 0 at the left of a grid, as it is shown
     */
    public record Spot(String place, int row, int column) {
    }

    /** What a place is called, with what lies there and what may be done with it; {@code selection} may be null. */
    public abstract Message label(String place, Selection selection);

    /** Where a place lies, in this group's coordinates. */
    public abstract Rectangle bounds(String place);
}
